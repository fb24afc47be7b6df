import Foundation

/// The members of a line of input.
struct Question {
    private let members: [String: Any]

    /// Nil if the line is no JSON object.
    init?(_ line: Data) {
        guard let members = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any] else { return nil }
        self.members = members
    }

    func text(_ name: String) -> String? { members[name] as? String }

    func texts(_ name: String) -> [String]? { members[name] as? [String] }

    /// The member as a JSON text of its own; the same for equal members.
    func json(_ name: String) -> Data? {
        guard let member = members[name] as? [String: Any] else { return nil }
        return try? JSONSerialization.data(withJSONObject: member, options: .sortedKeys)
    }
}
