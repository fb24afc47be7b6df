import DeepLinks

/// The parts of a web address that site associations look at, escaped as the system writes them: all ASCII.
struct SiteAddress {
    /// In lower case, without a trailing dot, with its port unless that is the scheme's own; nil if the text is only
    /// what follows the host.
    let host: String?
    let path: String
    /// Empty where there is none.
    let query: String
    let fragment: String

    /// - Throws: `invalidLink` if it is too long.
    init(_ text: String) throws(LinkError) {
        guard text.utf8.count <= SiteAssociationLimits.link else { throw .invalidLink }
        var rest = Self.escaped(text)[...]
        fragment = Self.cut(&rest, at: "#")
        query = Self.cut(&rest, at: "?")
        host = Self.takeHost(from: &rest)
        path = rest.hasPrefix("/") ? String(rest) : "/" + rest
    }

    /// The items of the query in their order, as they are written; one without `=` has an empty value.
    var queryItems: [(name: String, value: String)] {
        query.split(separator: "&").map { item in
            var name = item
            let value = Self.cut(&name, at: "=")
            return (String(name), value)
        }
    }

    /// Removes the mark and what follows it, and returns what follows.
    private static func cut(_ rest: inout Substring, at mark: Character) -> String {
        guard let index = rest.firstIndex(of: mark) else { return "" }
        defer { rest = rest[..<index] }
        return String(rest[index...].dropFirst())
    }

    private static func takeHost(from rest: inout Substring) -> String? {
        for scheme in ["https", "http"] where rest.prefix(scheme.count + 3).lowercased() == scheme + "://" {
            let authority = rest.dropFirst(scheme.count + 3).prefix { $0 != "/" }
            rest = rest[authority.endIndex...]
            return normalHost(String(authority), under: scheme)
        }
        return nil
    }

    /// A host as an address has it; what is none, such as one with a user's name, equals none.
    static func normalHost(_ text: String, under scheme: String = "https") -> String {
        let text = escaped(text)
        guard !text.contains(where: "/?#".contains),
            case .universal(let name) = try? ParsedLink("\(scheme)://\(text)").form
        else { return text.lowercased() }
        return name
    }

    /// Escapes what cannot stand in an address; what is escaped already stays.
    private static func escaped(_ text: String) -> String {
        guard !text.utf8.allSatisfy(isPlain) else { return text }
        let digits = Array("0123456789ABCDEF".utf8)
        let bytes = text.utf8.flatMap { byte in
            isPlain(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x21..<0x7F).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
    }
}
