/// Why a line cannot be followed, as a sentence.
public struct LineRefusal: Error, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
