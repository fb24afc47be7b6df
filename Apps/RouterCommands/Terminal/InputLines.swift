/// Cuts what comes in pieces into lines.
struct InputLines {
    /// In bytes. A push is no longer than a line can be.
    static let limit = 1 << 20

    private var rest: [UInt8] = []
    private var isTooLong = false

    /// - Returns: the lines that end in the piece; nil in the place of one that is too long.
    mutating func take(_ piece: [UInt8]) -> [String?] {
        var lines: [String?] = []
        let parts = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if index > 0 {
                lines.append(line)
                (rest, isTooLong) = ([], false)
            }
            add(part)
        }
        return lines
    }

    /// What follows the last line feed; empty if that is nothing.
    mutating func finish() -> [String?] {
        defer { (rest, isTooLong) = ([], false) }
        return rest.isEmpty && !isTooLong ? [] : [line]
    }

    private mutating func add(_ part: ArraySlice<UInt8>) {
        isTooLong = isTooLong || rest.count + part.count > Self.limit
        if isTooLong { rest = [] } else { rest += part }
    }

    private var line: String? { isTooLong ? nil : String(decoding: rest, as: UTF8.self) }
}
