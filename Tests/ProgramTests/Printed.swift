import Foundation

/// What a program prints as a JSON object. Reading one fails if a key is missing or one too many.
protocol Printed: Decodable {
    /// The keys that may be missing.
    static var optionalKeys: Set<String> { get }
}

extension Printed {
    static var optionalKeys: Set<String> { [] }

    /// - Throws: if the object that it was read from lacks one of its properties, or has a member that is none.
    func expectKeys(of object: Any) throws {
        let members = object as? [String: Any] ?? [:]
        let properties = Mirror(reflecting: self).children
        let difference = Set(members.keys).symmetricDifference(properties.compactMap(\.label))
        guard difference.isSubset(of: Self.optionalKeys) else { throw UnexpectedKeys(keys: difference.sorted()) }
        for case (let name?, let value) in properties {
            guard let member = members[name] else { continue }
            try (value as? any Printed)?.expectKeys(of: member)
            for (part, member) in zip(value as? [any Printed] ?? [], member as? [Any] ?? []) {
                try part.expectKeys(of: member)
            }
        }
    }
}

/// Keys that are missing, or too many.
private struct UnexpectedKeys: Error {
    let keys: [String]
}
