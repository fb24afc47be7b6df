import Foundation
import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// A tap on a push of another account to which the app can switch.
@Suite struct SwitchTests {
    private let token = SessionToken("two")

    @Test func `U38: the user is asked once, over the main screen, and the tap waits`() {
        var run = MachineRun.ready()
        let effects = run.send(.arrived([.other(1)], callback: nil))
        #expect(effects == [.showMain(.one), .ask(run.machine.gate.question)])
        #expect(run.stage(1) == .asked)
        #expect(run.machine.gate.question?.account == .two)
        #expect(run.steps == [])
        #expect(run.send(.woken, .enteredBackground(MachineRun.scene)).questions == [])
        #expect(run.send(.woken, .enteredForeground(MachineRun.scene)).questions == [])
    }

    @Test(
        "U38, P4: nobody is asked where the app cannot switch, about an action or a silent push, or for no one's tap",
        arguments: [
            (.sample(1, .tap, owner: .two), .otherAccount), (.sample(1, .action, owner: .two), .otherAccount),
            (.sample(1, .silentPush, owner: .two), .otherAccount),
            (.sample(1, .tap, owner: nil, isSwitchable: true), nil),
        ] as [(Arrival, Settlement?)])
    func unasked(arrival: Arrival, ending: Settlement?) {
        var run = MachineRun.ready()
        #expect(run.send(.arrived([arrival], callback: nil)).questions == [])
        #expect(run.endings[1] == ending && run.stage(1) == (ending == nil ? .underWay : nil))
    }

    @Test(arguments: [true, false])
    func `U38, P3: a lock stays on over a switch`(isLocked: Bool) throws {
        var session = Session.sample
        session.hasLock = isLocked
        var run = MachineRun.loading(session)
        run.end(.load)
        run.send(.enteredForeground(MachineRun.scene), .unlocked, .arrived([.other(1)], callback: nil))
        run.send(.answered(try #require(run.machine.gate.question), .yes(nil, callback: 7)))
        run.end(.forgetDevice)
        run.send(.enteredBackground(MachineRun.scene))
        run.end(.cleanUp)
        #expect(run.machine.session?.hasLock == isLocked)
        #expect(run.machine.phase == (isLocked ? .locked : .ready(.two)))
    }

    @Test func `U38, P3: a lock that a kill during a switch left is not for another account that signs in`() {
        var session = Session(account: nil, hasOnboarded: true)
        session.hasLock = true
        var run = MachineRun.ready(session)
        run.send(.signInAsked(.two, nil, 7))
        #expect(run.machine.session?.hasLock == false)
        run.send(.enteredBackground(MachineRun.scene))
        #expect(run.machine.phase == .ready(.two))
    }

    @Test func `U38: a token of the next account that has expired is replaced before the tap is let through`() throws {
        var run = MachineRun.ready()
        run.send(.arrived([.other(1)], callback: nil))
        let yes = SwitchAnswer.yes(MachineRun.expiredToken, callback: 7)
        run.send(.answered(try #require(run.machine.gate.question), yes))
        run.end(.forgetDevice)
        run.end(.cleanUp)
        #expect(run.steps == [.refreshToken(MachineRun.expiredToken)])
        #expect(run.machine.phase == .refreshing)
        #expect(run.stage(1) == .waiting)
        run.end(.refreshToken(MachineRun.expiredToken), .token(token))
        #expect(run.machine.session?.token == token)
        #expect(run.machine.phase == .ready(.two))
        #expect(run.stage(1) == .underWay)
    }

    @Test func `U38: a tap that was switched to outlives a kill before the clean-up`() {
        var session = Session(account: .two, hasOnboarded: true, loggedOutAt: MachineRun.now)
        session.needsSignOutCleanup = true
        let left: [Arrival] = [.other(1, deliveredBefore: 1), .sample(2, owner: .one, deliveredBefore: 1)]
        let run = MachineRun(.sessionRead(session), .inboxRead(left))
        #expect(run.endings == [2: .loggedOut])
        #expect(run.stage(1) == .waiting)
    }
}

extension Arrival {
    /// A tap on a push of account 2, which is signed in on the device.
    fileprivate static func other(_ id: LaunchRecord.ID, deliveredBefore age: TimeInterval = 0) -> Arrival {
        .sample(id, .tap, owner: .two, isSwitchable: true, deliveredBefore: age)
    }
}
