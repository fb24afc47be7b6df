/// Makes of a document's tags elements that are closed as they were opened. An element that is left open ends with the
/// one that it is in; the end of one that is not open is left out, and so is an attribute that is not well-formed.
struct TagBalance {
    private var open: [ArraySlice<UInt8>] = []

    /// Further out no element is looked for; a parser gives up before.
    private static let depthLimit = 200

    /// Takes the next tag.
    /// - Returns: what is to stand for it and how it was malformed, or nil if it can stay as it is.
    mutating func mend(_ tag: XMLTag) -> (text: [UInt8], malformation: Malformation)? {
        switch tag.kind {
        case .start, .empty:
            if tag.kind == .start { open.append(tag.name) }
            let malformation = tag.hasTooManyAttributes ? Malformation.tooManyAttributes : .badAttribute
            return tag.isWellFormed ? nil : (tag.mended, malformation)
        case .end:
            guard let start = open.suffix(Self.depthLimit).lastIndex(of: tag.name) else {
                return (tag.lineFeeds, .unclosedTag)
            }
            let unclosed = open[(start + 1)...].reversed()
            let ends = unclosed.flatMap { "</".utf8 + $0 + ">".utf8 }
            open.removeSubrange(start...)
            return unclosed.isEmpty && tag.isWellFormed ? nil : (ends + tag.mended, .unclosedTag)
        }
    }
}

extension XMLTag {
    /// The tag with what is well-formed of it, in as many lines.
    fileprivate var mended: [UInt8] {
        let kept = attributes.flatMap { [0x20] + $0 }
        let lineFeeds = lineFeeds.dropLast(kept.count { $0 == 0x0A })
        return [UInt8](kind == .end ? "</".utf8 : "<".utf8) + name + kept + lineFeeds
            + [UInt8](kind == .empty ? "/>".utf8 : ">".utf8)
    }

    fileprivate var lineFeeds: [UInt8] { bytes.filter { $0 == 0x0A } }
}
