import Foundation
import Launches
import Notifications
import Testing

@Suite struct ExampleTests {
    @Test func `a launch with a known account loads first`() {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        var machine = LaunchMachine()
        _ = machine.receive(.sessionRead(Session(account: AccountID("1"), hasOnboarded: true)), now: now)
        _ = machine.receive(.connected(SceneID("main")), now: now)
        let effects = machine.receive(.started, now: now)  // contains .start(.load)
        #expect(effects.contains(.start(.load)))
    }
}
