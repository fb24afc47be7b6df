/// One declared parameter of a route, with the type of its value.
public struct LinkParameter<Value: Sendable>: Sendable {
    public let declaration: ParameterDeclaration
    /// The value of a link that leaves it out; nil where no link may.
    public let absentValue: Value?
    private let read: @Sendable (LinkMatch) throws(LinkError) -> Value

    /// One that each link must carry.
    public init(_ name: String, _ type: Value.Type) where Value: LinkValue {
        let reader = ParameterReader<Value>(name)
        self.init(name, of: type, absentValue: nil) { match throws(LinkError) in
            guard let value = try reader.first(in: match) else {
                throw .invalidParameter(name: name, expected: type.linkTypeName, found: nil)
            }
            return value
        }
    }

    /// One that a link may leave out, though not leave empty.
    public init<Wrapped: LinkValue>(_ name: String, optional type: Wrapped.Type) where Value == Wrapped? {
        let reader = ParameterReader<Wrapped>(name)
        self.init(name, of: type, absentValue: .some(nil)) { match throws(LinkError) in try reader.first(in: match) }
    }

    /// One that a link may carry any number of times, in order.
    public init<Element: LinkValue>(_ name: String, repeated type: Element.Type) where Value == [Element] {
        let reader = ParameterReader<Element>(name)
        self.init(name, of: type, absentValue: [], isRepeated: true) { match throws(LinkError) in
            try reader.all(in: match)
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
