/// Where a link's scheme and authority stand in its bytes, and where its path begins.
struct LinkOrigin {
    /// Empty in a relative link.
    let scheme: Range<Int>
    /// Nil where no `//` follows the scheme.
    let authority: Range<Int>?
    /// Whether it is addressed to a host, by `http` or `https`.
    let isWeb: Bool
    /// With a custom scheme the authority is the first segment: `app://home/feed` has the path `home/feed`.
    let pathStart: Int

    /// - Throws: `user`, `noAddress`, `controlCharacter` or `backslash`.
    init(_ bytes: Span<UInt8>) throws(LinkFault) {
        guard let schemeEnd = Self.schemeEnd(of: bytes) else {
            (scheme, authority, isWeb, pathStart) = (0..<0, nil, false, 0)
            return
        }
        scheme = 0..<schemeEnd
        isWeb = bytes.isWebScheme(schemeEnd)
        let start = schemeEnd &+ 3
        guard start <= bytes.count, bytes[start &- 1] == UInt8(ascii: "/"), bytes[start &- 2] == UInt8(ascii: "/")
        else {
            if isWeb { throw .noAddress }
            authority = nil
            pathStart = schemeEnd &+ 1
            return
        }
        let end = try Self.authorityEnd(of: bytes, from: start)
        authority = start..<end
        pathStart = isWeb ? end : start
    }

    /// Whether a link's scheme is `http` or `https`; nil for a relative link.
    static func isWeb(_ bytes: Span<UInt8>) -> Bool? {
        schemeEnd(of: bytes).map { bytes.isWebScheme($0) }
    }

    /// In lower case; nil in a relative link.
    func schemeName(in bytes: Span<UInt8>) -> String? {
        scheme.isEmpty ? nil : bytes.extracting(scheme).text.asciiLowercased
    }

    /// The colon after a scheme (RFC 3986, section 3.1).
    @inline(__always)
    private static func schemeEnd(of bytes: Span<UInt8>) -> Int? {
        guard bytes.count > 0, bytes[0].isLetter else { return nil }
        var index = 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ":"): return index
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): break
            case let byte where !byte.isLetterOrDigit: return nil
            default: break
            }
            index &+= 1
        }
        return nil
    }

    @inline(__always)
    private static func authorityEnd(of bytes: Span<UInt8>, from start: Int) throws(LinkFault) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return index
            case 0..<0x20, 0x7F: throw .controlCharacter
            case UInt8(ascii: "\\"): throw .backslash
            case UInt8(ascii: "@"): throw .user
            default: index &+= 1
            }
        }
        return index
    }
}

extension Span<UInt8> {
    fileprivate func isWebScheme(_ end: Int) -> Bool {
        guard end == 4 || end == 5 && self[4].lowercased == UInt8(ascii: "s") else { return false }
        return self[0].lowercased == UInt8(ascii: "h") && self[1].lowercased == UInt8(ascii: "t")
            && self[2].lowercased == UInt8(ascii: "t") && self[3].lowercased == UInt8(ascii: "p")
    }
}
