import Foundation

/// Cuts bytes that arrive in pieces into lines, and keeps no more than one line of them.
struct LineSplitter {
    enum Line: Equatable {
        case text(Data)
        /// It had more bytes than the limit; none of them is left.
        case tooLong
    }

    let limit: Int
    private var pending = Data()
    private var isSkipping = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Hands over the lines that end in the piece.
    mutating func take(_ piece: Data, each: (Line) throws -> Void) rethrows {
        var rest = piece[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            keep(rest[..<end])
            try each(takePending())
            rest = rest[(end + 1)...]
        }
        keep(rest)
    }

    /// Hands over what stands behind the last line's end.
    mutating func finish(each: (Line) throws -> Void) rethrows {
        if isSkipping || !pending.isEmpty { try each(takePending()) }
    }

    private mutating func keep(_ bytes: Data) {
        if isSkipping { return }
        if pending.count + bytes.count > limit {
            isSkipping = true
            pending = Data()
        } else {
            pending.append(bytes)
        }
    }

    private mutating func takePending() -> Line {
        defer {
            pending = Data()
            isSkipping = false
        }
        return isSkipping ? .tooLong : .text(pending)
    }
}
