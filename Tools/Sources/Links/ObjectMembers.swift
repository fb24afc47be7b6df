import Foundation

/// The members of a JSON object as they are written, in order, without the cost of reading their values.
struct ObjectMembers: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var position = 0

    /// - Parameter line: a JSON object; of anything else there are some members or none.
    init(_ line: Data) {
        bytes = Array(line)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipBlanks()
        if byte != UInt8(ascii: "{") { position = bytes.count }
    }

    /// The next member's name, and where its value stands.
    mutating func next() -> (name: String, value: Range<Int>)? {
        // The brace that opens the object, or the comma behind a member.
        guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",") else { return nil }
        position += 1
        skipBlanks()
        let start = position
        guard byte == UInt8(ascii: "\"") else { return nil }
        skipText()
        let name = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<position]))
        skipBlanks()
        guard let name, byte == UInt8(ascii: ":") else { return nil }
        position += 1
        skipBlanks()
        let value = position
        skipValue()
        let end = position
        skipBlanks()
        return (name, value..<end)
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
        while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    /// From a quotation mark to behind the one that closes it.
    private mutating func skipText() {
        position += 1
        while let byte, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        position = Swift.min(position + 1, bytes.count)
    }

    private mutating func skipValue() {
        var depth = 0
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                skipText()
                if depth == 0 { return }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return }
                depth -= 1
                if depth == 0 {
                    position += 1
                    return
                }
            case UInt8(ascii: ",") where depth == 0: return
            default: break
            }
            position += 1
        }
    }
}
