/// A declared parameter without its type, for the table and whatever lists routes.
///
/// Its place follows from the pattern: a name in the path, else a query item.
public struct ParameterDeclaration: Sendable {
    public let name: String
    let type: any LinkValue.Type
    public let isRequired: Bool
    public let isRepeated: Bool
    private let read: @Sendable (LinkMatch) throws(LinkError) -> Void

    init(
        name: String, type: any LinkValue.Type, isRequired: Bool = false, isRepeated: Bool = false,
        read: @escaping @Sendable (LinkMatch) throws(LinkError) -> Void
    ) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        self.isRepeated = isRepeated
        self.read = read
    }

    public var typeName: String { type.linkTypeName }

    /// - Throws: `invalidParameter` if it is missing or is not what it is declared as.
    public func check(_ match: LinkMatch) throws(LinkError) {
        try read(match)
    }
}
