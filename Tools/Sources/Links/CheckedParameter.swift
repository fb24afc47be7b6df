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
        let types: [any LinkValue.Type] = [
            Bool.self, Int.self, Int64.self, Signed<Int>.self, Signed<Int64>.self, UUID.self, Date.self,
        ]
        let known: any LinkValue.Type = types.first { $0.linkTypeName == type } ?? String.self
        return declaration(of: known)
    }

    /// Whether a text is one that a list of choices, such as `ACTIVE|INACTIVE`, can mean. Their case may count or not, so
    /// that it is not looked at.
    func mayBe(_ text: String) -> Bool {
        let choices = type.split(separator: "|")
        return choices.count < 2 || choices.contains { $0.lowercased() == text.lowercased() }
    }

    private func declaration<Value: LinkValue>(of type: Value.Type) -> ParameterDeclaration {
        isRequired ? LinkParameter(name, type).declaration : LinkParameter(name, optional: type).declaration
    }
}
