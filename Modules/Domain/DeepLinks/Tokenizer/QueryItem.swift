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
        get throws(LinkError) { try rawValue.map { raw throws(LinkError) in try Self.decoded(raw) } ?? "" }
    }

    /// By the bytes as they are written.
    public static func == (left: QueryItem, right: QueryItem) -> Bool {
        left.rawName.isExactly(right.rawName)
            && left.rawValue.map(ExactText.init) == right.rawValue.map(ExactText.init)
    }

    func isNamed(_ name: String) -> Bool {
        (try? self.name)?.isExactly(name) ?? false
    }

    private static func decoded(_ raw: String) throws(LinkError) -> String {
        let isPlain = raw.withBytes { $0.first(UInt8(ascii: "%"), from: 0, to: $0.count) == $0.count }
        guard let text = isPlain ? raw : raw.withBytes({ try? PercentCoding.decoded($0) }) else { throw .invalidLink }
        return text
    }
}
