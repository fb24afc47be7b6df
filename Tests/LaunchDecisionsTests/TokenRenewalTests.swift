import LaunchDecisions
import Launches
import TestSupport
import Testing

/// What becomes of an expired token: replaced, refused, or out of reach of the backend.
@Suite struct TokenRenewalTests {
    private static let expired = MachineRun.expiredToken
    private static let session = Session(account: .one, token: expired, hasOnboarded: true)
    private let renewal = Step.refreshToken(expired)

    /// The main screen is shown, though the backend could not be reached.
    private func offline(_ session: Session = session) -> MachineRun {
        var run = MachineRun.loading(session)
        run.fail(renewal, .temporary)
        run.end(.load)
        run.send(.enteredForeground(MachineRun.scene))
        return run
    }

    @Test func `U43: each time that the app is woken the token is replaced, once at a time and unnoticed`() {
        var run = offline()
        #expect(run.send(.woken).steps == [renewal])
        #expect(run.send(.woken) == [])
        #expect(run.fail(renewal, .temporary) == [])
        #expect(run.send(.woken).steps == [renewal])
        var renewed = Self.session
        renewed.token = SessionToken("new")
        #expect(run.end(renewal, .token(SessionToken("new"))) == [.registerDevice(.one), .save(renewed)])
        #expect(run.send(.woken) == [])
    }

    @Test("P6, U43: a renewal is no occasion to try again what failed", arguments: [true, false])
    func actionThatFailed(isRenewed: Bool) {
        var run = offline()
        run.perform(1)
        run.fail(.perform(1, for: .one), .temporary)
        run.send(.woken)
        run.end(renewal, isRenewed ? .token(SessionToken("new")) : .failed(StepFailure(code: "test", .temporary)))
        #expect(run.stage(1) == .backingOff)
    }

    @Test("U43: a refusal leads to the sign-in, where a tap waits for its account", arguments: [true, false])
    func refused(isLocked: Bool) {
        var session = Self.session
        session.hasLock = true
        var run = offline(session)
        if !isLocked { run.send(.unlocked) }
        run.send(.woken, .arrived([.sample(1)], callback: nil))
        let effects = run.fail(renewal, .final)
        #expect(effects.phases == [.login])
        #expect(effects.contains(.saveNavigation(.one)) == !isLocked)
        #expect(run.endings == [:])
        // It is asked again at the next launch.
        #expect(run.send(.woken) == [])
        if !isLocked { run.end(.yieldToSystem(1)) }
        run.send(.signInAsked(.one, SessionToken("new"), 1))
        #expect(run.machine.phase == .ready(.one))
        if isLocked { run.end(.yieldToSystem(1)) }
        #expect(run.end(.plan(1)).steps == [.commit(1, for: .one)])
    }

    @Test(
        "P4, U43: an answer about an earlier token changes nothing",
        arguments: [.temporary, .final] as [StepFailure.Kind])
    func stale(kind: StepFailure.Kind) {
        var run = offline()
        run.send(.woken, .signInAsked(.one, SessionToken("new"), 1))
        #expect(run.fail(renewal, kind) == [])
        #expect(run.machine.phase == .ready(.one))
    }

    @Test func `S1.1: a token is checked for an account alone, and replaced once for all who wait`() {
        var run = MachineRun.signedIn(Self.session)
        #expect(run.send(.refreshBegan(1)).steps == [renewal])
        #expect(run.send(.connected(MachineRun.scene, [])).steps == [])
        #expect(run.machine.phase == .refreshing)
        var nobody = MachineRun.signedIn(Session(account: nil, token: Self.expired, hasOnboarded: true))
        #expect(nobody.send(.connected(MachineRun.scene, [])).steps == [.load])
    }
}
