/// A trait by which a sender's payloads are known.
enum PayloadMark: Sendable, CustomStringConvertible {
    /// The path holds any value but null.
    case key(PayloadPath)
    /// An object stands there, or a text that holds one.
    case object(String)
    /// Something stands at each of these.
    case all([PayloadPath])
    /// A key begins so.
    case prefix(String)
    /// The text there begins so.
    case text(PayloadPath, prefix: String)

    /// Where what it is known by stands; none for a prefix.
    var paths: [PayloadPath] {
        switch self {
        case .key(let path), .text(let path, _): [path]
        case .object(let name): [PayloadPath(stringLiteral: name)]
        case .all(let paths): paths
        case .prefix: []
        }
    }

    /// What a key begins with that it is known by; nil for what is known by a path.
    var prefix: String? { if case .prefix(let prefix) = self { prefix } else { nil } }

    /// In Markdown, as "the key `ab_uri`".
    var description: String {
        switch self {
        case .key(let path): "the key `\(path)`"
        case .object(let name): "the object `\(name)`"
        case .all(let paths): "the keys " + paths.map { "`\($0)`" }.joined(separator: " and ")
        case .prefix(let prefix): "a key that begins with `\(prefix)`"
        case .text(let path, let prefix): "the key `\(path)` with a text that begins with `\(prefix)`"
        }
    }

    func fits(_ members: [String: JSONValue]) -> Bool {
        switch self {
        case .key(let path): Self.isThere(path, in: members)
        case .object(let name): Self.isObject(members[name])
        case .all(let paths): paths.allSatisfy { Self.isThere($0, in: members) }
        case .prefix(let prefix): members.keys.contains { $0.hasPrefix(prefix) }
        case .text(let path, let prefix): path.value(in: members)?.text?.hasPrefix(prefix) == true
        }
    }

    private static func isThere(_ path: PayloadPath, in members: [String: JSONValue]) -> Bool {
        path.value(in: members).map { $0 != .null } ?? false
    }

    private static func isObject(_ value: JSONValue?) -> Bool {
        switch value {
        case .object: true
        case .string(let text): text.hasPrefix("{")
        default: false
        }
    }
}
