/// What stands before a link's path.
struct LinkOrigin {
    /// In lower case; nil in a relative link.
    private(set) var scheme: String?
    /// That of an http or https link, else nil.
    private(set) var authority: Authority?
    private(set) var pathStart = 0

    /// That of a path alone.
    init() {}

    /// - Throws: `noAddress`, `user`, `controlCharacter`, `backslash`, or what is wrong with a host or its port.
    init(_ bytes: [UInt8]) throws(LinkFault) {
        guard let scheme = Self.scheme(of: bytes) else { return }
        self.scheme = scheme
        let start = scheme.utf8.count + 3
        guard start <= bytes.count, bytes[start - 2] == UInt8(ascii: "/"), bytes[start - 1] == UInt8(ascii: "/") else {
            if Self.isWeb(scheme) { throw .noAddress }
            pathStart = start - 2
            return
        }
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "/"), !bytes[end].endsPath {
            try bytes[end].checkInLink()
            if bytes[end] == UInt8(ascii: "@") { throw .user }
            end += 1
        }
        // With a custom scheme it is the first segment: `app://home/feed` has the path `home/feed`.
        pathStart = Self.isWeb(scheme) ? end : start
        if Self.isWeb(scheme) { authority = try Authority(bytes[start..<end]) }
    }

    var form: ParsedLink.Form {
        guard let scheme else { return .relative }
        guard let authority else { return .scheme(scheme) }
        return .universal(authority.name(under: scheme))
    }

    /// Whether links of a scheme are addressed to a host.
    static func isWeb(_ scheme: String) -> Bool { scheme == "http" || scheme == "https" }

    /// What stands before the colon (RFC 3986, section 3.1), in lower case.
    static func scheme(of bytes: [UInt8]) -> String? {
        guard let end = bytes.firstIndex(where: { !$0.isInScheme }), bytes[end] == UInt8(ascii: ":"), bytes[0].isLetter
        else { return nil }
        return bytes[..<end].lowercasedText
    }
}

extension UInt8 {
    fileprivate var isInScheme: Bool { isLetterOrDigit || "+-.".utf8.contains(self) }
}
