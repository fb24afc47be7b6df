public import Foundation

/// One answer.
public struct HTTPResponse: Sendable {
    /// What follows the head (RFC 9112, section 6).
    public enum Body: Sendable {
        case whole(Data)
        /// Sent piece by piece by what the function gets, until it returns; then the connection ends.
        case pieces(@Sendable (@Sendable (Data) async throws -> Void) async throws -> Void)
    }

    public let status: HTTPStatus
    public var fields: HTTPFields
    public let body: Body

    public init(_ status: HTTPStatus, fields: HTTPFields = [:], body: Body = .whole(Data())) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    public init(_ status: HTTPStatus, text: String) {
        self.init(
            status, fields: ["content-type": "text/plain; charset=utf-8"], body: .whole(Data((text + "\n").utf8)))
    }

    public init(json data: Data) {
        self.init(.ok, fields: ["content-type": "application/json"], body: .whole(data))
    }

    public init(_ status: HTTPStatus, json: some Encodable, fields: HTTPFields = [:]) {
        var fields = fields
        fields.add("content-type", "application/json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        self.init(status, fields: fields, body: .whole((try? encoder.encode(json)) ?? Data("{}".utf8)))
    }

    /// Whether the connection has to end with it.
    var isEndless: Bool {
        if case .pieces = body { true } else { false }
    }

    /// The status line and the fields, with the empty line behind them.
    /// - Parameter closes: whether the connection ends with the answer.
    func head(closing closes: Bool) -> Data {
        var lines = ["HTTP/1.1 \(status.rawValue) "] + fields.lines
        if case .whole(let data) = body { lines.append("content-length: \(data.count)") }
        if closes { lines.append("connection: close") }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}

/// The status codes that this server answers with (RFC 9110, section 15). They go without a phrase, which no client
/// reads (RFC 9112, section 4).
public enum HTTPStatus: Int, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case misdirectedRequest = 421
    case headersTooLarge = 431
    case notImplemented = 501
    case versionNotSupported = 505
}

/// A request that is not read on: what came so far cannot be trusted, or is more than is taken.
struct HTTPRefusal: Error, Equatable {
    let status: HTTPStatus
}
