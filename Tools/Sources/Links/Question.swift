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

    func isNull(_ name: String) -> Bool { members[name] is NSNull }

    /// The member as a JSON text of its own.
    func json(_ name: String) -> Data? {
        guard let member = members[name] as? [String: Any] else { return nil }
        return try? JSONSerialization.data(withJSONObject: member)
    }
}
