/// Writes JSON (RFC 8259) as short as it can be, the names of an object in order, so that equal values are equal bytes.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    init() {
        // Room for most payloads.
        bytes.reserveCapacity(512)
    }

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
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(element)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(quoted: member.key)
                bytes.append(UInt8(ascii: ":"))
                write(member.value)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private mutating func write(_ text: String) { bytes += text.utf8 }

    private mutating func write(quoted text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var rest = utf8[...]
            while let index = rest.firstIndex(where: JSONEscapes.isNeeded) {
                bytes += rest[..<index]
                write(JSONEscapes.escape(of: rest[index]))
                rest = rest[(index + 1)...]
            }
            bytes += rest
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
