import Foundation
import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// A tap on its path to its screen.
@Suite struct TapTests {
    private let archive = Step.archive(.arrival(1))
    private let store = Step.store(.arrival(1), visible: nil)

    // MARK: Before the main screen

    @Test(
        "U2: a tap before main exists waits for it",
        arguments: [.notRunning, .refreshing, .loading, .retry, .onboarding, .login, .locked] as [LaunchPhase])
    func waits(in phase: LaunchPhase) {
        var run = MachineRun.waiting(in: phase)
        #expect(run.machine.phase == phase)
        run.send(.arrived([.sample(1)], callback: nil))
        #expect(run.stage(1) == .waiting)
        switch phase {
        case .notRunning: run.send(.connected(MachineRun.scene, []))
        case .refreshing: run.end(.refreshToken(MachineRun.expiredToken), .token(SessionToken("next")))
        case .retry: run.send(.retried)
        case .onboarding: run.send(.onboarded)
        case .login: run.send(.signInAsked(.one, nil, 1))
        case .locked: run.send(.unlocked)
        case .loading, .ready: break
        }
        if run.machine.phase == .loading { run.end(.load) }
        #expect(run.machine.phase == .ready(.one))
        #expect(run.stage(1) == .underWay)
    }

    @Test func `a tap that waits for the user says where: at the onboarding, then at the sign-in screen`() {
        var run = MachineRun.signedIn(Session(account: nil, hasOnboarded: false))
        #expect(run.send(.arrived([.sample(1)], callback: nil)).holds == [.hold([1], in: .notRunning)])
        #expect(run.send(.connected(MachineRun.scene, [])).holds == [])
        #expect(run.end(.load).holds == [.hold([1], in: .onboarding)])
        #expect(run.send(.onboarded).holds == [.hold([1], in: .login)])
    }

    @Test func `U32: what arrived at the time of a sign-out that was not cleaned up is no part of it`() {
        var session = Session(account: .two, hasOnboarded: true, loggedOutAt: MachineRun.now)
        let (now, owner) = (MachineRun.now, AccountID.two)
        let tappedLater = Arrival(id: 3, owner: owner, deliveredAt: now - 1, arrivedAt: now, expiresAt: now + 600)
        let left: [Arrival] = [
            .sample(1, owner: owner, deliveredBefore: 1), .sample(2, owner: owner), tappedLater,
        ]
        for needsCleanup in [true, false] {
            session.needsSignOutCleanup = needsCleanup
            let run = MachineRun(.sessionRead(session), .inboxRead(left))
            #expect(run.endings == (needsCleanup ? [1: .loggedOut] : [:]))
            #expect(run.machine.gate.waitingTaps.map(\.id) == (needsCleanup ? [2, 3] : [1, 2, 3]))
        }
    }

    // MARK: To its screen

    @Test func `P4: during a sign-out no tap begins, and none that was planned is committed`() {
        var run = MachineRun.ready()
        run.plan(1)
        run.send(.signOutAsked(8))
        #expect(!run.end(.plan(1)).steps.contains(.commit(1, for: .one)))
        #expect(run.send(.arrived([.sample(2)], callback: nil)).steps == [])
        run.end(.forgetDevice)
        #expect(run.endings == [1: .loggedOut, 2: .loggedOut])
    }

    @Test func `P6, U39: a newer tap waits for no content of an older one, whose plan comes too late`() {
        var run = MachineRun.ready()
        run.store(1)
        run.end(.store(.arrival(1), visible: nil), .stored(isNew: true))
        run.send(.awaitsContent(1))
        #expect(run.send(.arrived([.sample(2)], callback: nil)).steps == [.yieldToSystem(2)])
        #expect(run.endings == [1: Settlement(.superseded)])
        // What it has stored is counted all the same.
        #expect(run.end(.plan(1)).steps == [.countBadge])
        #expect(run.end(.yieldToSystem(2)).steps == [.begin(2, marks: true), .plan(2)])
        #expect(run.end(.plan(2)).steps.contains(.commit(2, for: .one)))
    }

    @Test func `P6: a screen that went before it was seen was superseded, unless the lock hides it`() {
        var run = MachineRun.ready()
        run.plan(1)
        run.end(.plan(1))
        var locked = run
        run.send(.gone(1))
        #expect(run.endings == [1: Settlement(.superseded)])
        #expect(locked.send(.locked, .gone(1)).contains(.unmark(1)))
        #expect(locked.endings == [:])
        #expect(locked.send(.unlocked).steps == [.yieldToSystem(1)])
    }

