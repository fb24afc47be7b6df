import Foundation
import LaunchDecisions
import Launches
import Notifications
import Testing

@Suite struct ExampleTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private var tap: Arrival { Arrival(id: 1, owner: AccountID("1"), deliveredAt: now, expiresAt: now + 600) }

    @Test func `a launch with a known account loads first`() {
        var machine = LaunchMachine()
        _ = machine.receive(.sessionRead(Session(account: AccountID("1"), hasOnboarded: true)), now: now)
        let effects = machine.receive(.connected(SceneID("main"), [tap]), now: now)  // ends with .start(.load, of: 1)
        #expect(effects.last == .start(.load, of: 1))
    }
}
