/// A declared parameter whose type is not known to the compiler, for the table and whatever lists routes.
///
/// Its place follows from the pattern: a name in the path, else a query item.
public final class ParameterDeclaration: Sendable {
    public let name: String
    public let isRequired: Bool
    public let isRepeated: Bool
    @usableFromInline let type: any LinkValue.Type
    @usableFromInline let isValue: @Sendable (String) -> Bool

    @inlinable
    init<Value: LinkValue>(_ name: String, _ type: Value.Type, isRequired: Bool = false, isRepeated: Bool = false) {
        self.name = name
        self.isRequired = isRequired
        self.isRepeated = isRepeated
        self.type = type
        isValue = { Value(linkText: $0) != nil }
    }

    public var typeName: String { type.linkTypeName }

    /// Whether a text, decoded, is a value of its type.
    public func takes(_ text: String) -> Bool {
        !text.isEmpty && isValue(text)
    }

    /// - Throws: `invalidParameter` for what is no value of its type.
    func check(_ value: ValueText) throws(LinkError) {
        guard value.isReadable, isValue(value.text) else { throw unreadable(value) }
    }

    /// - Throws: `invalidParameter` for what is no value of its type.
    @inlinable
    func read<Value: LinkValue>(_ value: ValueText) throws(LinkError) -> Value {
        guard value.isReadable, let read = Value(linkText: value.text) else { throw unreadable(value) }
        return read
    }

    @usableFromInline
    var missing: LinkError { .invalidParameter(name: name, expected: typeName, found: nil) }

    @usableFromInline
    func unreadable(_ value: ValueText) -> LinkError {
        .invalidParameter(name: name, expected: typeName, found: value.text)
    }
}
