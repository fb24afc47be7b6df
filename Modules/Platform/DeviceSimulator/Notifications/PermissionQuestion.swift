import Notifications

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
    private(set) var askedFor: AuthorizationOptions?
    /// The permission in the question on the display; nil if there is none.
    private(set) var prompt: AuthorizationOptions?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func ask(for options: AuthorizationOptions) {
        askedFor = options
    }

    /// The question that stands on the display already stays.
    func show(_ options: AuthorizationOptions) {
        if prompt == nil { prompt = options }
    }

    func whenClosed() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    /// The user has answered, or the process that asked is gone and the user has said nothing.
    func close() {
        prompt = nil
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }
}
