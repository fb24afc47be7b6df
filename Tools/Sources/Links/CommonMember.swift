import Foundation

/// The beginning of a line up to the end of its first member, an object that many lines have in common: it takes most of
/// the time to read, so it is read once.
struct CommonMember {
    private let head: Data
    /// The head with `null` for the object, to which what follows it in a line can be joined.
    private let shortHead: Data

    /// Nil if the first member of the line has another name, or is no object.
    /// - Parameter line: a JSON object.
    init?(_ name: String, of line: Data) {
        let bytes = Array(line)
        var position = 0
        func skip(_ text: String) -> Bool {
            while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
            guard bytes[position...].starts(with: text.utf8) else { return false }
            position += text.utf8.count
            return true
        }
        guard skip("{"), skip("\"\(name)\""), skip(":"), skip("{") else { return nil }
        shortHead = Data("{\"\(name)\":null".utf8)
        head = Data(bytes[..<Self.end(ofObjectIn: bytes, from: position)])
    }

    /// The line with `null` for the member; nil if it begins otherwise.
    func shortened(_ line: Data) -> Data? {
        line.starts(with: head) ? shortHead + line.dropFirst(head.count) : nil
    }

    /// - Parameter start: behind the brace that opens the object.
    private static func end(ofObjectIn bytes: [UInt8], from start: Int) -> Int {
        var (position, depth, isText) = (start, 1, false)
        while position < bytes.count, depth > 0 {
            switch bytes[position] {
            case UInt8(ascii: "\\") where isText: position += 1
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "{") where !isText: depth += 1
            case UInt8(ascii: "}") where !isText: depth -= 1
            default: break
            }
            position += 1
        }
        return min(position, bytes.count)
    }
}
