/// A declared parameter without its type, for the table and whatever lists routes.
///
/// Its place follows from the pattern: a name in the path, else a query item.
public struct ParameterDeclaration: Sendable {
    public let name: String
    public let typeName: String
    public let isRequired: Bool
    public let isRepeated: Bool
    private let read: @Sendable (LinkMatch) throws(LinkError) -> Void

    init(
        name: String, typeName: String, isRequired: Bool = false, isRepeated: Bool = false,
        read: @escaping @Sendable (LinkMatch) throws(LinkError) -> Void
    ) {
        self.name = name
        self.typeName = typeName
        self.isRequired = isRequired
        self.isRepeated = isRepeated
        self.read = read
    }

    /// - Throws: `invalidParameter` if it is missing or is not what it is declared as.
    public func check(_ match: LinkMatch) throws(LinkError) {
        try read(match)
    }
}
