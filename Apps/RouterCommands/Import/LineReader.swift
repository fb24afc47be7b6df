import Foundation

/// Reads a file line by line, holding no more of it than the line at hand.
final class LineReader {
    /// A line without its line feed.
    struct Line: Equatable {
        let bytes: Data
        /// Whether the line is longer than anybody reads; then its bytes are left out.
        var isTooLong = false
    }

    private let file: FileHandle
    private let lineLimit: Int
    /// What has been read and belongs to the next lines.
    private var piece: ArraySlice<UInt8> = []
    /// In bytes: no row is longer.
    static let longestLine = 16 << 20

    /// - Parameters:
    ///   - file: is closed with the reader.
    ///   - lineLimit: how many bytes a line may have.
    init(_ file: FileHandle, lineLimit: Int = LineReader.longestLine) {
        self.file = file
        self.lineLimit = lineLimit
    }

    deinit {
        try? file.close()
    }

    /// The next line; nil at the end.
    func next() throws -> Line? {
        var (bytes, isTooLong) = (Data(), false)
        while true {
            if piece.isEmpty { piece = try nextPiece() }
            let isAtEnd = piece.isEmpty
            let end = piece.firstIndex(of: UInt8(ascii: "\n"))
            let part = piece[..<(end ?? piece.endIndex)]
            isTooLong = isTooLong || bytes.count + part.count > lineLimit
            if isTooLong { bytes = Data() } else { bytes.append(contentsOf: part) }
            piece = piece[(end.map { $0 + 1 } ?? piece.endIndex)...]
            if isAtEnd, bytes.isEmpty, !isTooLong { return nil }
            if isAtEnd || end != nil { return Line(bytes: bytes, isTooLong: isTooLong) }
        }
    }

    /// What is there, be it less than fits: a pipe's writer may have no more for long, and `FileHandle` waits for it.
    private func nextPiece() throws -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var count = read(file.fileDescriptor, &bytes, bytes.count)
        while count < 0, errno == EINTR { count = read(file.fileDescriptor, &bytes, bytes.count) }
        guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return bytes[..<count]
    }
}

extension LineReader {
    /// A file's lines, read on a thread of its own, since a read blocks until a line comes. A few are read before their
    /// turn; the others wait in the file, however much a pipe has to send.
    static func lines(of file: FileHandle) -> AsyncStream<Line> {
        AsyncStream(bufferingPolicy: .bufferingOldest(8)) { continuation in
            Thread.detachNewThread {
                // A push is no longer than a megabyte.
                let reader = LineReader(file, lineLimit: 1 << 20)
                while let line = try? reader.next() {
                    while case .dropped = continuation.yield(line) { Thread.sleep(forTimeInterval: 0.001) }
                }
                continuation.finish()
            }
        }
    }
}
