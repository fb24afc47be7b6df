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

    /// Says which actions the notification has, if it does not have this one: the app then has nothing to do.
    func warn(of userInfo: Data, _ categories: [NotificationCategory]) {
        if let warning = warning(of: userInfo, categories) { Console.writeError(warning) }
    }

    func warning(of userInfo: Data, _ categories: [NotificationCategory]) -> String? {
        guard case .custom(let id, _) = response, let payload = try? NotificationPayload(json: userInfo),
            categories.action(id, in: payload.category) == nil
        else { return nil }
        let offered = categories.first { $0.id == payload.category }?.actions.map(\.id) ?? []
        return offered.isEmpty
            ? "This notification has no action \(id), nor any other: aps.category names no category with actions."
            : "This notification has no action \(id), only: \(offered.joined(separator: ", "))"
    }
}
