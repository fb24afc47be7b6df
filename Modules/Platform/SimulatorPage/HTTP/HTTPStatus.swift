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
    /// As far as it was read.
    var request: HTTPRequest?
}
