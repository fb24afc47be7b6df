/// A JSON object, written as a dictionary of its members. A member that is nil is `null`.
public struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private var members: [String: any Encodable]

    public init(dictionaryLiteral members: (String, any Encodable)...) {
        self.members = Dictionary(members) { $1 }
    }

    /// Takes the members of another object, in the place of its own of the same names.
    mutating func merge(_ other: JSONObject) {
        members.merge(other.members) { $1 }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in members { try container.encode(value, forKey: Name(stringValue: name)) }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}
