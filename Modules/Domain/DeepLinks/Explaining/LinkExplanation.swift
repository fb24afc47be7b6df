/// Why a link opens its route, or none. It quotes the link, so do not log it.
public struct LinkExplanation: Equatable, Sendable {
    /// A route that was compared, and why it does not take the link.
    public struct Candidate: Equatable, Sendable {
        public let pattern: LinkPattern
        public let refusal: LinkFinding
    }

    /// The segments of the path; empty if they could not be read.
    public let segments: [String]
    public let match: LinkMatch?
    public let error: LinkError?
    /// What was decisive, and the route that was probably meant.
    public let findings: [LinkFinding]
    /// Those that share the longest beginning with the link, the most similar first, one for each segment that follows
    /// it; or those that match it, too, but less exactly.
    public let candidates: [Candidate]
    /// The query items that the link's route does not read.
    public let unread: [UnreadItem]
    /// The route that was probably meant, if none matches the link.
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
        [summary] + candidates.map(\.refusal.description)
    }
}
