/// How a link usually begins that is plainly the app's: `sample://`, `https://sample.example.com`, in lower case.
struct LinkStarts: Sendable {
    private struct Start {
        let isHost: Bool
        /// In bytes.
        let length: Int
        /// Its first eight bytes, or all it has.
        let word: UInt64
        let mask: UInt64
        /// Where the others begin in `words`.
        let next: Int
    }

    private var starts: ContiguousArray<Start> = []
    /// Eight bytes each, the last of a text filled up with zeros.
    private var words: ContiguousArray<UInt64> = []

    init(_ origins: LinkOrigins) {
        for scheme in origins.schemes where scheme.utf8.first?.isLetter ?? false && scheme.utf8.allSatisfy(Self.isPlain)
        {
            if Authority.defaultPort(of: scheme) == nil { add("\(scheme)://", isHost: false) }
        }
        // A dot at a host's end is no part of its name.
        for host in origins.hosts where host.utf8.last.map({ $0 != UInt8(ascii: ".") }) ?? false {
            guard host.utf8.allSatisfy(Self.isPlain) else { continue }
            for scheme in ["https", "http"] { add("\(scheme)://\(host)", isHost: true) }
        }
    }

    /// Where the path begins; nil if that takes a closer look.
    @inline(__always)
    func pathStart(in link: Span<UInt8>) -> (index: Int, isHost: Bool)? {
        let word = link.word(at: 0)
        for start in starts where (word ^ start.word) & start.mask == 0 {
            guard hasRest(of: start, link) else { continue }
            if !start.isHost || link.isPathBorder(start.length) { return (start.length, start.isHost) }
        }
        return nil
    }

    /// What lies past a link's end reads as zero, which no start holds.
    @inline(__always)
    private func hasRest(of start: Start, _ link: Span<UInt8>) -> Bool {
        var (index, number) = (8, start.next)
        while index < start.length {
            let difference = link.word(at: index) ^ words[number]
            guard difference & ByteWords.mask(start.length &- index) == 0 else { return false }
            index &+= 8
            number &+= 1
        }
        return true
    }

    private mutating func add(_ text: String, isHost: Bool) {
        let bytes = ContiguousArray(text.utf8)
        starts.append(
            Start(
                isHost: isHost, length: bytes.count, word: bytes.span.word(at: 0),
                mask: ByteWords.mask(bytes.count), next: words.count))
        for index in stride(from: 8, to: bytes.count, by: 8) { words.append(bytes.span.word(at: index)) }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
}
