import ArgumentParser
import Foundation
import Notifications

/// The user's response to a notification, for `push` and `tap`.
struct ResponseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Choose this action instead of tapping.", valueName: "ID"))
    var action: String?

    @Option(help: "What is typed, for an action that takes text.")
    var text: String?

    func validate() throws {
        if text != nil && action == nil { throw ValidationError("--text goes with --action.") }
    }

    var response: NotificationResponse.Action {
        action.map { NotificationResponse.Action(identifier: $0, text: text) } ?? .open
    }

    /// Why the app will have nothing to do, since a device offers no such action; nil if it does.
    func warning(of userInfo: Data, _ categories: [NotificationCategory]) -> String? {
        let category = (try? NotificationPayload(json: userInfo))?.category
        guard case .custom(let id, _) = response, categories.action(id, in: category) == nil else { return nil }
        let offered = categories.first { $0.id == category }?.actions.map(\.id) ?? []
        return offered.isEmpty
            ? "This notification has no action \(id), nor any other: aps.category names no category with actions."
            : "This notification has no action \(id), only: \(offered.joined(separator: ", "))"
    }
}
