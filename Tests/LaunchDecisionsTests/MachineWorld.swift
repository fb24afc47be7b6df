import Foundation
import LaunchDecisions
import Launches
import Notifications
import TestSupport

/// The launch machine with everything around it: the disk, the stores, the display, the system and the backend.
/// Whatever takes time ends when the exploration wants it to.
struct MachineWorld: Hashable {
    static let scene = SceneID("main")
    static let failure = "failure"
    static let otherScreen = VisibleScreen(id: 0, name: "other")
    static let screen = VisibleScreen(id: 1, name: "screen")
    /// Its `exp` claim is the beginning.
    static let expiredToken = SessionToken("e30.eyJleHAiOjB9.e30")
    /// That of this one is a second later, and so comes with the first expiry.
    static let expiringToken = SessionToken("e30.eyJleHAiOjF9.e30")

    /// What the machine answered in the states that this exploration has met.
    private let machines: KnownMachines
    private(set) var known: KnownMachine
    var isAlive = false
    /// As it is on disk.
    var session: Session?
    /// How many sessions have ended.
    var sessionNumber = 0
    var now = Date(timeIntervalSince1970: 0)
    /// By id, counted from 1.
    var payloads: [StoredPayload] = []
    /// Whose content each push that is no arrival brings, by number.
    var delivered: [AccountID?] = []
    /// The steps that are under way.
    var running: [JobID: RunningStep] = [:]
    var screenActions: [EventIdentity: RunningStep] = [:]
    /// What each job that has more to do is for.
    var origins: [JobID: RunningStep.Origin] = [:]
    /// Which action each of the system's callbacks waits for.
    var actionCallbacks: [CallbackID: LaunchRecord.ID] = [:]
    /// The actions that the system gave no more time, so that a death is none of theirs.
    var outOfTime: NumberSet<LaunchRecord.ID> = []
    /// Whose attempt this process has marked.
    var marked: NumberSet<LaunchRecord.ID> = []
    /// The attempts that this process has begun.
    var begun: NumberSet<LaunchRecord.ID> = []
    /// Whether the disk refuses the next mark.
    var refusesMark = false
    /// Taps whose path cannot be planned.
    var unplanned: NumberSet<LaunchRecord.ID> = []
    /// Taps whose content is fetched while their path is planned.
    var fetched: NumberSet<LaunchRecord.ID> = []
    /// The payload whose screen was committed, and whether its first frame was drawn.
    var screen: LaunchRecord.ID?
    var isDrawn = false
    /// The payloads whose first frame was drawn.
    var shown: NumberSet<LaunchRecord.ID> = []
    /// What the disk refused of pushes, and has not taken since.
    var refused: Set<PushPart> = []
    /// Who sees the main screen; nil while another is shown.
    var mainAccount: AccountID?
    /// What the user is asked on the main screen.
    var question: SwitchQuestion?
    /// The taps to whose account the user does not want to switch.
    var declined: NumberSet<LaunchRecord.ID> = []
    /// The tap that is switched to, unless somebody else signs in or out meanwhile.
    var agreed: LaunchRecord.ID?
    /// The account of a switch, until it is signed in or the user signs out.
    var next: AccountID?
    /// Whom the user wants to be signed in, until they are; nil for nobody.
    var wanted: Set<AccountID?> = []
    /// Whether a scene is in the foreground, where alone the user can prove who they are.
    var isInForeground = false
    /// Whether the user has yet to prove it since they left the app.
    var isLocked = true
    /// Who waits to be called.
    var awaited: Set<CallbackID> = []
    /// The sign-ins that may yet be hurried.
    var signIns: Set<CallbackID> = []
    /// Whether a sign-in has taken in what an earlier session still writes.
    var hasStoppedWaiting = false
    /// Whose content the stores hold.
    var stored: Set<AccountID> = []
    /// What was written since a clean-up began.
    var writtenMeanwhile: Set<AccountID> = []
    /// Whether the clean-up waits for another occasion, as it failed or its process died.
    var isCleanupDue = false
    /// Whose nonce widgets have.
    var widgetAccount: AccountID?
    /// Whose device the backend takes this for.
    var registered: AccountID?
    /// Whether a scene has connected in this process.
    var hasConnected = false
    /// Whether this process wanted to know if the session is valid.
    var wantsCheck = false
    /// Whether it knows that, or could not find out.
    var hasCheckedToken = false
    /// The tokens that the backend refused to replace, in the life of the process.
    var refusedTokens: Set<SessionToken> = []
    /// Whether loading failed, and the user has not tried again.
    var hasFailedToLoad = false
    /// Whether nothing was loaded yet, but for an account that signed out meanwhile.
    var lacksMainContent = true
    /// Whose messages the backend does not have, by the action that wrote them.
    var unsent: [LaunchRecord.ID: AccountID] = [:]
    /// Failed actions of which the user has yet to be told.
    var pendingAlerts = 0
    /// Whether the system was asked for time in the background.
    var isRefreshRequested = false
    /// The refresh that the system gave time for.
    var refresh: CallbackID?
    /// Whether the backend has yet to answer what it asked for the expired token since it began.
    var refreshAwaitsToken = false
    var callers = 0
    var budget: MachineLimits
    /// What the machine receives, and whether it alerts the user by it.
    var received: LaunchEvent?
    var isAlerting = false
    /// The first promise that was broken.
    var violation: String?

