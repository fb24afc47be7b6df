/// A file of routes that is neither lines of patterns nor a JSON list of routes.
public struct UnreadableRoutes: Error, CustomStringConvertible {
    public var description: String { "the file is no JSON list of routes" }
}
