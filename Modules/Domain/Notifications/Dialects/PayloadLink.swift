/// Where a dialect has a link, and when it is one.
struct PayloadLink: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    enum Condition: Sendable {
        /// One of these texts stands there.
        case text(PayloadPath, oneOf: [String])
        /// None of these texts stands there.
        case noText(PayloadPath, of: [String])
        /// Nothing stands there.
        case nothing(at: PayloadPath)
    }

    let path: PayloadPath
    private let condition: Condition?

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

    /// Nil if nothing stands there, or it is no link then.
    func value(in members: [String: JSONValue]) -> JSONValue? {
        isMet(in: members) ? path.value(in: members) : nil
    }

    private func isMet(in members: [String: JSONValue]) -> Bool {
        switch condition {
        case nil: true
        case .text(let path, let texts): path.value(in: members)?.text.map(texts.contains) ?? false
        case .noText(let path, let texts): !(path.value(in: members)?.text.map(texts.contains) ?? false)
        case .nothing(let path): path.value(in: members) ?? .null == .null
        }
    }
}
