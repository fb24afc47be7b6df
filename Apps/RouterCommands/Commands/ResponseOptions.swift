import ArgumentParser
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
}
