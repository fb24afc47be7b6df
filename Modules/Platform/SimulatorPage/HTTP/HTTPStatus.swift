/// The status codes that this server answers with (RFC 9110, section 15).
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
    case tooManyRequests = 429
    case headersTooLarge = 431
    case notImplemented = 501
    case versionNotSupported = 505

    var reason: String {
        switch self {
        case .ok: "OK"
        case .badRequest: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .conflict: "Conflict"
        case .contentTooLarge: "Content Too Large"
        case .unsupportedMediaType: "Unsupported Media Type"
        case .misdirectedRequest: "Misdirected Request"
        case .tooManyRequests: "Too Many Requests"
        case .headersTooLarge: "Request Header Fields Too Large"
        case .notImplemented: "Not Implemented"
        case .versionNotSupported: "HTTP Version Not Supported"
        }
    }
}

/// A request that is not read on: what came so far cannot be trusted, or is more than is taken.
struct HTTPRefusal: Error, Equatable {
    let status: HTTPStatus
    /// As far as it was read.
    var request: HTTPRequest?

    init(_ status: HTTPStatus, of request: HTTPRequest? = nil) {
        self.status = status
        self.request = request
    }
}
