package import DeepLinks
package import LaunchDecisions
import Launches
import Navigation
package import Notifications
import StoreErrors

extension StepFailure {
    init(_ error: RouteError) {
        let kind: Kind =
            switch error {
            case .store(.refused): .refusedByDisk
            case .store(.unavailable), .backend: .temporary
            case .link, .contentNotFound, .refused, .navigation: .final
            }
        let mayLackContent =
            switch error {
            case .contentNotFound, .store: true
            case .link, .backend, .refused, .navigation: false
            }
        self.init(
            code: error.code, kind, reason: "\(error)", finding: error.finding, mayLackContent: mayLackContent)
    }

    package init(_ error: PayloadError) { self.init(code: PayloadError.code, error.finding) }

    package init(code: String, _ finding: LinkFinding) {
        self.init(code: code, .final, reason: "\(finding)", finding: finding)
    }
}
