public import Foundation

/// The lines of a stream, of which it keeps only the one that it is at.
public struct LineReader {
    public enum Line {
        case text(Data)
        /// It had more bytes than the limit; none of them is left.
        case tooLong
    }

    /// How many bytes a line can have.
    public static let limit = 4 << 20
    /// More than a pipe holds.
    static let pieceSize = 256 << 10

    private let input: Int32
    /// What has been read and belongs to the next lines.
    private var piece: ArraySlice<UInt8> = []

    public init(_ input: FileHandle) { self.input = input.fileDescriptor }

    /// The next line, nil at the end.
    /// - Parameter pause: is called before it waits for what has not arrived yet.
    public mutating func next(beforeWaiting pause: () throws -> Void = {}) throws -> Line? {
        var line = Data()
        var isTooLong = false
        while true {
            if piece.isEmpty {
                try pause()
                piece = try readPiece()
                if piece.isEmpty { return isTooLong ? .tooLong : line.isEmpty ? nil : .text(line) }
            }
            let end = piece.firstIndex(of: UInt8(ascii: "\n"))
            let part = piece[..<(end ?? piece.endIndex)]
            isTooLong = isTooLong || line.count + part.count > Self.limit
            if isTooLong { line = Data() } else { line.append(contentsOf: part) }
            piece = piece[(end.map { $0 + 1 } ?? piece.endIndex)...]
            if end != nil { return isTooLong ? .tooLong : .text(line) }
        }
    }

    /// What has arrived, waiting only if that is nothing; empty at the end. `FileHandle` would wait for the whole
    /// count.
    private func readPiece() throws -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: Self.pieceSize)
        var count = read(input, &bytes, bytes.count)
        while count < 0, errno == EINTR { count = read(input, &bytes, bytes.count) }
        guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return bytes[..<count]
    }
}
