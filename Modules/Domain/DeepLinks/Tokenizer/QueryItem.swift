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
        get throws(LinkError) { try PercentCoding.decoded(Array(rawName.utf8)[...]) }
    }

    /// Empty where the item has no value.
    ///
    /// - Throws: `invalidLink` if it cannot be decoded.
    public var value: String {
        get throws(LinkError) { try PercentCoding.decoded(Array((rawValue ?? "").utf8)[...]) }
    }

    /// By the bytes as they are written.
    public static func == (left: QueryItem, right: QueryItem) -> Bool {
        left.rawName.isExactly(right.rawName)
            && left.rawValue.map(ExactText.init) == right.rawValue.map(ExactText.init)
    }

    func isNamed(_ name: String) -> Bool {
        (try? self.name)?.isExactly(name) ?? false
    }

    /// The items in order; nothing between two `&` is no item.
    static func items(in query: Bytes?) -> [QueryItem] {
        (query ?? []).split(separator: UInt8(ascii: "&")).map { piece in
            var name = piece
            let value = name.cut(at: UInt8(ascii: "="))
            return QueryItem(
                rawName: String(decoding: name, as: UTF8.self),
                rawValue: value.map { String(decoding: $0, as: UTF8.self) })
        }
    }
}
