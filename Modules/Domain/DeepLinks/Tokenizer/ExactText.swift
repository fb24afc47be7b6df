extension String {
    /// Whether both are the same bytes: `==` also takes canonically equivalent texts for equal, such as `K` and U+212A.
    func isExactly(_ other: String) -> Bool {
        withBytes { bytes in other.withBytes { bytes.isExactly($0) } }
    }

    /// Folds the case of ASCII letters only, so that no other character can turn into one.
    var asciiLowercased: String {
        String(decoding: utf8.map(\.lowercased), as: UTF8.self)
    }

    /// Whether a link can carry this text as one piece of its path.
    var fitsOneSegment: Bool {
        !isEmpty && !isExactly(".") && !isExactly("..") && !withBytes { $0.hasControl }
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
