import Launches
import Notifications
import Testing

/// A refresh in the background, and what the app leaves behind when it is left.
@Suite struct RefreshTests {
    private let callback = CallbackID.caller(1)
    /// Its `exp` claim is a second after the beginning of 1970.
    private static let next = SessionToken("e30.eyJleHAiOjF9.e30")
    private var flushed: LaunchEvent { .ended(.flush(.one, .refresh(callback)), .done) }

    @Test(
        "U37: what is no end of its own step ends no refresh, nor begins a step again",
        arguments: [
            .checked(.one), .ended(.refreshToken(SessionToken("old")), .failed(WorkFailure(code: "x", .final))),
            .ended(.flush(.one, .refresh(.caller(9))), .done),
            .ended(.checkOutbox(.one, .refresh(.caller(1))), .outbox(isEmpty: true)),
        ] as [LaunchEvent])
    func flushing(event: LaunchEvent) {
        var machine = LaunchMachine.signedIn()
        machine.receive(.refreshBegan(callback))
        #expect(machine.receive(event) == [])
        #expect(machine.receive(flushed) == [.start(.checkOutbox(.one, .refresh(callback)))])
    }

    @Test func `U37: a refresh ends with a session that turns out to be invalid, and asks anew`() {
        var machine = LaunchMachine.signedIn()
        machine.receive(.refreshBegan(callback))
        #expect(machine.receive(.checked(nil)) == [.requestRefresh, .callBack(callback, .failed)])
        #expect(machine.receive(flushed) == [])
    }

    @Test func `U37: a sign-out ends a refresh, which has nothing left to send`() {
        var machine = LaunchMachine.signedIn()
        machine.receive(.refreshBegan(callback))
        let effects = machine.receive(.signedOut)
        #expect(effects.contains(.callBack(callback, .noData)))
        #expect(!effects.contains(.requestRefresh))
    }

    @Test func `U37: a refresh performs what failed before, and sends once that is done`() {
        var machine = LaunchMachine.ready()
        machine.receive(.performing(1))
        let failed = WorkResult.failed(WorkFailure(code: "databaseUnavailable", .temporary))
        machine.receive(.ended(.perform(1, for: .one), failed), .enteredBackground(LaunchMachine.mainScene))
        #expect(machine.receive(.refreshBegan(callback)) == [.start(.awaitTurn(1))])
    }

    @Test func `U37: a failure in a refresh does not count, though the app came to the front meanwhile`() {
        var machine = LaunchMachine.ready()
        machine.receive(.performing(1))
        machine.receive(.refreshBegan(callback))
        let failed = WorkResult.failed(WorkFailure(code: "databaseUnavailable", .temporary))
        let effects = machine.receive(.ended(.perform(1, for: .one), failed))
        #expect(effects.contains(.unmark(1)))
        #expect(machine.gate.actions.map(\.failures) == [0])
    }

    @Test func `U37: each time that the app is left its outbox is checked, under a number that is free`() {
        var machine = LaunchMachine.ready()
        let scene = LaunchMachine.mainScene
        func left(_ number: Int) -> LaunchWork { .checkOutbox(.one, .departure(number)) }
        #expect(machine.receive(.enteredBackground(scene)).works == [left(0)])
        #expect(machine.receive(.enteredForeground(scene), .enteredBackground(scene)).works == [left(1)])
        #expect(machine.receive(.ended(left(0), .outbox(isEmpty: true))) == [])
        #expect(machine.receive(.enteredForeground(scene), .enteredBackground(scene)).works == [left(0)])
        #expect(machine.receive(.ended(left(1), .failed(WorkFailure(code: "x", .temporary)))) == [.requestRefresh])
    }

    @Test func `U37: an app that is left while it performs an action asks for time, though nothing is queued`() {
        var machine = LaunchMachine.ready()
        machine.receive(.performing(1))
        machine.receive(.enteredBackground(LaunchMachine.mainScene))
        #expect(
            machine.receive(.ended(.checkOutbox(.one, .departure(0)), .outbox(isEmpty: true))) == [.requestRefresh])
    }

    @Test func `U37: what an account queued whose token was refused is still asked time for`() {
        let token = LaunchMachine.expiredToken
        var machine = LaunchMachine(
            after: [
                .sessionRead(Session(account: .one, token: token, hasOnboarded: true)),
                .connected(LaunchMachine.mainScene), .started,
                .ended(.refreshToken(token), .failed(WorkFailure(code: "x", .final))), .ended(.load, .done),
            ])
        #expect(machine.phase == .login)
        #expect(
            machine.receive(.enteredBackground(LaunchMachine.mainScene)).works == [.checkOutbox(.one, .departure(0))])
    }

    /// It expires between the start and the refresh.
    private func refreshingWhileLocked() -> LaunchMachine {
        var session = Session(account: .one, token: LaunchMachine.expiredToken, hasOnboarded: true)
        session.hasLock = true
        let scene = LaunchMachine.mainScene
        var machine = LaunchMachine.loading(session)
        machine.receive(
            .ended(.refreshToken(LaunchMachine.expiredToken), .token(Self.next)), .ended(.load, .done),
            .enteredForeground(scene), .unlocked, .enteredBackground(scene))
        #expect(machine.phase == .locked)
        #expect(machine.receive(.refreshBegan(callback)).works == [.refreshToken(Self.next)])
        return machine
    }

    @Test func `U37, U43: a token refused while the app is locked ends the refresh, and leads to the sign-in`() {
        var machine = refreshingWhileLocked()
        let refused = LaunchEvent.ended(.refreshToken(Self.next), .failed(WorkFailure(code: "x", .final)))
        #expect(machine.receive(refused) == [.show(.login), .requestRefresh, .callBack(callback, .failed)])
        machine.receive(.enteredForeground(LaunchMachine.mainScene), .unlocked)
        #expect(machine.phase == .login)
        #expect(machine.account == .one)
    }

    @Test(
        "U37, U43: without a network a refresh sends nothing, and asks anew if anything is left",
        arguments: [true, false])
    func unreachable(isEmpty: Bool) {
        var machine = refreshingWhileLocked()
        let unreachable = LaunchEvent.ended(.refreshToken(Self.next), .failed(WorkFailure(code: "x", .temporary)))
        #expect(machine.receive(unreachable) == [.start(.checkOutbox(.one, .refresh(callback)))])
        #expect(
            machine.receive(.ended(.checkOutbox(.one, .refresh(callback)), .outbox(isEmpty: isEmpty)))
                == (isEmpty ? [.callBack(callback, .noData)] : [.requestRefresh, .callBack(callback, .failed)]))
        machine.receive(.enteredForeground(LaunchMachine.mainScene), .unlocked)
        #expect(machine.phase == .ready(.one))
    }

    @Test func `U37: a refresh ends the one before it, which asks anew`() {
        var machine = LaunchMachine.signedIn()
        machine.receive(.refreshBegan(.caller(1)))
        #expect(
            machine.receive(.refreshBegan(.caller(2)))
                == [.requestRefresh, .callBack(.caller(1), .failed), .start(.flush(.one, .refresh(.caller(2))))])
    }

    @Test func `U37: a refresh whose session cannot be read asks anew, and one of nobody is done`() {
        var unread = LaunchMachine()
        #expect(
            unread.receive(.refreshBegan(.caller(1)))
                == [.requestRefresh, .callBack(.caller(1), .failed)])
        var nobody = LaunchMachine(after: [.sessionRead(Session(account: nil, hasOnboarded: true))])
        #expect(nobody.receive(.refreshBegan(.caller(1))) == [.callBack(.caller(1), .noData)])
    }
}
