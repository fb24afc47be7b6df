import DeepLinks

/// What a target turned out to be.
enum Resolution: Equatable, Sendable {
    /// The match with its declared parameters, as they stand in the path and the query.
    case route(LinkMatch, parameters: [String: String])
    case web(WebAddress)

    /// The pattern of the route, or nil for an address outside the app.
    var route: String? {
        guard case .route(let match, _) = self else { return nil }
        return match.pattern.description
    }

    var parameters: [String: String] {
        guard case .route(_, let parameters) = self else { return [:] }
        return parameters
    }
}
