import Launches
import Testing

/// The content of the visible screen is noted as seen.
@Suite struct VisitTests {
    private let screen = VisibleScreen(id: 1, name: "room")

    private func noted(_ screen: VisibleScreen, _ number: Int = 0) -> LaunchWork {
        .markSeen(screen, for: .one, .visit(number))
    }

    @Test(
        "S2.6: who comes back to a screen has seen it anew",
        arguments: [
            [.visibleScreenChanged(nil)],
            [.enteredBackground(LaunchMachine.mainScene), .enteredForeground(LaunchMachine.mainScene)],
        ] as [[LaunchEvent]])
    func back(absence: [LaunchEvent]) {
        var machine = LaunchMachine.ready()
        #expect(machine.receive(.visibleScreenChanged(screen)).works == [noted(screen)])
        #expect(machine.receive(.visibleScreenChanged(screen)) == [])
        machine.receive(absence)
        #expect(machine.receive(.visibleScreenChanged(screen)).works == [noted(screen, 1)])
    }

    @Test func `a visit is noted, counted and sent, and its number is free again`() {
        var machine = LaunchMachine.ready()
        machine.receive(.visibleScreenChanged(screen))
        #expect(machine.receive(.ended(noted(screen), .done)) == [.start(.countBadge(.visit(0)))])
        #expect(
            machine.receive(.ended(.countBadge(.visit(0)), .badge(3)))
                == [.setBadge(3), .start(.flush(.one, .visit(0)))])
        let other = VisibleScreen(id: 2, name: "room")
        #expect(machine.receive(.visibleScreenChanged(other)).works == [noted(other, 1)])
        #expect(machine.receive(.ended(.flush(.one, .visit(0)), .done)) == [])
        #expect(machine.receive(.visibleScreenChanged(screen)).works == [noted(screen)])
    }

    @Test func `P4: a visit of an account that signed out is neither counted nor sent for the next one`() {
        var machine = LaunchMachine.ready()
        machine.receive(
            .visibleScreenChanged(screen), .visibleScreenChanged(VisibleScreen(id: 2, name: "room")),
            .ended(noted(screen), .done))
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, .done))
        #expect(
            !machine.receive(.ended(noted(VisibleScreen(id: 2, name: "room"), 1), .done)).works.contains(
                .countBadge(.visit(1))))
        machine.receive(.ended(.cleanUp, .done), .signInAsked(.two, nil, .caller(1)))
        #expect(machine.phase == .ready(.two))
        #expect(machine.receive(.ended(.countBadge(.visit(0)), .badge(3))) == [])
        #expect(machine.receive(.visibleScreenChanged(screen)).works == [.markSeen(screen, for: .two, .visit(0))])
    }
}
