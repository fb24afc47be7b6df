/// Names in lower case that are looked up in any (ASCII) case, such as an app's schemes and hosts.
struct FoldedNames: Sendable {
    private let names: [ContiguousArray<UInt8>]

    init(_ names: [String]) {
        self.names = names.map { ContiguousArray($0.utf8) }
    }

    func contains(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        for name in names where name.count == end &- start {
            if Self.equals(name.span, bytes, at: start) { return true }
        }
        return false
    }

    private static func equals(_ name: Span<UInt8>, _ bytes: Span<UInt8>, at start: Int) -> Bool {
        var offset = 0
        while offset < name.count {
            let word = ByteWords.lowercased(bytes.word(at: start &+ offset))
            guard (word ^ name.word(at: offset)) & ByteWords.mask(name.count &- offset) == 0 else { return false }
            offset &+= 8
        }
        return true
    }
}