    init(_ limits: MachineLimits) {
        machines = KnownMachines()
        known = machines[LaunchMachine()]
        budget = limits
        session = Session(account: .one, token: limits.token, hasOnboarded: limits.onboardings == 0)
        session?.hasLock = limits.hasLock
        start()
    }

    var machine: LaunchMachine { known.machine }

    mutating func start() {
        known = machines[LaunchMachine()]
        isAlive = true
        (running, screenActions, origins, actionCallbacks, delivered) = ([:], [:], [:], [:], [])
        (outOfTime, marked, begun, unplanned, shown, refused, refusedTokens) = ([], [], [], [], [], [], [])
        fetched = []
        (screen, isDrawn, mainAccount, isInForeground, isLocked) = (nil, false, nil, false, true)
        (awaited, signIns, hasStoppedWaiting, refusesMark, hasFailedToLoad) = ([], [], false, false, false)
        (refresh, refreshAwaitsToken, pendingAlerts, hasConnected, wantsCheck) = (nil, false, 0, false, false)
        hasCheckedToken = session?.token?.isExpired(at: now) != true
        (isCleanupDue, lacksMainContent) = (true, true)
        (question, declined, agreed, next, wanted) = (nil, [], nil, nil, [])
        send(.woken)
    }

    /// - Returns: what the machine wants done.
    mutating func machineReceives(_ event: LaunchEvent) -> [LaunchEffect] {
        let (next, effects) = machines.receive(event, now: now, by: known)
        known = next
        return effects
    }

    subscript(id: LaunchRecord.ID) -> StoredPayload {
        get { payloads[Int(id) - 1] }
        set { payloads[Int(id) - 1] = newValue }
    }

    var unsettled: [LaunchRecord.ID] {
        payloads.indices.filter { !payloads[$0].isSettled }.map { Int64($0 + 1) }
    }

    /// Whose actions may be performed.
    var checkedAccount: AccountID? {
        let isChecking = running.values.contains { if case .refreshToken = $0.step { true } else { false } }
        return wantsCheck && hasCheckedToken && !isChecking && !isRefused ? session?.account : nil
    }

    /// Whether the backend ended the session.
    var isRefused: Bool { session?.token.map(refusedTokens.contains) == true }

    func isRunning(_ step: Step) -> Bool { running.values.contains { $0.step == step } }

    func arrival(_ id: LaunchRecord.ID) -> Arrival {
        let payload = self[id]
        return Arrival(
            id: id, owner: payload.owner, deliveredAt: payload.deliveredAt, expiresAt: payload.expiresAt,
            purpose: payload.purpose, isSwitchable: isSwitchable(id), attempts: payload.attempts,
            failures: payload.failures)
    }

    func isSwitchable(_ id: LaunchRecord.ID) -> Bool {
        budget.canSwitch && self[id].purpose == .tap && self[id].owner == .two
    }

    mutating func arrive(_ purpose: Arrival.Purpose, recipient: AccountID?, isOld: Bool = false) {
        payloads.append(
            StoredPayload(
                purpose: purpose, owner: recipient ?? (isOld ? nil : machine.account),
                deliveredAt: isOld ? now - 1 : now,
                expiresAt: now + (purpose == .action ? TimeToLive.action : TimeToLive.navigation)))
        let id = Int64(payloads.count)
        send(.woken)
        let callback = purpose == .silentPush || purpose == .action ? nextCallback() : nil
        if purpose == .action, let callback {
            actionCallbacks[callback] = id
            wantsCheck = true
        }
        send(.arrived([arrival(id)], callback: callback))
        if purpose == .action { checkOccasion() }
    }

    mutating func nextCallback() -> CallbackID {
        callers += 1
        awaited.insert(callers)
        return callers
    }

    mutating func mark(_ id: LaunchRecord.ID) {
        if marked.insert(id).inserted { self[id].attempts += 1 }
    }

    mutating func unmark(_ id: LaunchRecord.ID) {
        if marked.remove(id) != nil { self[id].attempts -= 1 }
    }

    /// Nothing else of it matters any more, and states that differ in nothing that matters are one.
    mutating func settle(_ id: LaunchRecord.ID) {
        self[id] = StoredPayload(purpose: self[id].purpose, isSettled: true)
        marked.remove(id)
        begun.remove(id)
        outOfTime.remove(id)
        shown.remove(id)
        unplanned.remove(id)
        fetched.remove(id)
        declined.remove(id)
        refused = refused.filter { $0.push != .arrival(id) }
    }
}
