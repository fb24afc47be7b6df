/// A piece of a file that wires the feature which is copied; beside it stands the one that wires the copy.
struct Twin: Sendable {
    /// As it stands in the file, whatever white space is between its words.
    let anchor: String

    /// What stands between two such pieces.
    let joint: String

    /// What wires the copy, in the words of the feature that is copied; the anchor itself if that is all.
    let text: String

    /// What shows that the copy is wired, as nobody changes it afterwards: the text itself, or how it begins.
    let mark: String

    /// What stands above it and up to the next blank line around it; nil if it stands in its file but once.
    let scope: String?

    init(_ anchor: String, joint: String, text: String? = nil, mark: String? = nil, in scope: String? = nil) {
        self.anchor = anchor
        self.joint = joint
        self.text = text ?? anchor
        self.mark = mark ?? self.text
        self.scope = scope
    }

    /// A line of its own.
    static func line(_ anchor: String, mark: String? = nil) -> Twin { Twin(anchor, joint: "\n", mark: mark) }

    /// One of several between commas.
    static func element(_ anchor: String, in scope: String? = nil) -> Twin { Twin(anchor, joint: ", ", in: scope) }
}
