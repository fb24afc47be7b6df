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

    /// Answers each line of standard input with one line, in order, before the next one is read.
    /// - Returns: whether a line was too long.
    public static func each(to output: FileHandle, by answer: (Data) -> Answer) throws -> Bool {
        let lines = LineReader()
        var isCut = false
        while let line = try lines.next() {
            switch line {
            case .text(let text): try withPool { try output.write(contentsOf: answer(text).line) }
            case .tooLong:
                isCut = true
                try output.write(contentsOf: failure("lineTooLong").line)
            }
        }
        return isCut
    }

    /// Foundation on Apple's systems leaves objects behind that go only with a pool.
    private static func withPool(_ work: () throws -> Void) rethrows {
        #if canImport(ObjectiveC)
        try autoreleasepool(invoking: work)
        #else
        try work()
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
            case _ where scalar.isHidden:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
