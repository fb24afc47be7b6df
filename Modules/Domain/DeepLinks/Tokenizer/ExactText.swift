extension String {
    /// Whether both are the same bytes: `==` also takes canonically equivalent texts for equal, such as `K` and U+212A.
    func isExactly(_ other: String) -> Bool {
        // Equal texts of ASCII only, as most are, are the same bytes.
        self == other && (utf8.allSatisfy { $0 < 0x80 } || utf8.elementsEqual(other.utf8))
    }

    /// Whether a link can carry this text as one piece of its path.
    var fitsOneSegment: Bool {
        !["", ".", ".."].contains(self) && !utf8.contains(where: \.isControl)
    }
}

/// Text that is equal to, and hashes like, the same bytes only.
struct ExactText: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ExactText, right: ExactText) -> Bool {
        left.text.isExactly(right.text)
    }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
