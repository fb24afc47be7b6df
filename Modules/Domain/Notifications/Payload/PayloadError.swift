public import DeepLinks

/// Why bytes are no payload.
public enum PayloadError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Not JSON (RFC 8259) from there on, both counted from 1.
    case notJSON(line: Int, column: Int)
    /// JSON, but not an object.
    case notAnObject
    /// `aps` is missing or not an object.
    case noAps
    /// It was readable when it was recorded, and is no longer.
    case lost

    /// The one code that all of them are reported under.
    public static let code = "invalidPayload"

    public var description: String { finding.description }

    public var finding: LinkFinding {
        switch self {
        case .notJSON(let line, let column):
            LinkFinding(
                "payloadNotJSON", "the payload is not JSON from line {line}, column {column} on",
                ["line": "\(line)", "column": "\(column)"])
        case .notAnObject: LinkFinding("payloadNotAnObject", "the payload is not a JSON object")
        case .noAps: LinkFinding("payloadNoAps", "the payload has no aps object")
        case .lost: LinkFinding("payloadLost", "the payload can no longer be read")
        }
    }
}
