/// Why a link opens its route, or none. It quotes the link, so do not log it.
public struct LinkExplanation: Sendable {
    /// The segments of the path; empty if they could not be read.
    public internal(set) var segments: [String] = []
    public internal(set) var match: LinkMatch?
    public internal(set) var error: LinkError?
    /// What was decisive, and the route that was probably meant.
    public internal(set) var findings: [LinkFinding] = []
    /// Why other routes do not take the link: those that share the longest beginning with it, the most similar first,
    /// one for each segment that follows it; or those that match it, too, but less exactly.
    public internal(set) var candidates: [LinkFinding] = []
    /// The query items that neither the link's route nor its expiry nor its campaign reads: `keyNotRead` with the name
    /// that was likely meant, else `itemNotRead`.
    public internal(set) var unread: [LinkFinding] = []
    /// The route that was probably meant, if none matches the link.
    public internal(set) var nearest: LinkPattern?

    /// What was decisive, in one sentence.
    public var summary: String { findings.map(\.description).joined(separator: "; ") }

    /// The summary and its candidates, each on a line.
    public var lines: [String] { [summary] + candidates.map(\.description) }
}
