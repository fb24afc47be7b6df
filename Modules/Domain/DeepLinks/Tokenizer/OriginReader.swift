/// Reads what stands before a link's path.
struct OriginReader: Sendable {
    private let starts: LinkStarts
    private let origins: LinkOrigins

    init(_ origins: LinkOrigins) {
        starts = LinkStarts(origins)
        self.origins = origins
    }

    /// Whom a link is addressed to, and where its path begins, which in a custom scheme takes the authority in; nil if it
    /// is malformed.
    @inline(__always)
    func read(_ bytes: Span<UInt8>) -> (address: LinkAddress, pathStart: Int)? {
        guard let (start, isHost) = starts.pathStart(in: bytes) else { return readSlowly(bytes) }
        return isHost || !bytes.hasUserInformation(from: start) ? (.app, start) : nil
    }

    @inline(never)
    private func readSlowly(_ bytes: Span<UInt8>) -> (address: LinkAddress, pathStart: Int)? {
        guard let schemeEnd = bytes.schemeEnd() else { return (.relative, 0) }
        let start = bytes.authorityStart(from: schemeEnd &+ 1)
        guard let scheme = WebScheme(bytes, end: schemeEnd) else {
            let name = String(decoding: bytes.copied(0..<schemeEnd), as: UTF8.self).asciiLowercased
            let address: LinkAddress = origins.schemes.contains { $0.isExactly(name) } ? .app : .otherScheme
            guard let start else { return (address, schemeEnd &+ 1) }
            return bytes.hasUserInformation(from: start) ? nil : (address, start)
        }
        guard let start, let end = bytes.authorityEnd(from: start) else { return nil }
        guard let host = try? Authority(bytes.copied(start..<end)[...]).name(under: scheme.rawValue) else { return nil }
        return (origins.hosts.contains { $0.isExactly(host) } ? .app : .otherHost, end)
    }
}

/// The schemes that name a host.
private enum WebScheme: String {
    case http
    case https

    init?(_ bytes: Span<UInt8>, end: Int) {
        guard end == 4 || end == 5 else { return nil }
        switch ByteWords.lowercased(bytes.word(at: 0)) & ByteWords.mask(end) {
        case 0x7074_7468: self = .http
        case 0x73_7074_7468: self = .https
        default: return nil
        }
    }
}

extension Span<UInt8> {
    fileprivate func copied(_ place: Range<Int>) -> [UInt8] {
        place.map { self[$0] }
    }

    /// The colon after a scheme (RFC 3986, section 3.1).
    fileprivate func schemeEnd() -> Int? {
        guard count > 0, self[0].isLetter else { return nil }
        var index = 1
        while index < count {
            switch self[index] {
            case UInt8(ascii: ":"): return index
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): break
            case let byte where !byte.isLetterOrDigit: return nil
            default: break
            }
            index &+= 1
        }
        return nil
    }

    fileprivate func authorityStart(from index: Int) -> Int? {
        guard index &+ 2 <= count, self[index] == UInt8(ascii: "/"), self[index &+ 1] == UInt8(ascii: "/") else {
            return nil
        }
        return index &+ 2
    }

    /// Nil if the authority holds a character that no link may.
    fileprivate func authorityEnd(from start: Int) -> Int? {
        var index = start
        while !isPathBorder(index) {
            guard !self[index].isControl, self[index] != UInt8(ascii: "\\") else { return nil }
            index &+= 1
        }
        return index
    }

    @inline(__always)
    fileprivate func hasUserInformation(from start: Int) -> Bool {
        // There is hardly ever one at all.
        var index = first(UInt8(ascii: "@"), from: start, to: count)
        guard index < count else { return false }
        while index > start {
            index &-= 1
            if isPathBorder(index) { return false }
        }
        return true
    }
}
