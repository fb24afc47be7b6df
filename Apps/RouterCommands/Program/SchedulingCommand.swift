/// How the user of a program has it schedule a notification.
public struct SchedulingCommand: Sendable {
    /// What is typed before the minutes in the terminal's phone.
    let word: String
    /// The key of the sentence that offers a notification in two minutes.
    let offer: String

    public init(_ word: String, offer: String) {
        self.word = word
        self.offer = offer
    }
}
