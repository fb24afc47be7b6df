import Launches
import Notifications
import Testing

/// What the user is told, and in which order the main screen, an alert and an ending come.
@Suite struct NoticeTests {
    @Test func `U26: the user is told once that the disk refuses a session or the mark of a tap`() {
        var machine = LaunchMachine.ready()
        let told: [LaunchEffect] = [.showMain(.one), .alert(LaunchGate.diskRefusedCode)]
        #expect(machine.receive(.sessionNotSaved) == told)
        #expect(machine.receive(.noticed(LaunchGate.diskRefusedCode)) == [])
        machine.receive(.arrived([.sample(1)], callback: nil))
        #expect(machine.receive(.notMarked(1)) == [.showMain(.one), .refused(1)])
    }

    @Test func `P8: what is noticed before the main screen is told on it`() {
        var machine = LaunchMachine()
        #expect(machine.receive(.noticed("restored")) == [])
        let events: [LaunchEvent] = [
            .sessionRead(Session(account: .one, hasOnboarded: true)), .connected(LaunchMachine.mainScene), .started,
        ]
        #expect(!machine.receive(events).contains(.alert("restored")))
        #expect(
            machine.receive(.ended(.load, .done)).suffix(3)
                == [.showMain(.one), .showMain(.one), .alert("restored")])
    }

    @Test func `the user sees the main screen, then the alert, before the ending is written`() {
        var machine = LaunchMachine.ready()
        machine.receive(.planning(1))
        #expect(
            machine.receive(.notCommitted(1, code: "linkNotFound")) == [
                .showMain(.one), .showMain(.one), .alert("linkNotFound"),
                .settle([LaunchEnding(1, as: Settlement(.failed, code: "linkNotFound"))]),
            ])
    }
}
