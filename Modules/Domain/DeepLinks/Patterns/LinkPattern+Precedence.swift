extension LinkPattern {
    /// The first parameter in whose place the other pattern is more exact, so that a path of both goes to the other.
    func parameter(lostTo other: LinkPattern) -> String? {
        zip(segments, other.segments).first { $0.rank > $1.rank }?.0.name?.text
    }
}
