/// Texts in lower case that links are looked through for in any (ASCII) case, such as an app's schemes and hosts.
struct FoldedTexts: Sendable {
    private var bytes: ContiguousArray<UInt8> = []
    private var ends: ContiguousArray<Int> = []

    init(_ texts: [String]) {
        for text in texts {
            bytes += text.utf8
            ends.append(bytes.count)
        }
    }

    func contains(_ link: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        self.end(in: link, at: start) { $0 == end } != nil
    }

    /// The number of a text that stands in a link, and where it ends.
    @inline(__always)
    func end(in link: Span<UInt8>, at start: Int, where isWhole: (Int) -> Bool) -> (number: Int, index: Int)? {
        var first = 0
        for number in ends.indices {
            let end = start &+ ends[number] &- first
            if end <= link.count, holds(first, in: link, from: start, to: end), isWhole(end) { return (number, end) }
            first = ends[number]
        }
        return nil
    }

    @inline(__always)
    private func holds(_ first: Int, in link: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        var offset = 0
        while start &+ offset < end {
            let word = ByteWords.lowercased(link.word(at: start &+ offset))
            let rest = end &- start &- offset
            guard (word ^ bytes.span.word(at: first &+ offset)) & ByteWords.mask(rest) == 0 else { return false }
            offset &+= 8
        }
        return true
    }
}
