import Foundation

/// Where a value stands among a payload's own keys: the keys that lead to it, outermost first.
struct PayloadPath: Sendable, Equatable, CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
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

    /// The names joined by dots.
    var description: String { names.joined(separator: ".") }

    /// The key itself, at the top or within the app's own object; what stands below says how it is read.
    var key: PayloadPath { PayloadPath(names: Array(names.prefix(2))) }

    /// Nil if nothing stands there. Where an object is looked for, one that a sender wrote as a text is read, too.
    func value(in members: [String: JSONValue]) -> JSONValue? {
        guard var value = names.first.flatMap({ members[$0] }) else { return nil }
        for name in names.dropFirst() {
            if case .string(let text) = value, text.utf8.first == UInt8(ascii: "{"), value.members == nil {
                return .unreadable
            }
            guard let member = value.members?[name] else { return nil }
            value = member
        }
        return value
    }
}
