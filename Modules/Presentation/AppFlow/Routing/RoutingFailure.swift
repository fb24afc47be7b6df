import DeepLinks
import Navigation
import Notifications

/// Why a payload was not routed, and how far it came.
struct RoutingFailure: Error, Equatable, Sendable {
    /// Stable, and the key of the user's sentence.
    let code: String
    /// For the log: names, never values out of the payload.
    let reason: String
    /// The reason for people, where it has a sentence in each language.
    let finding: LinkFinding?
    let route: String?
    let parameters: [String: String]

    init(
        code: String, reason: String, finding: LinkFinding? = nil, route: String? = nil,
        parameters: [String: String] = [:]
    ) {
        self.code = code
        self.reason = reason
        self.finding = finding
        self.route = route
        self.parameters = parameters
    }

    init(_ error: RouteError, at resolution: Resolution? = nil) {
        self.init(
            code: error.code, reason: "\(error)", finding: error.finding, route: resolution?.route,
            parameters: resolution?.parameters ?? [:])
    }

    init(code: String, _ finding: LinkFinding) {
        self.init(code: code, reason: "\(finding)", finding: finding)
    }

    init(_ error: NavigationError, at destination: Destination) {
        let error = RouteError.navigation(error)
        self.init(
            code: error.code, reason: "\(error)", route: destination.route, parameters: destination.parameters)
    }

    init(_ error: PayloadError) {
        self.init(code: PayloadError.code, error.finding)
    }
}
