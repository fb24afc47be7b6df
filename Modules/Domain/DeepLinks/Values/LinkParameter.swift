/// One declared parameter of a route, with the type of its value.
public struct LinkParameter<Value: Sendable>: Sendable {
    public let declaration: ParameterDeclaration
    /// The value of a link that leaves it out; nil where no link may.
    public let absentValue: Value?
    private let read: @Sendable (LinkMatch) throws(LinkError) -> Value

    /// One that each link must carry.
    public init(_ name: String, _ type: Value.Type) where Value: LinkValue {
        self.init(name, of: type, absentValue: nil) { match throws(LinkError) in
            guard let text = try match.text(of: name) else {
                throw .invalidParameter(name: name, expected: type.linkTypeName, found: nil)
            }
            return try type.read(text, named: name)
        }
    }

    /// One that a link may leave out, though not leave empty.
    public init<Wrapped: LinkValue>(_ name: String, optional type: Wrapped.Type) where Value == Wrapped? {
        self.init(name, of: type, absentValue: .some(nil)) { match throws(LinkError) in
            guard let text = try match.text(of: name) else { return nil }
            return try type.read(text, named: name)
        }
    }

    /// One that a link may carry any number of times, in order.
    public init<Element: LinkValue>(_ name: String, repeated type: Element.Type) where Value == [Element] {
        self.init(name, of: type, absentValue: [], isRepeated: true) { match throws(LinkError) in
            var values: [Element] = []
            for text in try match.texts(of: name) { values.append(try type.read(text, named: name)) }
            return values
        }
    }

    private init(
        _ name: String, of type: any LinkValue.Type, absentValue: Value?, isRepeated: Bool = false,
        read: @escaping @Sendable (LinkMatch) throws(LinkError) -> Value
    ) {
        declaration = ParameterDeclaration(
            name: name, type: type, isRequired: absentValue == nil, isRepeated: isRepeated
        ) { match throws(LinkError) in
            _ = try read(match)
        }
        self.absentValue = absentValue
        self.read = read
    }

    /// - Throws: `invalidParameter` if it is missing or is not what it is declared as.
    public func value(in match: LinkMatch) throws(LinkError) -> Value {
        try read(match)
    }
}

extension LinkMatch {
    fileprivate func text(of name: String) throws(LinkError) -> String? {
        if let text = capture(name) { text } else { try queryValue(name) }
    }

    fileprivate func texts(of name: String) throws(LinkError) -> [String] {
        if let text = capture(name) { [text] } else { try queryValues(name) }
    }
}

extension LinkValue {
    fileprivate static func read(_ text: String, named name: String) throws(LinkError) -> Self {
        guard !text.isEmpty, let value = Self(linkText: text) else {
            throw .invalidParameter(name: name, expected: linkTypeName, found: text)
        }
        return value
    }
}
