/// Reads JSON (RFC 8259) from bytes, in one pass and bounded depth, so that no payload can exhaust time or stack.
///
/// Lenient in values, strict in structure: what cannot be held (a number beyond all range, a broken string, nesting
/// deeper than ``deepest``) becomes null; what is no JSON is nil.
struct JSONReader {
    /// Far beyond any payload: APNs takes 4 KiB.
    private static let deepest = 64

    private let bytes: [UInt8]
    private var position = 0

    /// The value of the whole text; nil if it is not JSON.
    static func value(of bytes: [UInt8]) -> JSONValue? {
        var reader = JSONReader(bytes: bytes)
        guard let value = reader.value(depth: 0), reader.next() == nil else { return nil }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func value(depth: Int) -> JSONValue? {
        switch next() {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if depth == Self.deepest { return skip() ? .null : nil }
            return bytes[position] == UInt8(ascii: "{") ? object(depth: depth + 1) : array(depth: depth + 1)
        case UInt8(ascii: "\""): return string().map { $0.map(JSONValue.string) ?? .null }
        case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> JSONValue? {
        var members: [String: JSONValue] = [:]
        position += 1
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            guard next() == UInt8(ascii: "\""), let name = string(), take(UInt8(ascii: ":")),
                let value = value(depth: depth)
            else { return nil }
            // Of several members of one name the last stands; one whose name is broken is nobody's.
            if let name { members[name] = value }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> JSONValue? {
        var elements: [JSONValue] = []
        position += 1
        if take(UInt8(ascii: "]")) { return .array(elements) }
        repeat {
            guard let value = value(depth: depth) else { return nil }
            elements.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .array(elements) : nil
    }

    /// Passes over an object or array of any depth without calling itself.
    private mutating func skip() -> Bool {
        var open: [UInt8] = []
        while let byte = next() {
            switch byte {
            case UInt8(ascii: "\""):
                guard string() != nil else { return false }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
            // In ASCII a bracket's partner stands two places behind it.
            case UInt8(ascii: "}"), UInt8(ascii: "]"): guard open.popLast() == byte - 2 else { return false }
            default: break
            }
            position += 1
            if open.isEmpty { return true }
        }
        return false
    }

    /// The text; nil within if it is no Unicode, nil if it does not end.
    private mutating func string() -> String?? {
        let start = position
        position += 1
        var hasEscape = false
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard bytes[position] >= 0x20 else { return nil }
            if bytes[position] == UInt8(ascii: "\\") {
                hasEscape = true
                position += 1
            }
            position += 1
        }
        guard position < bytes.count else { return nil }
        position += 1
        let inside = bytes[(start + 1)..<(position - 1)]
        return .some(hasEscape ? JSONEscapes.text(of: inside) : JSONEscapes.valid(inside))
    }

    private mutating func number() -> JSONValue? {
        let start = position
        take(oneOf: "-")
        if !take(oneOf: "0"), !takeDigits() { return nil }
        if take(oneOf: "."), !takeDigits() { return nil }
        if take(oneOf: "eE") {
            take(oneOf: "+-")
            guard takeDigits() else { return nil }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if let whole = Int64(text) { return .integer(whole) }
        guard text.contains(where: { ".eE".contains($0) }), let number = Double(text), number.isFinite else {
            return .null
        }
        return .number(number)
    }

    /// Takes the byte here, if it is one of these.
    @discardableResult
    private mutating func take(oneOf characters: StaticString) -> Bool {
        let isOne = position < bytes.count && characters.withUTF8Buffer { $0.contains(bytes[position]) }
        if isOne { position += 1 }
        return isOne
    }

    /// - Returns: whether there was at least one.
    private mutating func takeDigits() -> Bool {
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        return position > start
    }

    /// The next byte that is not white space, without taking it.
    private mutating func next() -> UInt8? {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
        return position < bytes.count ? bytes[position] : nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next() == byte else { return false }
        position += 1
        return true
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let word = "\(word)".utf8
        guard bytes[position...].starts(with: word) else { return false }
        position += word.count
        return true
    }
}
