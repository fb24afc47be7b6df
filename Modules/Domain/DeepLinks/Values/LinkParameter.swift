/// One declared parameter of a route, with the type of its value.
///
/// It is inlined into the module that declares the route: code for any type takes several times as long to read a
/// value.
public struct LinkParameter<Value: Sendable>: Sendable {
    public let declaration: ParameterDeclaration
    /// The value of a link that leaves it out; nil where no link may.
    public let absentValue: Value?
    @usableFromInline let read: @Sendable (ParameterDeclaration, LinkMatch) throws(LinkError) -> Value

    /// One that each link must carry.
    @inlinable
    public init(_ name: String, _ type: Value.Type) where Value: LinkValue {
        declaration = ParameterDeclaration(name, type, isRequired: true)
        absentValue = nil
        read = { declaration, match throws(LinkError) in
            guard let value = match.first(of: declaration) else { throw declaration.missing }
            return try declaration.read(value)
        }
    }

    /// One that a link may leave out, though not leave empty.
    @inlinable
    public init<Wrapped: LinkValue>(_ name: String, optional type: Wrapped.Type) where Value == Wrapped? {
        declaration = ParameterDeclaration(name, type)
        absentValue = .some(nil)
        read = { declaration, match throws(LinkError) in
            guard let value = match.first(of: declaration) else { return nil }
            return try declaration.read(value) as Wrapped
        }
    }

    /// One that a link may carry any number of times, in order.
    @inlinable
    public init<Element: LinkValue>(_ name: String, repeated type: Element.Type) where Value == [Element] {
        declaration = ParameterDeclaration(name, type, isRepeated: true)
        absentValue = []
        read = { declaration, match throws(LinkError) in
            try match.all(of: declaration).map { value throws(LinkError) in try declaration.read(value) }
        }
    }

    /// - Throws: `invalidParameter` if it is missing though it is required, or is not what it is declared as.
    public func value(in match: LinkMatch) throws(LinkError) -> Value {
        try read(declaration, match)
    }
}
