import CampusApp
import DeepLinks
import Navigation

extension RouteSet {
    @Sendable static func campus() throws -> LinkTable {
        try RouteTree(CampusCoordinator.self, origins: CampusCoordinator.origins).table
    }
}