    @Test func `the user sees the main screen, then the alert, before the ending is written, and what waits goes on`() {
        var run = MachineRun.ready()
        run.plan(1)
        run.send(.arrived([.sample(2)], callback: nil))
        run.commitFailure = StepFailure(code: "linkNotFound", .final)
        let ending = Settlement(.failed, code: "linkNotFound")
        let effects = run.end(.plan(1)).suffix(4)
        #expect(effects.first == .showMain(.one))
        #expect(effects.dropFirst().first == .alert("linkNotFound"))
        #expect(run.endings == [1: ending])
        #expect(run.steps == [.yieldToSystem(2)])
    }

    // MARK: A disk that refuses

    @Test
    func `U26: a tap whose mark the disk refused lets others pass until the next foreground, then keeps its place`() {
        var run = MachineRun.ready()
        run.refusesMarks = true
        run.send(.arrived([.sample(1)], callback: nil))
        let effects = run.end(.yieldToSystem(1))
        #expect(effects.contains(.refused(1)))
        #expect(effects.alerts == [LaunchMachine.diskRefusedCode])
        #expect(run.stage(1) == .awaitingDisk)
        run.refusesMarks = false
        run.send(.locked, .arrived([.sample(2)], callback: nil), .enteredBackground(MachineRun.scene))
        run.send(.enteredForeground(MachineRun.scene))
        #expect(run.machine.gate.waitingTaps.map(\.id) == [1, 2])
        run.send(.unlocked)
        #expect(run.endings == [1: Settlement(.superseded)])
    }

    @Test(
        "U45: a tap whose content the disk refused waits for it where content is missing, and fails for another reason",
        arguments: [true, false])
    func failure(waits: Bool) {
        var run = MachineRun.ready()
        run.store(1)
        let code = "test"
        run.commitFailure = StepFailure(code: code, .final, mayLackContent: waits)
        var stored = run
        run.fail(store, .refusedByDisk)
        let failed = [LaunchRecord.ID(1): Settlement(.failed, code: code)]
        #expect(run.end(.plan(1)).alerts == [waits ? LaunchMachine.diskRefusedCode : code])
        #expect(run.endings == (waits ? [:] : failed))
        #expect(run.kept == (waits ? [] : [1]))
        stored.end(store, .stored(isNew: true))
        stored.end(.plan(1))
        #expect(stored.endings == failed)
        #expect(stored.kept == [])
    }

    @Test func `U45: a tap is settled once what its push brought is archived and stored, and not before`() {
        var run = MachineRun.ready()
        run.store(1)
        #expect(run.fail(store, .refusedByDisk).steps == [.plan(1)])
        run.end(.plan(1))
        run.end(.countBadge)
        #expect(run.send(.shown(1)) == [.unmark(1), .start(archive, of: 1)])
        run.fail(archive, .refusedByDisk)
        let effects = run.end(store, .stored(isNew: true))
        #expect(effects.contains(.refused(1)))
        #expect(effects.alerts == [LaunchMachine.diskRefusedCode])
        #expect(run.endings == [:])
        run.send(.enteredBackground(MachineRun.scene))
        run.end(archive)
        run.end(store, .stored(isNew: false))
        #expect(run.endings == [1: Settlement(.shown)])
    }
}

extension MachineRun {
    fileprivate static func waiting(in phase: LaunchPhase) -> MachineRun {
        var session = Session.sample
        if phase == .refreshing { session.token = expiredToken }
        if phase == .onboarding { session.hasOnboarded = false }
        if phase == .login { session.account = nil }
        if phase == .locked { session.hasLock = true }
        if phase == .notRunning { return .signedIn(session) }
        var run = MachineRun.loading(session)
        run.send(.enteredForeground(scene))
        if phase == .retry { run.fail(.load, .temporary) }
        if [.onboarding, .login, .locked].contains(phase) { run.end(.load) }
        return run
    }
}

extension LaunchEffect {
    /// The arrival waits for the disk.
    static func refused(_ id: LaunchRecord.ID) -> LaunchEffect {
        .postpone(id, code: LaunchMachine.diskRefusedCode, countsFailure: false)
    }
}
