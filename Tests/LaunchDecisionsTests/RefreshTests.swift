import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// A refresh in the background, and what the app leaves behind when it is left.
@Suite struct RefreshTests {
    /// Its `exp` claim is a second after the beginning of 1970.
    private static let next = SessionToken("e30.eyJleHAiOjF9.e30")
    private let scene = MachineRun.scene
    private let flush = Step.flush(.one)
    private let check = Step.checkOutbox(.one)

    @Test func `U37: a sign-out ends a refresh, which has nothing left to send`() {
        var run = MachineRun.signedIn()
        run.send(.refreshBegan(1), .signOutAsked(2))
        let effects = run.end(.forgetDevice)
        #expect(effects.contains(.callBack(1, .noData)))
        #expect(!effects.contains(.requestRefresh))
    }

    @Test func `U37: a refresh performs what failed before, and sends once that is done`() {
        var run = MachineRun.ready()
        run.perform(1)
        run.fail(.perform(1, for: .one), .temporary)
        run.send(.enteredBackground(scene))
        run.end(check, .outbox(isEmpty: true))
        #expect(run.send(.refreshBegan(2)).steps == [.yieldToSystem(1)])
        run.end(.yieldToSystem(1))
        run.end(.store(.arrival(1), visible: nil), .stored(isNew: false))
        run.end(.perform(1, for: .one))
        #expect(run.steps == [.countBadge, flush])
    }

    @Test func `U37: a refresh ends the one before it, which asks anew`() {
        var run = MachineRun.signedIn()
        run.send(.refreshBegan(1))
        let effects = run.send(.refreshBegan(2))
        #expect(effects.prefix(2) == [.requestRefresh, .callBack(1, .failed)])
        #expect(effects.steps == [flush])
        #expect(run.send(.refreshExpired) == [.requestRefresh, .callBack(2, .failed)])
    }

    @Test func `U37: a refresh whose token has to be replaced first tries again once that is over`() {
        var run = MachineRun.loading(Session(account: .one, token: MachineRun.expiredToken, hasOnboarded: true))
        run.fail(.refreshToken(MachineRun.expiredToken), .temporary)
        run.end(.load)
        run.perform(1)
        run.fail(.perform(1, for: .one), .temporary)
        #expect(run.send(.woken, .refreshBegan(2)).steps == [.refreshToken(MachineRun.expiredToken)])
        #expect(run.fail(.refreshToken(MachineRun.expiredToken), .temporary).steps == [.yieldToSystem(1)])
    }

    @Test func `U37: each time that the app is left its outbox is checked, and time asked for what it may hold`() {
        var run = MachineRun.ready()
        #expect(run.send(.enteredBackground(scene)).steps == [check])
        #expect(run.send(.enteredForeground(scene), .enteredBackground(scene)).steps == [check])
        #expect(run.end(check, .outbox(isEmpty: true)) == [])
        #expect(run.fail(check, .temporary) == [.requestRefresh])
    }

    /// Its token expires between the start and the refresh.
    private func refreshingWhileLocked() -> MachineRun {
        var session = Session(account: .one, token: MachineRun.expiredToken, hasOnboarded: true)
        session.hasLock = true
        var run = MachineRun.loading(session)
        run.end(.refreshToken(MachineRun.expiredToken), .token(Self.next))
        run.end(.load)
        run.send(.enteredForeground(scene), .unlocked, .enteredBackground(scene))
        run.end(check, .outbox(isEmpty: true))
        #expect(run.machine.phase == .locked)
        #expect(run.send(.woken, .refreshBegan(1)).steps == [.refreshToken(Self.next)])
        return run
    }

    @Test func `U37, U43: a token refused while the app is locked ends the refresh, and leads to the sign-in`() {
        var run = refreshingWhileLocked()
        let effects = run.fail(.refreshToken(Self.next), .final)
        #expect(effects == [.requestRefresh, .callBack(1, .failed), .show(.login)])
        run.send(.enteredForeground(scene), .unlocked)
        #expect(run.machine.phase == .login)
        #expect(run.machine.account == .one)
    }

    @Test(
        "U37, U43: without a network a refresh sends nothing, and asks anew if anything is left",
        arguments: [true, false])
    func unreachable(isEmpty: Bool) {
        var run = refreshingWhileLocked()
        #expect(run.fail(.refreshToken(Self.next), .temporary).steps == [check])
        let ended = run.end(check, .outbox(isEmpty: isEmpty))
        #expect(ended == (isEmpty ? [.callBack(1, .noData)] : [.requestRefresh, .callBack(1, .failed)]))
        run.send(.enteredForeground(scene), .unlocked)
        #expect(run.machine.phase == .ready(.one))
    }
}
