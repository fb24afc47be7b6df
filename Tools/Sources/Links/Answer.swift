public import Foundation

/// One line of output: a JSON object, its keys sorted, its slashes as they are.
public struct Answer: Sendable {
    enum Value: Sendable {
        case null
        case flag(Bool)
        case number(Int64)
        case text(String)
        /// An object of texts; names that only look the same are two.
        case texts([(name: String, text: String)])
    }

    public private(set) var line = Data()

    /// Written by hand: with `JSONSerialization` this would be most of what a stream costs.
    init(_ members: [String: Value]) {
        write(members.map { ($0.key, $0.value) }) { answer, value in
            switch value {
            case .null: answer.line.append(contentsOf: "null".utf8)
            case .flag(let flag): answer.line.append(contentsOf: String(flag).utf8)
            case .number(let number): answer.line.append(contentsOf: String(number).utf8)
            case .text(let text): answer.write(text)
            case .texts(let texts): answer.write(texts) { $0.write($1) }
            }
        }
        line.append(UInt8(ascii: "\n"))
    }

    static func failure(_ code: String) -> Answer {
        Answer(["error": .text(code)])
    }

    /// What a line is answered that is no JSON object with the members that are needed.
    static let invalidLine = failure("invalidLine")

    public var isInvalidLine: Bool { line == Self.invalidLine.line }

    private mutating func write<Member>(_ members: [(String, Member)], each: (inout Answer, Member) -> Void) {
        line.append(UInt8(ascii: "{"))
        let sorted = members.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
        for (index, (name, member)) in sorted.enumerated() {
            if index > 0 { line.append(UInt8(ascii: ",")) }
            write(name)
            line.append(UInt8(ascii: ":"))
            each(&self, member)
        }
        line.append(UInt8(ascii: "}"))
    }

    /// A text in quotes, with the escapes that RFC 8259 asks for.
    private mutating func write(_ text: String) {
        line.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): line.append(contentsOf: [UInt8(ascii: "\\"), byte])
            case 0x00..<0x10: line.append(contentsOf: "\\u000\(String(byte, radix: 16))".utf8)
            case 0x10..<0x20: line.append(contentsOf: "\\u00\(String(byte, radix: 16))".utf8)
            default: line.append(byte)
            }
        }
        line.append(UInt8(ascii: "\""))
    }
}
