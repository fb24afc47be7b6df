import ArgumentParser
import Notifications

/// What the user does with a notification, as `push` and `tap` both take it.
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
