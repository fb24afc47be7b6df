import DeviceSimulator
import Foundation
import ItemSupport
import Items
import Launches
import Notifications
import StarterApp
import TestSupport

/// A simulated device with the program on it, over stores in memory.
@MainActor
func starterPhone(
    items: any ItemRepository = InMemoryItemRepository(),
    session: Session = Session(account: AccountID("1"), hasOnboarded: true)
) throws -> TestPhone<StarterCoordinator> {
    let archive = InMemoryNotificationArchive()
    let sessions = InMemorySessionStore()
    let container = StarterContainer(
        items: items,
        archive: archive,
        account: sessions.account
    )
    return try TestPhone(session: session, sessions: sessions, archive: archive) {
        StarterCoordinator(container)
    }
}
