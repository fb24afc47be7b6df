/// One arrival that the tour shows, in the lines that the phone in the terminal takes.
public struct TourStop: Sendable {
    /// The key of the sentence that introduces it.
    let title: String
    let lines: [String]

    public init(_ title: String, _ lines: String...) {
        self.title = title
        self.lines = lines
    }
}
