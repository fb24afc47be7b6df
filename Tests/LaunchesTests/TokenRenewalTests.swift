import Launches
import Testing

/// What becomes of an expired token: replaced, refused, or out of reach of the backend.
@Suite struct TokenRenewalTests {
    private static let expired = LaunchMachine.expiredToken
    private static let session = Session(account: .one, token: expired, hasOnboarded: true)
    private let renewal = LaunchWork.refreshToken(expired)

    private func ended(_ kind: WorkFailure.Kind) -> LaunchEvent {
        .ended(renewal, .failed(WorkFailure(code: "x", kind)))
    }

    /// The main screen is shown, though the backend could not be reached.
    private func offline(_ session: Session = session) -> LaunchMachine {
        var machine = LaunchMachine.loading(session)
        machine.receive(
            .inboxRead([]), ended(.temporary), .ended(.load, .done), .enteredForeground(LaunchMachine.mainScene))
        return machine
    }

    @Test func `U43: an unreachable backend keeps nobody out, and changes nothing in the session`() {
        var machine = LaunchMachine.loading(Self.session)
        machine.receive(.arrived([.sample(1)], callback: nil))
        #expect(machine.phase == .refreshing)
        #expect(machine.receive(ended(.temporary)).saved == [])
        #expect(machine.phase == .loading)
        #expect(machine.receive(.ended(.load, .done)).works == [.awaitTurn(1)])
        #expect(machine.phase == .ready(.one))
    }

    @Test func `U43: each time that the app is woken the token is replaced, once at a time and unnoticed`() {
        var machine = offline()
        #expect(machine.receive(.woken) == [.start(renewal)])
        #expect(machine.receive(.woken) == [])
        #expect(machine.receive(ended(.temporary)) == [])
        #expect(machine.receive(.woken) == [.start(renewal)])
        var renewed = Self.session
        renewed.token = SessionToken("new")
        #expect(
            machine.receive(.ended(renewal, .token(SessionToken("new")))) == [.registerDevice(.one), .save(renewed)])
        #expect(machine.receive(.woken) == [])
    }

    @Test("U43: a refusal leads to the sign-in, where a tap waits for its account", arguments: [true, false])
    func refused(isLocked: Bool) {
        var session = Self.session
        session.hasLock = true
        var machine = offline(session)
        if !isLocked { machine.receive(.unlocked) }
        machine.receive(.woken, .arrived([.sample(1)], callback: nil))
        let effects = machine.receive(ended(.final))
        #expect(effects.contains(.show(.login)))
        #expect(effects.contains(.saveNavigation(.one)) == !isLocked)
        #expect(machine.phase == .login)
        #expect(machine.gate.waiting.map(\.id) + [machine.gate.routing?.id].compactMap(\.self) == [1])
        // It is asked again at the next launch.
        #expect(machine.receive(.woken) == [])
        machine.receive(.signInAsked(.one, SessionToken("new"), .caller(1)))
        #expect(machine.phase == .ready(.one))
        machine.receive(.ended(.awaitTurn(1), .done), .began(1))
        #expect(machine.receive(.ended(.plan(1), .done)) == [.commit(1, for: .one)])
    }

    @Test(
        "P4, U43: an answer about an earlier token changes nothing",
        arguments: [.temporary, .final] as [WorkFailure.Kind])
    func stale(kind: WorkFailure.Kind) {
        var machine = offline()
        machine.receive(.woken, .signInAsked(.one, SessionToken("new"), .caller(1)))
        #expect(machine.receive(ended(kind)) == [])
        #expect(machine.phase == .ready(.one))
    }

    @Test func `P4, U43: an answer after the sign-out changes nothing`() {
        var machine = offline()
        machine.receive(.woken)
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, .done))
        #expect(machine.receive(.ended(renewal, .token(SessionToken("new")))) == [])
        #expect(machine.phase == .login)
    }

    @Test func `U43: without a network an action is performed, and a renewal is no occasion to try a failed one again`()
    {
        var machine = LaunchMachine.signedIn(Self.session)
        machine.receive(.inboxRead([]), .arrived([.sample(1, .effect)], callback: nil))
        #expect(machine.receive(.awaited(1)).works == [renewal])
        #expect(machine.receive(ended(.temporary)).works == [.awaitTurn(1)])
        machine.receive(
            .ended(.awaitTurn(1), .done), .began(1),
            .ended(.ingest(.arrival(1), visible: nil), .ingested(isNew: false)),
            .ended(.countBadge(.push(.arrival(1))), .badge(nil)),
            .ended(.perform(1, for: .one), .failed(WorkFailure(code: "databaseUnavailable", .temporary))))
        #expect(machine.receive(.woken, ended(.temporary)) == [.start(renewal)])
        #expect(machine.gate.actions.map(\.failures) == [1])
    }
}
