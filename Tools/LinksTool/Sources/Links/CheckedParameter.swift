import DeepLinks
import Foundation

/// A parameter by the name of its type.
struct CheckedParameter {
    let name: String
    let type: String
    private let isRequired: Bool

    init(json: Any) throws(UnreadableRoutes) {
        guard let members = json as? [String: Any], let name = members["name"] as? String else {
            throw UnreadableRoutes()
        }
        self.name = name
        type = members["type"] as? String ?? String.linkTypeName
        isRequired = members["required"] as? Bool ?? false
    }

    /// An app's own types are unknown here, so that any text will do.
    var declaration: ParameterDeclaration {
        let known: any LinkValue.Type = knownType ?? String.self
        return declaration(of: known)
    }

    /// A text that it reads; nil for an app's own type.
    var example: String? {
        if choices.count > 1 { return choices.first }
        guard knownType != nil else { return nil }
        return ["1", "a", "true", "00000000-0000-4000-8000-000000000000", "2030-01-01T00:00:00Z"]
            .first(where: declaration.takes)
    }

    /// Whether a text is one that a list of choices, such as `ACTIVE|INACTIVE`, can mean. Their case may count or not,
    /// so that it is not looked at.
    func mayBe(_ text: String) -> Bool {
        choices.count < 2 || choices.contains { $0.lowercased() == text.lowercased() }
    }

    private var choices: [String] { type.split(separator: "|").map(String.init) }

    private var knownType: (any LinkValue.Type)? {
        let types: [any LinkValue.Type] = [String.self, Bool.self, Int.self, Int64.self, UUID.self, Date.self]
        return types.first { $0.linkTypeName == type }
    }

    private func declaration<Value: LinkValue>(of type: Value.Type) -> ParameterDeclaration {
        isRequired ? LinkParameter(name, type).declaration : LinkParameter(name, optional: type).declaration
    }
}
