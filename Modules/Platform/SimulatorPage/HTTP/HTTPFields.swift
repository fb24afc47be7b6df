/// A message's header fields, in order; names compare without case (RFC 9110, section 5.1).
public struct HTTPFields: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private var fields: [(name: String, value: String)] = []

    public init() {}

    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }

    public mutating func add(_ name: String, _ value: String) {
        fields.append((name.lowercased(), value))
    }

    /// All values of that name.
    /// - Parameter name: in lower case.
    public func values(of name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    /// The value of that name; nil if there is none, or more than one.
    /// - Parameter name: in lower case.
    public subscript(name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values[0] : nil
    }

    var lines: [String] { fields.map { "\($0.name): \($0.value)" } }

    public static func == (one: HTTPFields, other: HTTPFields) -> Bool { one.lines == other.lines }
}
