import Foundation

/// Reads JSON (RFC 8259) from bytes, in one pass and bounded depth, so that no payload can exhaust time or stack.
///
/// Lenient in values, strict in structure: what cannot be held (a number beyond all range, a broken string, nesting
/// deeper than ``JSONValue/deepest``) is ``JSONValue/unreadable``; what is no JSON is nil.
struct JSONReader {
    private let bytes: [UInt8]
    /// The next byte's offset; where reading failed, that of the first byte that is not valid JSON.
    private(set) var position = 0

    init(_ json: Data) {
        bytes = Array(json)
    }

    /// The value of the whole text; nil if it is not JSON.
    mutating func wholeValue() -> JSONValue? {
        guard let value = value(depth: 0), next() == nil else { return nil }
        return value
    }

    private mutating func value(depth: Int) -> JSONValue? {
        switch next() {
        case UInt8(ascii: "\""): return string().map { $0.map(JSONValue.string) ?? .unreadable }
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if depth == JSONValue.deepest { return skip() ? .unreadable : nil }
            return bytes[position] == UInt8(ascii: "{") ? object(depth: depth + 1) : array(depth: depth + 1)
        case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> JSONValue? {
        position += 1
        if take(UInt8(ascii: "}")) { return .object([:]) }
        var members: [String: JSONValue] = .init(minimumCapacity: 12)
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
        position += 1
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return .array(elements) }
        repeat {
            guard let value = value(depth: depth) else { return nil }
            elements.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .array(elements) : nil
    }

    /// Skips an object or array of any depth without recursion.
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
        let start = position + 1
        var (end, isASCII, hasEscape) = (start, true, false)
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            let byte = bytes[end]
            guard byte >= 0x20 else {
                position = end
                return nil
            }
            if byte >= 0x80 { isASCII = false }
            if byte == UInt8(ascii: "\\") { hasEscape = true }
            end += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(end + 1, bytes.count)
        guard end < bytes.count else { return nil }
        let inside = bytes[start..<end]
        if hasEscape { return .some(JSONEscapes.text(of: inside)) }
        return .some(isASCII ? String(decoding: inside, as: UTF8.self) : JSONEscapes.valid(inside))
    }

    private mutating func number() -> JSONValue? {
        let start = position
        take(oneOf: "-")
        let digits = position
        guard takeDigits(), position == digits + 1 || bytes[digits] != UInt8(ascii: "0") else { return nil }
        let hasFraction = take(oneOf: ".")
        if hasFraction, !takeDigits() { return nil }
        let hasExponent = take(oneOf: "eE")
        if hasExponent {
            take(oneOf: "+-")
            guard takeDigits() else { return nil }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if !hasFraction, !hasExponent { return Int64(text).map(JSONValue.integer) ?? .unreadable }
        guard let number = Double(text), number.isFinite else { return .unreadable }
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
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            case let byte: return byte
            }
        }
        return nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next() == byte else { return false }
        position += 1
        return true
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else { return false }
        position = end
        return true
    }
}
