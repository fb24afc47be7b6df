/// Why a link leads where it leads, or nowhere. It quotes the link, so it is for whoever asks and not for a log.
public struct LinkExplanation: Equatable, Sendable {
    /// A route that was compared, and why it does not take the link.
    public struct Candidate: Equatable, Sendable {
        public let pattern: LinkPattern
        public let refusal: String
    }

    /// The path as it was read; empty if it could not be.
    public let segments: [String]
    public let match: LinkMatch?
    public let error: LinkError?
    /// What was decisive, and the route that was probably meant.
    public let findings: [LinkFinding]
    /// Those that share the longest beginning with the link, the most alike first and one for each segment that follows
    /// it; or those that take it as well, but less exactly.
    public let candidates: [Candidate]
    /// What stands in the query and is not read, where a route takes the path.
    public let unread: [UnreadItem]
    /// The route that was probably meant, where none takes the link.
    public let nearest: LinkPattern?

    init(
        segments: [String] = [], match: LinkMatch? = nil, error: LinkError? = nil, findings: [LinkFinding],
        candidates: [Candidate] = [], unread: [UnreadItem] = [], nearest: LinkPattern? = nil
    ) {
        self.segments = segments
        self.match = match
        self.error = error
        self.findings = findings
        self.candidates = candidates
        self.unread = unread
        self.nearest = nearest
    }

    /// What was decisive, in one sentence.
    public var summary: String { findings.map(\.description).joined(separator: "; ") }

    /// The summary and its candidates, each on a line.
    public var lines: [String] {
        [summary] + candidates.map { "\($0.pattern): \($0.refusal)" }
    }
}
