extension UInt8 {
    var isLetter: Bool { isUppercaseLetter || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    var isLetterOrDigit: Bool { isLetter || isDigit }
    var isControl: Bool { self < 0x20 || self == 0x7F }
    var lowercased: UInt8 { isUppercaseLetter ? self + 0x20 : self }

    /// Whether the path of a link ends before it.
    var endsPath: Bool { self == UInt8(ascii: "?") || self == UInt8(ascii: "#") }

    private var isUppercaseLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

    /// The value of a hexadecimal digit, nil for any other byte.
    var hexDigit: UInt8? {
        switch lowercased {
        case let byte where byte.isDigit: byte - UInt8(ascii: "0")
        case let byte where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

extension Span<UInt8> {
    /// The place of a byte, or `end` if it is not there.
    @inline(__always)
    func first(_ byte: UInt8, from start: Int, to end: Int) -> Int {
        let part = extracting(start..<end)
        var index = 0
        while index < part.count, part[index] != byte { index &+= 1 }
        return start &+ index
    }

    var hasControl: Bool {
        for index in indices where self[index].isControl { return true }
        return false
    }

    /// Whether these bytes are those of a text.
    @inline(__always)
    func isExactly(_ text: Span<UInt8>) -> Bool {
        guard count == text.count else { return false }
        var index = 0
        while index &+ 8 <= count {
            if EightBytes(self, at: index).bits != EightBytes(text, at: index).bits { return false }
            index &+= 8
        }
        while index < count, self[index] == text[index] { index &+= 1 }
        return index == count
    }

    @inline(__always)
    func starts(with text: Span<UInt8>) -> Bool {
        count >= text.count && extracting(0..<text.count).isExactly(text)
    }

    /// The same without regard to the case of ASCII letters, of which the text has small ones only.
    func isCaseless(_ text: Span<UInt8>) -> Bool {
        guard count == text.count else { return false }
        for index in indices where self[index].lowercased != text[index] { return false }
        return true
    }

    /// A text of these bytes, which are UTF-8.
    var text: String {
        withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}

extension String {
    /// Lends its bytes; those of a text that is not kept as UTF-8, such as one from Objective-C, are copied first.
    @inlinable @inline(__always)
    func withBytes<Value, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Value) throws(Failure) -> Value {
        // A span is lent without counting references, which saves a sixth of a typed link's instructions.
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return try body(utf8.span) }
        return try withStoredBytes(body)
    }

    /// Lends them on systems whose texts have no span.
    @inlinable
    func withStoredBytes<Value, Failure: Error>(
        _ body: (Span<UInt8>) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let result = utf8.withContiguousStorageIfAvailable { bytes in
            Result { () throws(Failure) in try body(bytes.span) }
        }
        if let result { return try result.get() }
        return try body(ContiguousArray(utf8).span)
    }
}
