public import Foundation

/// Writes JSON (RFC 8259) as short as it can be, the names of an object in order, so that equal values are equal bytes.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: write("null")
        // A number that cannot be held when it is read again: null would say that nothing stood there.
        case .unreadable: write("99999999999999999999")
        case .bool(let flag): write(flag ? "true" : "false")
        case .integer(let number): write(String(number))
        // JSON has no word for what is no number.
        case .number(let number): write(number.isFinite ? String(number) : "null")
        case .string(let text): write(quoted: text)
        case .array(let elements): write(elements, between: "[", "]") { $0.write($1) }
        case .object(let members):
            write(members.sorted { $0.key < $1.key }, between: "{", "}") { writer, member in
                writer.write(quoted: member.key)
                writer.write(":")
                writer.write(member.value)
            }
        }
    }

    private mutating func write<Element>(
        _ elements: [Element], between open: StaticString, _ close: StaticString,
        each: (inout JSONWriter, Element) -> Void
    ) {
        write("\(open)")
        for (index, element) in elements.enumerated() {
            if index > 0 { write(",") }
            each(&self, element)
        }
        write("\(close)")
    }

    private mutating func write(_ text: String) { bytes += text.utf8 }

    private mutating func write(quoted text: String) {
        write("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x08: write("\\b")
            case 0x09: write("\\t")
            case 0x0A: write("\\n")
            case 0x0C: write("\\f")
            case 0x0D: write("\\r")
            case 0x00..<0x10: write("\\u000" + String(byte, radix: 16))
            case 0x10..<0x20: write("\\u00" + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        write("\"")
    }
}

extension JSONValue {
    /// The value as JSON, as short as it can be; equal values are equal bytes.
    public var json: Data {
        var writer = JSONWriter()
        writer.write(self)
        return Data(writer.bytes)
    }
}
