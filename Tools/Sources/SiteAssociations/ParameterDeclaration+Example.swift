public import DeepLinks

extension ParameterDeclaration {
    /// A text that it reads, out of those of the usual types and its own choices; nil if it reads none of them.
    public var example: String? {
        let usual = ["1", "a", "true", "00000000-0000-4000-8000-000000000000", "2030-01-01T00:00:00Z"]
        let choices = typeName.split(separator: "|").map(String.init)
        return (usual + choices).first(where: takes)
    }
}
