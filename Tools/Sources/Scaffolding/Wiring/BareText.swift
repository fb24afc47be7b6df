/// A text without its white space, in which every letter knows where it stood: a formatter may have broken any line.
struct BareText {
    private let bytes: [UInt8]

    /// Where each byte stood in the text.
    private let offsets: [Int]
    private let text: String

    init(_ text: String) {
        self.text = text
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        for (offset, byte) in text.utf8.enumerated() where !Self.isSpace(byte) {
            bytes.append(byte)
            offsets.append(offset)
        }
        self.bytes = bytes
        self.offsets = offsets
    }

    /// Where a text stands, whatever white space either has; never in the midst of a word.
    func ranges(of other: String) -> [Range<String.Index>] {
        let wanted = other.utf8.filter { !Self.isSpace($0) }
        guard let first = wanted.first, wanted.count <= bytes.count else { return [] }
        return (0...(bytes.count - wanted.count)).compactMap { start in
            let end = start + wanted.count
            guard bytes[start] == first, bytes[start..<end].elementsEqual(wanted), !isInWord(at: start),
                !isInWord(at: end)
            else { return nil }
            return index(offsets[start])..<index(offsets[end - 1] + 1)
        }
    }

    /// The end of what follows a place and fits a pattern, which knows no white space; nil if something else follows, or
    /// more of the same word.
    func end(of pattern: Regex<AnyRegexOutput>, after place: String.Index) -> String.Index? {
        let offset = text.utf8.distance(from: text.startIndex, to: place)
        let start = offsets.firstIndex { $0 >= offset } ?? offsets.count
        let rest = String(decoding: bytes[start...].prefix(Self.reach), as: UTF8.self)
        guard let match = rest.prefixMatch(of: pattern), !match.0.isEmpty else { return nil }
        let end = start + rest.utf8.distance(from: rest.startIndex, to: match.range.upperBound)
        return isInWord(at: end) ? nil : index(offsets[end - 1] + 1)
    }

    /// Whether a byte goes on with a word that began before it.
    private func isInWord(at position: Int) -> Bool {
        guard position > 0, position < bytes.count, offsets[position - 1] + 1 == offsets[position] else { return false }
        return Self.isPartOfWord(bytes[position - 1]) && Self.isPartOfWord(bytes[position])
    }

    /// Longer than anything that wires a feature.
    private static let reach = 1_000

    private func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default:
            false
        }
    }
}
