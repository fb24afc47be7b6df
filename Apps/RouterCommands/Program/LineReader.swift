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
    private var buffer: [UInt8] = []
    /// How many of `buffer` were taken already.
    private var taken = 0
    private var isAtEnd = false
    private static let chunk = 1 << 16
    /// In milliseconds, between two looks at whether the task is cancelled.
    private static let patience: Int32 = 100
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
        var searched = 0
        var isTooLong = false
        while true {
            if let end = lineFeed(after: searched) { return take(upTo: end, isTooLong: isTooLong) }
            searched = buffer.count - taken
            if searched > lineLimit {
                isTooLong = true
                taken = buffer.count
                searched = 0
            }
            guard try fill() else {
                return searched == 0 && !isTooLong ? nil : take(upTo: buffer.count, isTooLong: isTooLong)
            }
        }
    }

    /// - Parameter searched: how many bytes that were not taken yet are known to hold none.
    private func lineFeed(after searched: Int) -> Int? {
        buffer[(taken + searched)...].firstIndex(of: UInt8(ascii: "\n"))
    }

    private func take(upTo end: Int, isTooLong: Bool) -> Line {
        let bytes = buffer[taken..<end]
        taken = min(end + 1, buffer.count)
        let isTooLong = isTooLong || bytes.count > lineLimit
        return Line(bytes: isTooLong ? Data() : Data(bytes), isTooLong: isTooLong)
    }

    /// - Returns: false at the end of the file, or if the task is cancelled while it waits for more.
    private func fill() throws -> Bool {
        guard !isAtEnd, waitForMore() else { return false }
        let more = try chunk()
        isAtEnd = more.isEmpty
        guard !isAtEnd else { return false }
        buffer.removeFirst(taken)
        taken = 0
        buffer.append(contentsOf: more)
        return true
    }

    /// What is there, be it less than a chunk: a pipe's writer may have no more for long, and `FileHandle` waits for it.
    private func chunk() throws -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: Self.chunk)
        while true {
            let count = read(file.fileDescriptor, &bytes, bytes.count)
            if count >= 0 { return bytes[..<count] }
            if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }

    /// A pipe or a terminal may have nothing for long, and no signal ends a read.
    private func waitForMore() -> Bool {
        var descriptor = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while !Task.isCancelled {
            if poll(&descriptor, 1, Self.patience) != 0 { return true }
        }
        return false
    }
}
