/// What was pressed on a terminal in raw mode.
enum TerminalKey: Equatable {
    case character(Unicode.Scalar)
    case enter, escape, backspace, tab
    case up, down, pageUp, pageDown
    /// Ctrl-C, Ctrl-D.
    case end
    /// Ctrl-L.
    case redraw
    /// Ctrl-U.
    case clear

    fileprivate init?(control byte: UInt8) {
        switch byte {
        case 0x03, 0x04: self = .end
        case 0x08, 0x7F: self = .backspace
        case 0x09: self = .tab
        case 0x0A, 0x0D: self = .enter
        case 0x0C: self = .redraw
        case 0x15: self = .clear
        case 0x1B: self = .escape
        default: return nil
        }
    }

    /// - Parameter sequence: what follows the escape character and its bracket (xterm: "Control Sequences").
    fileprivate init?(sequence: ArraySlice<UInt8>) {
        switch String(decoding: sequence, as: UTF8.self) {
        case "A", "Z": self = .up
        case "B": self = .down
        case "5~": self = .pageUp
        case "6~": self = .pageDown
        default: return nil
        }
    }
}

/// Reads keys out of what a terminal sends, piece by piece.
struct TerminalKeys {
    /// The beginning of a character whose end has not come yet.
    private var rest: [UInt8] = []

    mutating func take(_ piece: some Sequence<UInt8>) -> [TerminalKey] {
        var bytes = (rest + piece)[...]
        rest = []
        var keys: [TerminalKey] = []
        while let byte = bytes.first {
            if let sequence = Self.sequence(at: bytes) {
                TerminalKey(sequence: sequence.dropFirst(2)).map { keys.append($0) }
                bytes = bytes.dropFirst(sequence.count)
            } else if byte < 0x20 || byte == 0x7F {
                TerminalKey(control: byte).map { keys.append($0) }
                bytes = bytes.dropFirst()
            } else if let (scalar, length) = Self.scalar(at: bytes) {
                if let scalar { keys.append(.character(scalar)) }
                bytes = bytes.dropFirst(length)
            } else {
                rest = Array(bytes)
                break
            }
        }
        return keys
    }

    /// What begins with the escape character and `[` or `O`, as keys without a character do; nil where nothing does.
    private static func sequence(at bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard bytes.first == 0x1B, let second = bytes.dropFirst().first, second == 0x5B || second == 0x4F else {
            return nil
        }
        let parameters = bytes.dropFirst(2).prefix { 0x20...0x3F ~= $0 }
        return bytes.prefix(2 + parameters.count + 1)
    }

    /// - Returns: nil if more of it has to come; without a scalar if it is none.
    private static func scalar(at bytes: ArraySlice<UInt8>) -> (Unicode.Scalar?, length: Int)? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): return (scalar, UTF8.width(scalar))
        case .emptyInput: return nil
        case .error: return isBeginning(bytes) ? nil : (nil, 1)
        }
    }

    /// Whether a character's last bytes are missing.
    private static func isBeginning(_ bytes: ArraySlice<UInt8>) -> Bool {
        let length =
            switch bytes.first {
            case .some(0xC2...0xDF): 2
            case .some(0xE0...0xEF): 3
            case .some(0xF0...0xF4): 4
            default: 0
            }
        return bytes.count < length && bytes.dropFirst().allSatisfy { 0x80...0xBF ~= $0 }
    }
}
