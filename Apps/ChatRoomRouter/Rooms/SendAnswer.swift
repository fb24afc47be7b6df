import AppFlow
import Chats
import RouterCommands

/// What `send` answers.
struct SendAnswer: Encodable {
    let error: Answer.Failure?
    /// The message's id; nil if none was written.
    let id: Message.ID?
    /// How far it has come; nil if none was written, or it was deleted since.
    let state: String?

    init(errorCode: String, language: Language) {
        error = Answer.Failure(errorCode, in: language)
        id = nil
        state = nil
    }

    init(_ id: Message.ID, _ delivery: MessageDelivery?) {
        error = nil
        self.id = id
        state = delivery?.rawValue
    }

    private enum Key: CodingKey { case outcome, error, id, state }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(error == nil ? "written" : "failed", forKey: .outcome)
        try container.encode(error, forKey: .error)
        try container.encode(id, forKey: .id)
        try container.encode(state, forKey: .state)
    }
}
