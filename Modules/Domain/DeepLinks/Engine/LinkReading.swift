/// What one pass over a link's bytes finds out: where its parts stand, and which pattern takes its path.
struct LinkReading {
    /// Whom a link is addressed to.
    enum Address {
        case relative
        case scheme(isKnown: Bool)
        case host(isKnown: Bool)
    }

    var address = Address.relative
    /// The pattern's place in the table, or -1.
    var pattern: Int32 = -1
    /// Without leading and trailing slash, without `?` and without `#`.
    var path = (start: 0, end: 0)
    private(set) var query = (start: 0, end: 0)
    /// Zero where there is none.
    private(set) var fragmentStart = 0

    /// Finds query and fragment; false if one of them holds a character or an escape that no link may.
    mutating func readTail(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        guard start < bytes.count else { return true }
        var index = start
        if bytes[start] == UInt8(ascii: "?") {
            index &+= 1
            query = (index, bytes.count)
        }
        while true {
            index = bytes.nextMark(from: index)
            guard index < bytes.count else { return true }
            switch bytes[index] {
            case UInt8(ascii: "%"):
                guard let end = EscapeReader.end(of: bytes, from: index) else { return false }
                index = end
            case UInt8(ascii: "#"):
                index &+= 1
                if fragmentStart == 0 {
                    fragmentStart = index
                    if query.start > 0 { query.end = index &- 1 }
                }
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "'"): index &+= 1
            default: return false
            }
        }
    }

    /// - Throws: `invalidScheme` or `untrustedHost` if the app does not answer to the address.
    func admit(from source: LinkSource) throws(LinkError) {
        switch address {
        case .scheme(let isKnown):
            guard isKnown else { throw .invalidScheme }
        case .host(let isKnown):
            guard isKnown else { throw .untrustedHost }
        case .relative:
            guard source >= .push else { throw .invalidScheme }
        }
    }
}
