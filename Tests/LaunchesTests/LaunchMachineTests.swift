import Foundation
import Launches
import Notifications
import Testing

@Suite struct LaunchMachineTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func signedIn(_ session: Session = Session(account: .one, hasOnboarded: true)) -> LaunchMachine {
        var machine = LaunchMachine()
        _ = machine.receive(.sessionRead(session), now: now)
        return machine
    }

    /// The main screen is ready, and its scene in the foreground.
    private func ready() -> LaunchMachine {
        var machine = signedIn()
        _ = machine.receive(.connected(SceneID("main")), now: now)
        _ = machine.receive(.started, now: now)
        _ = machine.receive(.ended(.load, .done), now: now)
        _ = machine.receive(.enteredForeground(SceneID("main")), now: now)
        return machine
    }

    private func ticket(_ id: LaunchRecord.ID, _ purpose: LaunchTicket.Purpose = .link) -> LaunchTicket {
        LaunchTicket(id: id, owner: .one, deliveredAt: now, expiresAt: now + 600, purpose: purpose)
    }

    /// An action of the system's callback is tried.
    private func perform(_ machine: inout LaunchMachine, _ result: WorkResult) {
        _ = machine.receive(.arrived([ticket(1, .effect)], callback: nil), now: now)
        _ = machine.receive(.awaited(1), now: now)
        _ = machine.receive(.ended(.awaitTurn(1), .done), now: now)
        _ = machine.receive(.began(1), now: now)
        _ = machine.receive(.ended(.ingest(.arrival(1), visible: nil), .ingested(isNew: false)), now: now)
        _ = machine.receive(.ended(.countBadge(.push(.arrival(1))), .badge(nil)), now: now)
        _ = machine.receive(.ended(.perform(1, for: .one), result), now: now)
    }

    @Test func `a session is checked before anything is loaded`() {
        var machine = signedIn()
        #expect(machine.receive(.connected(SceneID("main")), now: now).contains(.show(.launching)))
        #expect(machine.receive(.started, now: now).contains(.start(.load)))
        #expect(machine.phase == .loading)
        #expect(machine.receive(.ended(.load, .done), now: now).contains(.showMain(.one)))
    }

    @Test func `P9: an attempt begins once the callback that brought it has returned`() {
        var machine = ready()
        #expect(machine.receive(.arrived([ticket(1)], callback: nil), now: now).contains(.start(.awaitTurn(1))))
        #expect(
            machine.receive(.ended(.awaitTurn(1), .done), now: now) == [.begin(1, step: .released, marks: true)])
        #expect(machine.receive(.began(1), now: now) == [.start(.plan(1))])
        #expect(machine.receive(.ended(.plan(1), .done), now: now) == [.commit(1, for: .one)])
    }

    @Test(
        "P2: an end that nobody expects any more changes nothing",
        arguments: [
            .forgetDevice, .cleanUp, .load, .awaitTurn(1), .plan(1), .perform(1, for: .one), .archive(.delivered(1)),
            .ingest(.arrival(1), visible: nil), .countBadge(.visit(0)), .countBadge(.action(1)),
            .flush(.one, .action(1)),
            .refreshToken(SessionToken("old")), .checkOutbox(.one, .action(1)), .checkOutbox(.one, .departure(0)),
            .flush(.one, .refresh(.caller(1))), .checkOutbox(.one, .refresh(.caller(1))),
        ] as [LaunchWork])
    func staleEnd(work: LaunchWork) {
        let machine = ready()
        var after = machine
        #expect(after.receive(.ended(work, .done), now: now) == [])
        #expect(after == machine)
    }

    @Test func `P1: a silent push before the session can be read is called back, and stored once it can`() {
        var machine = LaunchMachine()
        let push = LaunchTicket(id: 1, owner: nil, deliveredAt: now, expiresAt: now + 600, purpose: .silentPush)
        #expect(
            machine.receive(.arrived([push], callback: .caller(1)), now: now)
                == [.callBack(.caller(1), .noData), .hold([1], in: .notRunning)])
        _ = machine.receive(.sessionRead(Session(account: .one, hasOnboarded: true)), now: now)
        #expect(machine.receive(.inboxRead([]), now: now) == [.mark(1)])
    }

    @Test func `a tap that waits for the user says where: at the onboarding, then at the sign-in screen`() {
        var machine = LaunchMachine()
        func holds(after event: LaunchEvent) -> [LaunchEffect] {
            machine.receive(event, now: now).filter { if case .hold = $0 { true } else { false } }
        }
        _ = machine.receive(.sessionRead(Session(account: nil, hasOnboarded: false)), now: now)
        _ = machine.receive(.inboxRead([]), now: now)
        #expect(holds(after: .arrived([ticket(1)], callback: nil)) == [.hold([1], in: .notRunning)])
        #expect(holds(after: .connected(SceneID("main"))) == [])
        #expect(holds(after: .started) == [])
        #expect(holds(after: .ended(.load, .done)) == [.hold([1], in: .onboarding)])
        #expect(holds(after: .onboarded(true)) == [.hold([1], in: .login)])
    }

    @Test func `P2: what waited for the session is offered once, however often the inbox has to be read`() {
        var machine = LaunchMachine()
        _ = machine.receive(.arrived([ticket(1)], callback: nil), now: now)
        _ = machine.receive(.sessionRead(Session(account: .one, hasOnboarded: true)), now: now)
        _ = machine.receive(.inboxRead(nil), now: now)
        #expect(machine.gate.waiting.map(\.id) == [1])
        _ = machine.receive(.signOutAsked(.caller(1)), now: now)
        _ = machine.receive(.ended(.forgetDevice, .done), now: now)
        _ = machine.receive(.inboxRead([]), now: now)
        #expect(machine.gate.waiting.isEmpty)
    }

    @Test func `S1.6: what changes in the session while its account signs out does not register the device again`() {
        var machine = ready()
        _ = machine.receive(.signOutAsked(.caller(1)), now: now)
        #expect(machine.receive(.lockSwitched(isOn: true), now: now).first == .registerDevice(nil))
    }

    @Test func `P4: a push for another account is forgotten at once, and the log says so`() {
        var machine = ready()
        let push = PushID.delivered(1)
        #expect(
            machine.receive(.pushed(push, owner: .two, callback: .caller(1)), now: now) == [
                .log("push not ingested", reason: "otherAccount"), .forget(push), .callBack(.caller(1), .noData),
            ])
    }

    @Test func `a push that was stored is forgotten when it is counted`() {
        var machine = ready()
        let push = PushID.delivered(1)
        #expect(
            machine.receive(.pushed(push, owner: .one, callback: .caller(1)), now: now)
                == [.start(.ingest(push, visible: nil))])
        #expect(
            machine.receive(.ended(.ingest(push, visible: nil), .ingested(isNew: true)), now: now)
                == [.start(.countBadge(.push(push)))])
        #expect(
            machine.receive(.ended(.countBadge(.push(push)), .badge(nil)), now: now)
                == [.forget(push), .callBack(.caller(1), .newData)])
    }

    @Test func `P4: a sign-in waits until the stores of whoever was signed in are empty`() {
        var machine = ready()
        let callback = CallbackID.caller(1)
        #expect(machine.receive(.signInAsked(.two, nil, callback), now: now) == [.start(.forgetDevice)])
        #expect(machine.receive(.ended(.forgetDevice, .done), now: now).contains(.start(.cleanUp)))
        #expect(machine.account == nil)
        let effects = machine.receive(.ended(.cleanUp, .done), now: now)
        #expect(effects.last == .callBack(callback, .noData))
        #expect(machine.account == .two)
    }

    @Test func `P9: an action that is not marked again after a pause is not performed by the clean-up it waited for`() {
        var session = Session(account: .one, hasOnboarded: true)
        session.needsSignOutCleanup = true
        var machine = signedIn(session)
        _ = machine.receive(.connected(SceneID("main")), now: now)
        _ = machine.receive(.started, now: now)
        _ = machine.receive(.ended(.cleanUp, .failed(WorkFailure(code: "test", .temporary))), now: now)
        _ = machine.receive(.arrived([ticket(1, .effect)], callback: nil), now: now)
        _ = machine.receive(.ended(.awaitTurn(1), .done), now: now)
        _ = machine.receive(.signOutAsked(.caller(1)), now: now)
        #expect(machine.receive(.began(1), now: now).contains(.start(.cleanUp)))
        #expect(machine.receive(.enteredForeground(SceneID("main")), now: now).contains(.resume(1)))
        _ = machine.receive(.notMarked(1), now: now)
        let next = machine.receive(.arrived([ticket(2, .effect)], callback: nil), now: now)
        #expect(next.contains(.start(.awaitTurn(1))))
        #expect(!machine.receive(.ended(.cleanUp, .done), now: now).contains(.start(.perform(1, for: .one))))
    }

    @Test func `P8: who signs in or out before the session can be read is told in the log`() {
        var machine = LaunchMachine()
        let reason = "the session on disk is not known"
        #expect(
            machine.receive(.signInAsked(.two, nil, .caller(1)), now: now)
                == [.log("not signed in", reason: reason), .callBack(.caller(1), .noData)])
        #expect(
            machine.receive(.signOutAsked(.caller(2)), now: now)
                == [.log("not signed out", reason: reason), .callBack(.caller(2), .noData)])
        var nobody = signedIn(Session(account: nil, hasOnboarded: true))
        #expect(nobody.receive(.signOutAsked(.caller(1)), now: now) == [.callBack(.caller(1), .noData)])
    }

    @Test func `P4: two sign-outs are called back by the clean-up that ends last`() {
        var machine = ready()
        _ = machine.receive(.signOutAsked(.caller(1)), now: now)
        _ = machine.receive(.ended(.forgetDevice, .done), now: now)
        #expect(machine.receive(.signInAsked(.two, nil, .caller(2)), now: now).contains(.callBack(.caller(2), .noData)))
        _ = machine.receive(.signOutAsked(.caller(3)), now: now)
        _ = machine.receive(.ended(.forgetDevice, .done), now: now)
        #expect(machine.receive(.ended(.cleanUp, .done), now: now) == [.start(.cleanUp)])
        let effects = machine.receive(.ended(.cleanUp, .done), now: now)
        #expect(effects.suffix(2) == [.callBack(.caller(1), .noData), .callBack(.caller(3), .noData)])
    }

    @Test func `P4: what a push wrote after its account had signed out is cleaned up again`() {
        var machine = ready()
        let push = PushID.delivered(1)
        _ = machine.receive(.pushed(push, owner: .one, callback: .caller(1)), now: now)
        _ = machine.receive(.signOutAsked(.caller(2)), now: now)
        _ = machine.receive(.ended(.forgetDevice, .done), now: now)
        _ = machine.receive(.ended(.cleanUp, .done), now: now)
        let effects = machine.receive(.ended(.ingest(push, visible: nil), .ingested(isNew: true)), now: now)
        #expect(effects.contains(.start(.cleanUp)))
        #expect(effects.contains(.callBack(.caller(1), .noData)))
    }

    @Test func `the system is called back once an action's effect stands and the backend was told`() {
        var machine = ready()
        perform(&machine, .done)
        let settled = machine.receive(.ended(.countBadge(.action(1)), .badge(nil)), now: now)
        #expect(settled.contains(.settle([LaunchEnding(1, as: Settlement(.performed))])))
        #expect(!settled.contains(.callBack(.action(1), .noData)))
        let flushed = machine.receive(.ended(.flush(.one, .action(1)), .done), now: now)
        #expect(flushed == [.start(.checkOutbox(.one, .action(1)))])
        let checked = machine.receive(.ended(.checkOutbox(.one, .action(1)), .outbox(isEmpty: false)), now: now)
        #expect(checked == [.requestRefresh, .callBack(.action(1), .noData)])
    }

    @Test func `U37: a refresh checks the session, sends what is queued, and asks anew for what is left`() {
        var machine = signedIn()
        let callback = CallbackID.caller(1)
        #expect(machine.receive(.refreshBegan(callback), now: now) == [.start(.flush(.one, .refresh(callback)))])
        #expect(
            machine.receive(.ended(.flush(.one, .refresh(callback)), .done), now: now)
                == [.start(.checkOutbox(.one, .refresh(callback)))])
        #expect(
            machine.receive(.ended(.checkOutbox(.one, .refresh(callback)), .outbox(isEmpty: false)), now: now)
                == [.requestRefresh, .callBack(callback, .failed)])
    }

    @Test func `U37: an app that is left with an action that failed asks for time, though nothing is queued`() {
        var machine = ready()
        perform(&machine, .failed(WorkFailure(code: "databaseUnavailable", .temporary)))
        let left = LaunchWork.checkOutbox(.one, .departure(0))
        #expect(machine.receive(.enteredBackground(SceneID("main")), now: now).contains(.start(left)))
        #expect(machine.receive(.ended(left, .outbox(isEmpty: true)), now: now) == [.requestRefresh])
    }

    @Test func `P4: no time is asked for what an account has queued that signed out meanwhile`() {
        var machine = ready()
        let left = LaunchWork.checkOutbox(.one, .departure(0))
        #expect(machine.receive(.enteredBackground(SceneID("main")), now: now).contains(.start(left)))
        _ = machine.receive(.signOutAsked(.caller(1)), now: now)
        _ = machine.receive(.ended(.forgetDevice, .done), now: now)
        #expect(machine.receive(.ended(left, .outbox(isEmpty: false)), now: now) == [])
    }
}
