import Foundation

/// The members of a line of input.
struct Question {
    private let line: Data
    private let members: [String: Any]

    /// Nil if the line is no JSON object.
    init?(_ line: Data) {
        guard let members = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any] else { return nil }
        self.line = line
        self.members = members
    }

    func text(_ name: String) -> String? { members[name] as? String }

    func texts(_ name: String) -> [String]? { members[name] as? [String] }

    func has(_ name: String) -> Bool { members[name] != nil }

    /// The member as it is written, if it is an object; of several of its name the last one counts.
    func object(_ name: String) -> Data? {
        guard let member = ObjectMembers(line).reversed().first(where: { $0.name == name }) else { return nil }
        let bytes = line.dropFirst(member.value.lowerBound).prefix(member.value.count)
        return bytes.first == UInt8(ascii: "{") ? Data(bytes) : nil
    }
}
