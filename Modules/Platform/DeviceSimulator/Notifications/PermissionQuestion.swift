public import Notifications

/// The app's question whether it may notify, until the user answers it.
@MainActor
public final class PermissionQuestion {
    /// How the user answers.
    public enum Answer: Sendable {
        case granted, denied
        /// The question stands on the display until ``DeviceCommand/answerPrompt(grants:)``.
        case onDisplay
    }

    public var answer = Answer.granted
    /// The permission that the user was asked for; nil if this process did not ask.
    public internal(set) var askedFor: AuthorizationOptions?
    /// Those that wait for the answer to the question on the display.
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Whether the question is on the display.
    public var isOpen: Bool { !waiting.isEmpty }

    /// - Parameter opened: called once the question is on the display.
    func whenAnswered(opened: () -> Void) async {
        await withCheckedContinuation {
            waiting.append($0)
            opened()
        }
    }

    /// The user has answered, or the process that asked is gone and the user has said nothing.
    func close() {
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }
}
