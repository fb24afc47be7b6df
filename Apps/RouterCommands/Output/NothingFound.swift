/// What was asked for by name is not there.
public struct NothingFound: Error, CustomStringConvertible {
    public let description: String
}
