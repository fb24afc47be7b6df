public import Foundation

/// Answers each line of a stream with one line, in order, while it keeps only what it is at.
public struct LineStream {
    /// How many bytes a line of input can have.
    public static let lineLimit = 4 << 20

    private let input: Int32
    private let output: FileHandle

    public init(input: FileHandle, output: FileHandle) {
        self.input = input.fileDescriptor
        self.output = output
    }

    /// Runs to the end of the input. Answers are written at the latest when all that has arrived is read, so that whoever
    /// waits for one before asking on gets it.
    /// - Returns: whether a line was too long.
    public func run(answering answer: (Data) -> Answer) throws -> Bool {
        var (answers, isCut) = (Data(), false)
        func flush() throws {
            if !answers.isEmpty { try output.write(contentsOf: answers) }
            answers.removeAll(keepingCapacity: true)
        }
        try readLines(afterEachPiece: flush) { line in
            isCut = isCut || line == nil
            answers.append((line.map(answer) ?? .failure("lineTooLong")).line)
            if answers.count >= Self.pieceSize { try flush() }
        }
        return isCut
    }

    /// Hands over each line of the input, nil for one that is over the limit.
    public func readLines(afterEachPiece pause: () throws -> Void = {}, each: (Data?) throws -> Void) throws {
        var splitter = LineSplitter(limit: Self.lineLimit)
        func take(_ line: LineSplitter.Line) throws {
            if case .text(let text) = line { try each(text) } else { try each(nil) }
        }
        while let piece = try readPiece() {
            try withPool { try splitter.take(piece, each: take) }
            try pause()
        }
        try splitter.finish(each: take)
        try pause()
    }

    /// More than a pipe holds.
    private static let pieceSize = 256 << 10

    /// What has arrived, waiting only if that is nothing; nil at the end. `FileHandle` would wait for the whole count.
    private func readPiece() throws -> Data? {
        var bytes = [UInt8](repeating: 0, count: Self.pieceSize)
        var count = read(input, &bytes, bytes.count)
        while count < 0, errno == EINTR { count = read(input, &bytes, bytes.count) }
        guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return count == 0 ? nil : Data(bytes[..<count])
    }

    /// Foundation on Apple's systems leaves objects behind that go only with a pool.
    private func withPool(_ work: () throws -> Void) rethrows {
        #if canImport(ObjectiveC)
        try autoreleasepool(invoking: work)
        #else
        try work()
        #endif
    }
}
