/// One declared parameter of a route, with the type of its value.
///
/// It is inlined into the module that declares the route, which is specialized for the type: generic code takes several
/// times as long to read a value. It is a class, so that whoever reads a value counts one reference.
public final class LinkParameter<Value: Sendable>: Sendable {
    public let declaration: ParameterDeclaration
    /// The value of a link that leaves it out; nil where no link may.
    public let absentValue: Value?
    @usableFromInline let read: @Sendable (ParameterDeclaration, LinkMatch) throws(LinkError) -> Value

    /// One that each link must carry.
    @inlinable
    public convenience init(_ name: String, _ type: Value.Type) where Value: LinkValue {
        self.init(ParameterDeclaration(name, type, isRequired: true), absentValue: nil) {
            declaration, match throws(LinkError) in
            guard let value: Value = try match.first(of: declaration) else { throw declaration.missing }
            return value
        }
    }

    /// One that a link may leave out, though not leave empty.
    @inlinable
    public convenience init<Wrapped: LinkValue>(_ name: String, optional type: Wrapped.Type) where Value == Wrapped? {
        self.init(ParameterDeclaration(name, type), absentValue: .some(nil)) { declaration, match throws(LinkError) in
            try match.first(of: declaration)
        }
    }

    /// One that a link may carry any number of times, in order.
    @inlinable
    public convenience init<Element: LinkValue>(_ name: String, repeated type: Element.Type) where Value == [Element] {
        self.init(ParameterDeclaration(name, type, isRepeated: true), absentValue: []) {
            declaration, match throws(LinkError) in
            try match.all(of: declaration)
        }
    }

    @usableFromInline
    init(
        _ declaration: ParameterDeclaration, absentValue: Value?,
        read: @escaping @Sendable (ParameterDeclaration, LinkMatch) throws(LinkError) -> Value
    ) {
        self.declaration = declaration
        self.absentValue = absentValue
        self.read = read
    }

    /// - Throws: `invalidParameter` if it is missing though it is required, or is not what it is declared as.
    @inlinable
    public func value(in match: LinkMatch) throws(LinkError) -> Value {
        try read(declaration, match)
    }
}

extension ParameterDeclaration {
    @inlinable
    convenience init<Value: LinkValue>(
        _ name: String, _ type: Value.Type, isRequired: Bool = false, isRepeated: Bool = false
    ) {
        self.init(name: name, type: type, isRequired: isRequired, isRepeated: isRepeated) {
            Value(linkBytes: $0) != nil
        }
    }
}
