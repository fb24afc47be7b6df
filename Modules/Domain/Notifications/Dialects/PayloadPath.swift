import Foundation

/// Where a value stands among a payload's own keys: the names on the way to it, outermost first.
struct PayloadPath: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    let names: [String]

    init(names: [String]) {
        self.names = names
    }

    init(stringLiteral name: String) {
        names = [name]
    }

    init(arrayLiteral names: String...) {
        self.names = names
    }

    /// Nil if nothing stands there. Where an object is looked for, one that a sender wrote as a text is read, too.
    func value(in members: [String: JSONValue]) -> JSONValue? {
        guard var value = names.first.flatMap({ members[$0] }) else { return nil }
        for name in names.dropFirst() {
            if case .string(let text) = value { value = JSONValue(json: text) ?? .null }
            guard let member = value[name] else { return nil }
            value = member
        }
        return value
    }
}

extension JSONValue {
    fileprivate init?(json text: String) {
        guard text.utf8.first == UInt8(ascii: "{") else { return nil }
        self.init(json: Data(text.utf8))
    }
}
