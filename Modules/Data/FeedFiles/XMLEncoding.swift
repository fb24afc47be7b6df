/// The encodings in which a document may say that it is.
enum XMLEncoding {
    /// In these each character of ASCII is its one byte, and those up to `?` are no part of another character, so that
    /// markup begins where the bytes of `<` and `&` lie. Letters and brackets may be the second byte of one in GBK, Big5 and
    /// Shift_JIS: a section of CDATA may seem to end early there, but none that begins is missed. In others, such as UTF-7,
    /// a document could declare entities that only the parser sees.
    private static let plain: Set<String> = Set(
        [
            "utf-8", "utf8", "us-ascii", "ascii", "latin1", "koi8-r", "koi8-u", "euc-kr", "euc-jp", "gb2312", "gbk",
            "big5",
        ]
            + ["shift_jis"] + (1...16).map { "iso-8859-\($0)" } + (1250...1258).map { "windows-\($0)" })

    /// Whether a document's bytes are in one of them, as far as its beginning says. It says nothing in UTF-8.
    static func isPlain(_ document: ArraySlice<UInt8>) -> Bool {
        var beginning = document.prefix(1_024)
        if beginning.starts(with: [0xEF, 0xBB, 0xBF]) { beginning = beginning.dropFirst(3) }
        // What a parser takes for EBCDIC (XML 1.0, appendix F).
        if beginning.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) { return false }
        guard beginning.starts(with: "<?xml".utf8) else { return true }
        let declaration = String(decoding: beginning, as: UTF8.self).prefix { $0 != ">" }
        guard let name = declaration.firstMatch(of: #/encoding\s*=\s*["']([^"']*)/#)?.1 else {
            // One that is longer than this may name any.
            return declaration.utf8.count < 1_000
        }
        return plain.contains(name.lowercased())
    }
}
