import Foundation

/// The beginning of a line up to the end of its first member, an object that many lines have in common: it takes most of
/// the time to read, so it is read once.
struct CommonMember {
    private let head: Data
    /// What the head is left out for, a member that nobody asks for, to which what follows it in a line can be joined.
    private static let shortHead = Data(#"{"":null"#.utf8)

    /// Nil if the first member of the line has another name, is no object, or stands there once more and so does not count.
    /// - Parameter line: a JSON object.
    init?(_ name: String, of line: Data) {
        var members = ObjectMembers(line)
        guard let first = members.next(), first.name == name else { return nil }
        head = line.prefix(first.value.upperBound)
        guard head.last == UInt8(ascii: "}"), !members.contains(where: { $0.name == name }) else { return nil }
    }

    /// The line without the member; nil if it begins otherwise.
    func shortened(_ line: Data) -> Data? {
        line.starts(with: head) ? Self.shortHead + line.dropFirst(head.count) : nil
    }
}
