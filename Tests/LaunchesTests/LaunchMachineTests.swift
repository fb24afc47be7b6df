import Launches
import Notifications
import Testing

@Suite struct LaunchMachineTests {
    @Test func `P9: an attempt begins once the callback that brought it has returned`() {
        var machine = LaunchMachine.ready()
        #expect(machine.receive(.arrived([.sample(1)], callback: nil)).contains(.start(.awaitTurn(1))))
        #expect(
            machine.receive(.ended(.awaitTurn(1), .done)) == [.begin(1, step: .released, marks: true)])
        #expect(machine.receive(.began(1)) == [.start(.plan(1))])
        #expect(machine.receive(.ended(.plan(1), .done)) == [.commit(1, for: .one)])
    }

    @Test(
        "P2: an end that nobody expects any more changes nothing",
        arguments: [
            .forgetDevice, .cleanUp, .load, .awaitTurn(1), .plan(1), .perform(1, for: .one), .archive(.delivered(1)),
            .ingest(.arrival(1), visible: nil), .countBadge(.visit(0)), .countBadge(.action(1)),
            .flush(.one, .action(1)), .screenAction(EventIdentity("1")),
            .refreshToken(SessionToken("old")), .checkOutbox(.one, .action(1)), .checkOutbox(.one, .departure(0)),
            .flush(.one, .refresh(.caller(1))), .checkOutbox(.one, .refresh(.caller(1))),
        ] as [LaunchWork])
    func staleEnd(work: LaunchWork) {
        let machine = LaunchMachine.ready()
        var after = machine
        #expect(after.receive(.ended(work, .done)) == [])
        #expect(after == machine)
    }

    @Test func `P1: a silent push before the session can be read is called back, and stored once it can`() {
        var machine = LaunchMachine()
        let push = LaunchTicket.sample(1, .silentPush, owner: nil)
        #expect(
            machine.receive(.arrived([push], callback: .caller(1)))
                == [.callBack(.caller(1), .noData), .hold([1], in: .notRunning)])
        machine.receive(.sessionRead(Session(account: .one, hasOnboarded: true)))
        #expect(machine.receive(.inboxRead([])) == [.mark(1)])
    }

    @Test func `a tap that waits for the user says where: at the onboarding, then at the sign-in screen`() {
        var machine = LaunchMachine()
        func holds(after event: LaunchEvent) -> [LaunchEffect] {
            machine.receive(event).filter { if case .hold = $0 { true } else { false } }
        }
        machine.receive(.sessionRead(Session(account: nil, hasOnboarded: false)), .inboxRead([]))
        #expect(holds(after: .arrived([.sample(1)], callback: nil)) == [.hold([1], in: .notRunning)])
        #expect(holds(after: .connected(LaunchMachine.mainScene)) == [])
        #expect(holds(after: .started) == [])
        #expect(holds(after: .ended(.load, .done)) == [.hold([1], in: .onboarding)])
        #expect(holds(after: .onboarded(true)) == [.hold([1], in: .login)])
    }

    @Test func `a tap that waits for the user says where: at the lock, or at the screen that tries again`() {
        var session = Session(account: .one, hasOnboarded: true)
        session.hasLock = true
        var locked = LaunchMachine.loading(session)
        locked.receive(.arrived([.sample(1)], callback: nil))
        #expect(locked.receive(.ended(.load, .done)).contains(.hold([1], in: .locked)))
        var failed = LaunchMachine.loading()
        failed.receive(.arrived([.sample(1)], callback: nil))
        let failure = WorkResult.failed(WorkFailure(code: "x", .temporary))
        #expect(failed.receive(.ended(.load, failure)).contains(.hold([1], in: .retry)))
    }

    @Test func `P2: what waited for the session is offered once, however often the inbox has to be read`() {
        var machine = LaunchMachine()
        machine.receive(
            .arrived([.sample(1)], callback: nil), .sessionRead(Session(account: .one, hasOnboarded: true)),
            .inboxRead(nil))
        #expect(machine.gate.waiting.map(\.id) == [1])
        machine.receive(.signOutAsked(.caller(1)), .ended(.forgetDevice, .done), .inboxRead([]))
        #expect(machine.gate.waiting.isEmpty)
    }

    @Test func `S1.6: what changes in the session while its account signs out does not register the device again`() {
        var machine = LaunchMachine.ready()
        machine.receive(.signOutAsked(.caller(1)))
        #expect(machine.receive(.lockSwitched(isOn: true)).first == .registerDevice(nil))
    }

    @Test func `P4: a push for another account is forgotten at once, and the log says so`() {
        var machine = LaunchMachine.ready()
        let push = PushID.delivered(1)
        #expect(
            machine.receive(.pushed(push, owner: .two, callback: .caller(1))) == [
                .log("push not ingested", reason: "otherAccount"), .forget(push), .callBack(.caller(1), .noData),
            ])
    }

    @Test func `P9: an action that is not marked again after a pause is not performed by the clean-up it waited for`() {
        var machine = LaunchMachine.needingCleanup()
        machine.receive(
            .connected(LaunchMachine.mainScene), .started,
            .ended(.cleanUp, .failed(WorkFailure(code: "test", .temporary))),
            .arrived([.sample(1, .effect)], callback: nil), .ended(.awaitTurn(1), .done), .signOutAsked(.caller(1)))
        #expect(machine.receive(.began(1)).contains(.start(.cleanUp)))
        #expect(machine.receive(.enteredForeground(LaunchMachine.mainScene)).contains(.resume(1)))
        machine.receive(.notMarked(1))
        let next = machine.receive(.arrived([.sample(2, .effect)], callback: nil))
        #expect(next.contains(.start(.awaitTurn(1))))
        #expect(!machine.receive(.ended(.cleanUp, .done)).contains(.start(.perform(1, for: .one))))
    }

    @Test func `P8: who signs in or out before the session can be read is told in the log`() {
        var machine = LaunchMachine()
        let reason = "the session on disk is not known"
        #expect(
            machine.receive(.signInAsked(.two, nil, .caller(1)))
                == [.log("not signed in", reason: reason), .callBack(.caller(1), .noData)])
        #expect(
            machine.receive(.signOutAsked(.caller(2)))
                == [.log("not signed out", reason: reason), .callBack(.caller(2), .noData)])
        var nobody = LaunchMachine.signedIn(Session(account: nil, hasOnboarded: true))
        #expect(nobody.receive(.signOutAsked(.caller(1))) == [.callBack(.caller(1), .noData)])
    }

    @Test func `P4: two sign-outs are called back by the clean-up that ends last`() {
        var machine = LaunchMachine.ready()
        machine.receive(.signOutAsked(.caller(1)), .ended(.forgetDevice, .done))
        #expect(machine.receive(.signInAsked(.two, nil, .caller(2))).contains(.callBack(.caller(2), .noData)))
        machine.receive(.signOutAsked(.caller(3)), .ended(.forgetDevice, .done))
        #expect(machine.receive(.ended(.cleanUp, .done)) == [.start(.cleanUp)])
        let effects = machine.receive(.ended(.cleanUp, .done))
        #expect(effects.suffix(2) == [.callBack(.caller(1), .noData), .callBack(.caller(3), .noData)])
    }

    @Test func `the system is called back once an action's effect stands and the backend was told`() {
        var machine = LaunchMachine.ready()
        machine.receive(.performing(1))
        machine.receive(.ended(.perform(1, for: .one), .done))
        let settled = machine.receive(.ended(.countBadge(.action(1)), .badge(nil)))
        #expect(settled.contains(.settle([LaunchEnding(1, as: Settlement(.performed))])))
        #expect(!settled.contains(.callBack(.action(1), .noData)))
        let flushed = machine.receive(.ended(.flush(.one, .action(1)), .done))
        #expect(flushed == [.start(.checkOutbox(.one, .action(1)))])
        let checked = machine.receive(.ended(.checkOutbox(.one, .action(1)), .outbox(isEmpty: false)))
        #expect(checked == [.requestRefresh, .callBack(.action(1), .noData)])
    }

    @Test func `U37: a refresh checks the session, sends what is queued, and asks anew for what is left`() {
        var machine = LaunchMachine.signedIn()
        let callback = CallbackID.caller(1)
        #expect(machine.receive(.refreshBegan(callback)) == [.start(.flush(.one, .refresh(callback)))])
        #expect(
            machine.receive(.ended(.flush(.one, .refresh(callback)), .done))
                == [.start(.checkOutbox(.one, .refresh(callback)))])
        #expect(
            machine.receive(.ended(.checkOutbox(.one, .refresh(callback)), .outbox(isEmpty: false)))
                == [.requestRefresh, .callBack(callback, .failed)])
    }

    @Test func `U37: an app that is left with an action that failed asks for time, though nothing is queued`() {
        var machine = LaunchMachine.ready()
        machine.receive(.performing(1))
        machine.receive(.ended(.perform(1, for: .one), .failed(WorkFailure(code: "databaseUnavailable", .temporary))))
        let left = LaunchWork.checkOutbox(.one, .departure(0))
        #expect(machine.receive(.enteredBackground(LaunchMachine.mainScene)).contains(.start(left)))
        #expect(machine.receive(.ended(left, .outbox(isEmpty: true))) == [.requestRefresh])
    }

    @Test func `P4: no time is asked for what an account has queued that signed out meanwhile`() {
        var machine = LaunchMachine.ready()
        let left = LaunchWork.checkOutbox(.one, .departure(0))
        #expect(machine.receive(.enteredBackground(LaunchMachine.mainScene)).contains(.start(left)))
        machine.receive(.signOutAsked(.caller(1)), .ended(.forgetDevice, .done))
        #expect(machine.receive(.ended(left, .outbox(isEmpty: false))) == [])
    }
}
