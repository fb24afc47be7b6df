public import Foundation

/// One request.
public struct HTTPRequest: Equatable, Sendable {
    public let method: String
    /// What the request line names, without its query.
    public let path: String
    public let fields: HTTPFields
    public var body: Data
    /// Whether the client wants another answer on the same connection.
    var keepsAlive = true

    public init(_ method: String, _ path: String, fields: HTTPFields = [:], body: Data = Data()) {
        self.method = method
        self.path = path
        self.fields = fields
        self.body = body
    }
}
