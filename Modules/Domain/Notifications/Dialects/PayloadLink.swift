/// Where a dialect has a link, and when it is one.
struct PayloadLink: Sendable, CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    enum Condition: Sendable, CustomStringConvertible {
        /// One of these texts stands there.
        case text(PayloadPath, oneOf: [String])
        /// None of these texts stands there.
        case noText(PayloadPath, of: [String])
        /// Nothing stands there.
        case nothing(at: PayloadPath)

        func isMet(in members: [String: JSONValue]) -> Bool {
            switch self {
            case .text(let path, let texts): path.value(in: members)?.text.map(texts.contains) ?? false
            case .noText(let path, let texts): !(path.value(in: members)?.text.map(texts.contains) ?? false)
            case .nothing(let path): path.value(in: members) ?? .null == .null
            }
        }

        /// Where it looks.
        var paths: [PayloadPath] {
            switch self {
            case .text(let path, _), .noText(let path, _), .nothing(let path): [path]
            }
        }

        /// What has to hold, in Markdown, as "where `action` is not app".
        var description: String {
            switch self {
            case .text(let path, let texts): "where `\(path)` is \(texts.joined(separator: " or "))"
            case .noText(let path, let texts): "where `\(path)` is not \(texts.joined(separator: " or "))"
            case .nothing(let path): "where there is no `\(path)`"
            }
        }
    }

    let path: PayloadPath
    let condition: Condition?

    /// In Markdown.
    var description: String { "`\(path)`" + (condition.map { " \($0)" } ?? "") }

    init(_ path: PayloadPath, if condition: Condition? = nil) {
        self.path = path
        self.condition = condition
    }

    init(stringLiteral name: String) {
        self.init(PayloadPath(stringLiteral: name))
    }

    init(arrayLiteral names: String...) {
        self.init(PayloadPath(names: names))
    }
}
