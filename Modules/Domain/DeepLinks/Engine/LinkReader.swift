/// Reads a link in one pass over its bytes: checks all of it, and walks the automaton as it goes.
struct LinkReader: Sendable {
    private let automaton: RouteAutomaton
    private let schemes: FoldedNames
    private let hosts: FoldedNames

    init(_ tree: PlainMatcher, origins: LinkOrigins) {
        automaton = RouteAutomaton(tree)
        schemes = FoldedNames(origins.schemes)
        hosts = FoldedNames(origins.hosts)
    }

    /// Nil if it is malformed.
    /// - Parameter hasOrigin: whether what looks like a scheme is one, and not part of the path.
    func read(_ bytes: Span<UInt8>, hasOrigin: Bool) -> LinkReading? {
        guard bytes.count >= 1, bytes.count <= LinkLimits.bytes else { return nil }
        var reading = LinkReading()
        var index = 0
        if hasOrigin, let colon = bytes.schemeEnd() {
            guard let path = readOrigin(bytes, schemeEnd: colon, into: &reading) else { return nil }
            index = path
        }
        guard let end = walk(bytes, from: index, into: &reading), reading.readTail(bytes, from: end) else { return nil }
        return reading
    }

    /// Returns where the path begins, which in a custom scheme takes the authority in.
    private func readOrigin(_ bytes: Span<UInt8>, schemeEnd: Int, into reading: inout LinkReading) -> Int? {
        let start = bytes.authorityStart(from: schemeEnd &+ 1)
        guard let scheme = WebScheme(bytes, end: schemeEnd) else {
            reading.address = .scheme(isKnown: schemes.contains(bytes, from: 0, to: schemeEnd))
            guard let start else { return schemeEnd &+ 1 }
            return bytes.hasUserInformation(from: start) ? nil : start
        }
        guard let start, let end = bytes.authorityEnd(from: start) else { return nil }
        guard bytes.isPlainHost(from: start, to: end) else {
            guard let isKnown = isKnown(bytes, from: start, to: end, under: scheme) else { return nil }
            reading.address = .host(isKnown: isKnown)
            return end
        }
        let nameEnd = end > start && bytes[end &- 1] == UInt8(ascii: ".") ? end &- 1 : end
        guard nameEnd > start else { return nil }
        reading.address = .host(isKnown: hosts.contains(bytes, from: start, to: nameEnd))
        return end
    }

    /// Whether a host with a port, an escape or in brackets is one of the app's; nil if it is malformed.
    private func isKnown(_ bytes: Span<UInt8>, from start: Int, to end: Int, under scheme: WebScheme) -> Bool? {
        var text: [UInt8] = []
        for index in start..<end { text.append(bytes[index]) }
        guard let name = try? Authority(text[...]).name(under: scheme.rawValue) else { return nil }
        let host = ContiguousArray(name.utf8)
        return hosts.contains(host.span, from: 0, to: host.count)
    }

    /// Returns where the path ends.
    private func walk(_ bytes: Span<UInt8>, from start: Int, into reading: inout LinkReading) -> Int? {
        var index = start < bytes.count && bytes[start] == UInt8(ascii: "/") ? start &+ 1 : start
        reading.path = (index, index)
        var state = RouteAutomaton.start
        var returning: (index: Int, state: Int32)?
        var count = 0
        while !bytes.isPathEnd(index) {
            count &+= 1
            guard count <= LinkLimits.segments, let piece = PathPiece(bytes, at: index) else { return nil }
            let (next, isAmbiguous) = automaton.next(state, piece, in: bytes)
            if isAmbiguous, returning == nil { returning = (index, state) }
            state = next
            index = piece.end
            reading.path.end = index
            if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index &+= 1 }
        }
        reading.pattern = automaton.pattern(at: state)
        if let returning, reading.pattern < 0 {
            reading.pattern = automaton.search(bytes, at: returning.index, from: returning.state)
        }
        return index
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

    fileprivate func hasUserInformation(from start: Int) -> Bool {
        var index = start
        while !isPathBorder(index) {
            if self[index] == UInt8(ascii: "@") { return true }
            index &+= 1
        }
        return false
    }

    /// Whether a host stands there without port, escape, bracket or user information.
    fileprivate func isPlainHost(from start: Int, to end: Int) -> Bool {
        for index in start..<end {
            switch self[index] {
            case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "%"): return false
            default: break
            }
        }
        return true
    }
}
