public import Foundation
import Notifications

/// One line of output: a JSON object, its keys sorted, its slashes as they are.
public struct Answer: Equatable, Sendable {
    enum Value: Sendable {
        case null
        case flag(Bool)
        case number(Int64)
        case text(String)
        /// An object of texts; names that only look the same are two, so that it is no dictionary.
        case texts([(name: String, text: String)])
    }

    public let line: Data

    init(_ members: [String: Value]) {
        line = Data((Self.object(members.map { ($0, Self.json($1)) }) + "\n").utf8)
    }

    static func failure(_ code: String) -> Answer { Answer(["error": .text(code)]) }

    /// The answer to a line that is not a JSON object with the required members.
    public static let invalidLine = failure("invalidLine")

    /// The answer to a line whose payload is no push.
    public static let invalidPayload = failure(PayloadError.code)

    /// Answers each line of a stream with one line, in order. Answers are written at the latest when all that has
    /// arrived is read, so that whoever waits for one before asking on gets it.
    /// - Returns: whether a line was too long.
    public static func each(lineOf input: FileHandle, to output: FileHandle, by answer: (Data) -> Answer) throws -> Bool
    {
        var reader = LineReader(input)
        var (answers, isCut) = (Data(), false)
        func flush() throws {
            if !answers.isEmpty { try output.write(contentsOf: answers) }
            answers.removeAll(keepingCapacity: true)
        }
        while let line = try reader.next(beforeWaiting: flush) {
            switch line {
            case .text(let text): withPool { answers.append(answer(text).line) }
            case .tooLong:
                isCut = true
                answers.append(failure("lineTooLong").line)
            }
            if answers.count >= LineReader.pieceSize { try flush() }
        }
        return isCut
    }

    /// Foundation on Apple's systems leaves objects behind that go only with a pool.
    private static func withPool(_ work: () -> Void) {
        #if canImport(ObjectiveC)
        autoreleasepool(invoking: work)
        #else
        work()
        #endif
    }

    private static func json(_ value: Value) -> String {
        switch value {
        case .null: "null"
        case .flag(let flag): String(flag)
        case .number(let number): String(number)
        case .text(let text): quoted(text)
        case .texts(let texts): object(texts.map { ($0.name, quoted($0.text)) })
        }
    }

    /// `JSONEncoder` would take names that only look the same for one.
    private static func object(_ members: [(name: String, json: String)]) -> String {
        let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return "{" + sorted.map { quoted($0.name) + ":" + $0.json }.joined(separator: ",") + "}"
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where isHidden(scalar):
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Whether a terminal would take it for a command or a change of direction.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar < " " || scalar == "\u{7F}" }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }
}
