/// One `name=value` of a query, kept as it is written and decoded when asked for.
public struct QueryItem: Equatable, Sendable {
    public let rawName: String
    /// Nil where the item has no `=`.
    public let rawValue: String?

    public init(rawName: String, rawValue: String?) {
        self.rawName = rawName
        self.rawValue = rawValue
    }

    /// - Throws: `invalidLink` if it cannot be decoded.
    public var name: String {
        get throws(LinkError) { try Self.decoded(rawName) }
    }

    /// Empty where the item has no value.
    ///
    /// - Throws: `invalidLink` if it cannot be decoded.
    public var value: String {
        get throws(LinkError) { try Self.decoded(rawValue ?? "") }
    }

    private static func decoded(_ written: String) throws(LinkError) -> String {
        // A text without escapes is the same text, and needs no array.
        guard written.utf8.contains(UInt8(ascii: "%")) else { return written }
        guard let text = try? PercentCoding.decoded(Array(written.utf8)[...]) else { throw .invalidLink }
        return text
    }
}
