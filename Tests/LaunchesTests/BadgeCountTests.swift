import Launches
import Testing

/// The number on the app's icon, which is counted after each change.
@Suite struct BadgeCountTests {
    private let earlier = LaunchWork.countBadge(.visit(0))
    private let later = LaunchWork.countBadge(.push(.delivered(1)))

    /// The user came to a screen, and a push was stored; what either changed is being counted.
    private func counting() -> LaunchMachine {
        let screen = VisibleScreen(id: 1, name: "room")
        var machine = LaunchMachine.ready()
        machine.receive(
            .visibleScreenChanged(screen), .pushed(.delivered(1), owner: .one, callback: .caller(1)),
            .ended(.markSeen(screen, for: .one, .visit(0)), .done),
            .ended(.ingest(.delivered(1), visible: screen), .ingested(isNew: true)))
        return machine
    }

    @Test func `each count is set as it ends`() {
        var machine = counting()
        #expect(machine.receive(.ended(earlier, .badge(1))).contains(.setBadge(1)))
        #expect(machine.receive(.ended(later, .badge(2))).contains(.setBadge(2)))
    }

    @Test func `a count that ends after one that began later is not set`() {
        var machine = counting()
        #expect(machine.receive(.ended(later, .badge(2))).contains(.setBadge(2)))
        #expect(!machine.receive(.ended(earlier, .badge(1))).contains(.setBadge(1)))
    }

    @Test func `a later count that failed leaves the number to the one before`() {
        var machine = counting()
        machine.receive(.ended(later, .badge(nil)))
        #expect(machine.receive(.ended(earlier, .badge(1))).contains(.setBadge(1)))
    }
}
