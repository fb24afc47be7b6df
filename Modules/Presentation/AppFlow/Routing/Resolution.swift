package import DeepLinks
import Foundation
import LaunchDecisions
import Launches
import Navigation

/// The result of resolving a target.
package enum Resolution: Sendable {
    /// The match with its declared parameters, as they stand in the path and the query.
    case route(LinkMatch, parameters: [String: String])
    case web(WebAddress)

    /// The pattern of the route, or nil for an address outside the app.
    package var route: String? {
        guard case .route(let match, _) = self else { return nil }
        return match.pattern.description
    }

    /// - Throws: ``StepFailure`` once the link's `expiredAt` has come.
    func checkExpiry(at now: Date) throws(StepFailure) {
        do {
            switch self {
            case .route(let match, _): try match.checkExpiry(at: now)
            case .web(let address): try address.checkExpiry(at: now)
            }
        } catch {
            throw StepFailure(.link(error))
        }
    }

    package var parameters: [String: String] {
        guard case .route(_, let parameters) = self else { return [:] }
        return parameters
    }
}
