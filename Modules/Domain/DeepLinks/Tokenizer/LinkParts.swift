/// The parts of a link as they are written (RFC 3986, section 3), split before anything is decoded.
struct LinkParts {
    /// In lower case.
    let scheme: String?
    let authority: Bytes?
    let path: Bytes
    let query: Bytes?
    let fragment: Bytes?

    /// - Throws: `invalidLink` if it is empty, too long, or holds a backslash or a control character.
    init(_ text: String) throws(LinkError) {
        try self.init(text, hasOrigin: true)
    }

    /// Reads all of a text up to `?` or `#` as a path, though it may look like a scheme.
    init(path text: String) throws(LinkError) {
        try self.init(text, hasOrigin: false)
    }

    private init(_ text: String, hasOrigin: Bool) throws(LinkError) {
        guard (1...LinkLimits.bytes).contains(text.utf8.count),
            !text.utf8.contains(where: { $0.isControl || $0 == UInt8(ascii: "\\") })
        else { throw .invalidLink }
        var rest = Array(text.utf8)[...]
        fragment = rest.cut(at: UInt8(ascii: "#"))
        query = rest.cut(at: UInt8(ascii: "?"))
        scheme = hasOrigin ? Self.takeScheme(from: &rest) : nil
        authority = scheme == nil ? nil : Self.takeAuthority(from: &rest)
        path = rest
    }

    /// The scheme before the first colon; a text that is no scheme (RFC 3986, section 3.1) belongs to the path.
    private static func takeScheme(from rest: inout Bytes) -> String? {
        guard let colon = rest.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = rest[..<colon]
        guard let first = name.first, first.isLetter,
            name.allSatisfy({ $0.isLetterOrDigit || "+-.".utf8.contains($0) })
        else { return nil }
        rest = rest[(colon + 1)...]
        return String(decoding: name, as: UTF8.self).asciiLowercased
    }

    private static func takeAuthority(from rest: inout Bytes) -> Bytes? {
        guard rest.starts(with: "//".utf8) else { return nil }
        let start = rest.dropFirst(2)
        let end = start.firstIndex(of: UInt8(ascii: "/")) ?? start.endIndex
        rest = rest[end...]
        return start[..<end]
    }
}
