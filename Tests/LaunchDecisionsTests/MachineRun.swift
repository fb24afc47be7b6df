import Foundation
import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// A launch machine with the simplest surroundings: a step ends when a test says so, but marks and commits at once.
struct MachineRun {
    static let now = Arrival.sampleDate
    static let scene = SceneID("main")
    /// Its `exp` claim is the beginning of 1970.
    static let expiredToken = SessionToken("e30.eyJleHAiOjB9.e30")

    private(set) var machine = LaunchMachine()
    var now = Self.now
    /// Whether the disk refuses marks.
    var refusesMarks = false
    /// Why the commits fail.
    var commitFailure: StepFailure?
    /// How the arrivals ended.
    private(set) var endings: [LaunchRecord.ID: Settlement] = [:]
    /// The arrivals whose push is kept though they ended.
    private(set) var kept: Set<LaunchRecord.ID> = []
    private var running: [JobID: Step] = [:]

    init(_ events: LaunchEvent...) {
        for event in events { send(event) }
    }

    /// This session was read, and the app has no scene yet.
    static func signedIn(_ session: Session = .sample) -> MachineRun {
        MachineRun(.sessionRead(session), .inboxRead([]))
    }

    /// What this session needs is being loaded, in a scene.
    static func loading(_ session: Session = .sample) -> MachineRun {
        MachineRun(.sessionRead(session), .inboxRead([]), .connected(scene, []))
    }

    /// The main screen of this session is ready, or its login, and its scene in the foreground.
    static func ready(_ session: Session = .sample) -> MachineRun {
        var run = loading(session)
        run.end(.load)
        run.send(.enteredForeground(scene))
        return run
    }

    /// The clean-up of an earlier sign-out is due.
    static func needingCleanup() -> MachineRun {
        var session = Session.sample
        session.needsSignOutCleanup = true
        return signedIn(session)
    }

    var steps: Set<Step> { Set(running.values) }
    func stage(_ id: LaunchRecord.ID) -> Arrival.Stage? { machine.gate[id]?.stage }

    /// - Returns: the effects of all of them.
    @discardableResult
    mutating func send(_ events: LaunchEvent...) -> [LaunchEffect] {
        var all: [LaunchEffect] = []
        for event in events {
            let effects = machine.receive(event, now: now)
            all += effects
            for effect in effects { all += run(effect) }
        }
        return all
    }

    /// - Returns: the effects of its end.
    @discardableResult
    mutating func end(
        _ step: Step, _ result: StepResult = .done, at location: SourceLocation = #_sourceLocation
    ) -> [LaunchEffect] {
        guard let job = running.first(where: { $0.value == step })?.key else {
            Issue.record("\(step) is not under way, but \(steps)", sourceLocation: location)
            return []
        }
        running[job] = nil
        return send(.ended(job, result))
    }

    @discardableResult
    mutating func fail(
        _ step: Step, _ kind: StepFailure.Kind, code: String = "databaseUnavailable",
        at location: SourceLocation = #_sourceLocation
    ) -> [LaunchEffect] {
        end(step, .failed(StepFailure(code: code, kind)), at: location)
    }

    private mutating func run(_ effect: LaunchEffect) -> [LaunchEffect] {
        switch effect {
        case .start(.begin(_, let marks), let job): return send(.ended(job, marks && refusesMarks ? .refused : .done))
        case .start(.mark, let job): return send(.ended(job, refusesMarks ? .refused : .done))
        case .start(.commit, let job):
            return send(.ended(job, commitFailure.map { .failed($0) } ?? .committed(scene: nil)))
        case .start(let step, let job):
            running[job] = step
            return []
        case .mark(let id): return refusesMarks ? send(.notMarked(id)) : []
        case .settle(let all):
            for ending in all { endings[ending.id] = ending.settlement }
            kept.formUnion(all.filter(\.keepsPush).map(\.id))
            return []
        default: return []
        }
    }
}

/// Where many tests begin.
extension MachineRun {
    /// The session has ended, at the request of caller 90.
    mutating func signOut() {
        send(.signOutAsked(90))
        end(.forgetDevice)
    }

    /// A tap was let through, and its path is being planned.
    mutating func plan(_ id: LaunchRecord.ID) {
        send(.arrived([.sample(id)], callback: nil))
        end(.yieldToSystem(id))
    }

    /// The content of a tapped push is being stored.
    mutating func store(_ id: LaunchRecord.ID) {
        send(.arrived([.sample(id, .tap)], callback: nil))
        end(.yieldToSystem(id))
        end(.archive(.arrival(id)))
    }

    /// An action's effect is being tried. The system waits for it by a callback of the same number.
    mutating func perform(_ id: LaunchRecord.ID) {
        send(.arrived([.sample(id, .action)], callback: CallbackID(id)))
        end(.yieldToSystem(id))
        end(.store(.arrival(id), visible: nil), .stored(isNew: false))
    }
}

extension Session {
    static let sample = Session(account: .one, hasOnboarded: true)
    static let ofNobody = Session(account: nil, hasOnboarded: true)
}

extension Settlement {
    static let loggedOut = Settlement(.discarded, code: "loggedOut")
    static let otherAccount = Settlement(.discarded, code: "otherAccount")
}

extension StepResult {
    static let refused = StepResult.failed(StepFailure(code: LaunchMachine.diskRefusedCode, .refusedByDisk))
}

extension [LaunchEffect] {
    var saved: [Session] { compactMap { if case .save(let session) = $0 { session } else { nil } } }
    var steps: [Step] { compactMap { if case .start(let step, _) = $0 { step } else { nil } } }
    var alerts: [String] { compactMap { if case .alert(let code) = $0 { code } else { nil } } }
    var calls: [CallbackID] { compactMap { if case .callBack(let callback, _) = $0 { callback } else { nil } } }
    var questions: [AccountID?] {
        compactMap { if case .ask(let question) = $0 { .some(question?.account) } else { nil } }
    }
    var phases: [LaunchPhase] { compactMap { if case .show(let phase) = $0 { phase } else { nil } } }
    var holds: [LaunchEffect] { filter { if case .hold = $0 { true } else { false } } }
}
