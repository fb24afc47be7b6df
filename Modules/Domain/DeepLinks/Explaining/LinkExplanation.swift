/// Why a link opens its route, or none. It quotes the link, so do not log it.
public struct LinkExplanation: Sendable {
    /// A route that was compared, and why it does not take the link.
    public struct Candidate: Equatable, Sendable {
        public let pattern: LinkPattern
        public let refusal: LinkFinding

        /// - Parameter values: of the refusal, beside `route`.
        init(_ route: LinkDeclaration, _ code: String, _ sentence: String, _ values: [String: String] = [:]) {
            pattern = route.pattern
            refusal = LinkFinding(code, sentence, values.merging(["route": "\(route)"]) { $1 })
        }
    }

    /// The segments of the path; empty if they could not be read.
    public internal(set) var segments: [String] = []
    public internal(set) var match: LinkMatch?
    public internal(set) var error: LinkError?
    /// What was decisive, and the route that was probably meant.
    public internal(set) var findings: [LinkFinding] = []
    /// Those that share the longest beginning with the link, the most similar first, one for each segment that follows
    /// it; or those that match it, too, but less exactly.
    public internal(set) var candidates: [Candidate] = []
    /// The query items that neither the link's route nor its expiry nor its campaign reads.
    public internal(set) var unread: [UnreadItem] = []
    /// The route that was probably meant, if none matches the link.
    public internal(set) var nearest: LinkPattern?

    /// What was decisive, in one sentence.
    public var summary: String { findings.map(\.description).joined(separator: "; ") }

    /// The summary and its candidates, each on a line.
    public var lines: [String] {
        [summary] + candidates.map(\.refusal.description)
    }
}
