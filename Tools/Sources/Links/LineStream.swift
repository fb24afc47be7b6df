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
    public func run(answering answer: (Data) -> Answer) throws {
        var splitter = LineSplitter(limit: Self.lineLimit)
        var answers = Data()
        func add(_ line: LineSplitter.Line) throws {
            switch line {
            case .text(let text): answers.append(answer(text).line)
            case .tooLong: answers.append(Answer.failure("lineTooLong").line)
            }
            if answers.count >= Self.pieceSize { try flush() }
        }
        func flush() throws {
            if !answers.isEmpty { try output.write(contentsOf: answers) }
            answers.removeAll(keepingCapacity: true)
        }
        while let piece = try readPiece() {
            try withPool { try splitter.take(piece, each: add) }
            try flush()
        }
        try splitter.finish(each: add)
        try flush()
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
