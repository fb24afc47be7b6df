import DeepLinks
import MessengerApp
import Navigation

extension RouteSet {
    @Sendable static func messenger() throws -> LinkTable {
        try RouteTree(MessengerCoordinator.self, origins: MessengerCoordinator.origins).table
    }
}
