/// Why bytes are no payload.
public enum PayloadError: String, Error, Equatable, Sendable {
    /// Not JSON, or nested deeper than Foundation's decoder goes.
    case notJSON
    /// JSON, but not an object.
    case notAnObject
    /// `aps` is missing or not an object.
    case noAps

    /// The one code that all of them are reported under.
    public static let code = "invalidPayload"
}
