public import Foundation

/// One request.
public struct HTTPRequest: Equatable, Sendable {
    public let method: String
    /// What the request line names, without its query.
    public let path: String
    public let fields: HTTPFields
    public var body: Data
    /// Whether the client wants another answer on the same connection.
    var keepsAlive = true

    public init(_ method: String, _ path: String, fields: HTTPFields = [:], body: Data = Data()) {
        self.method = method
        self.path = path
        self.fields = fields
        self.body = body
    }
}

/// A message's header fields, in order; names compare without case (RFC 9110, section 5.1).
public struct HTTPFields: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private var fields: [(name: String, value: String)] = []

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
