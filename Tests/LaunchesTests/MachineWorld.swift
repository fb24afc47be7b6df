import Foundation
import Launches
import Notifications

/// The launch machine with everything around it: the disk, the stores, the display, the system and the backend. Whatever
/// takes time ends when the exploration wants it to.
struct MachineWorld: Hashable, InboxWorld {
    static let scene = SceneID("main")
    static let failure = "failure"
    /// Its `exp` claim is the beginning.
    static let expiredToken = SessionToken("e30.eyJleHAiOjB9.e30")
    /// That of this one is a second later, and so comes with the first expiry.
    static let expiringToken = SessionToken("e30.eyJleHAiOjF9.e30")

    var machine = LaunchMachine()
    var isAlive = false
    /// As it is on disk.
    var session: Session?
    var now = Date(timeIntervalSince1970: 0)
    var payloads: [ExploredPayload] = []
    /// Whose content each push that is no arrival brings, by number.
    var delivered: [AccountID?] = []
    /// The work that is under way, and who was signed in as it began.
    var running: [LaunchWork: AccountID?] = [:]
    /// The actions that the system gave no more time, so that a death is none of theirs.
    var outOfTime: Set<LaunchRecord.ID> = []
    var marked: Set<LaunchRecord.ID> = []
    /// The payload whose screen was committed, and whether its first frame was drawn.
    var screen: LaunchRecord.ID?
    var isDrawn = false
    /// The payloads whose first frame was drawn.
    var shown: Set<LaunchRecord.ID> = []
    /// What the disk refused of pushes, and has not taken since.
    var refused: Set<PushPart> = []
    /// Who sees the main screen; nil while another is shown.
    var mainAccount: AccountID?
    /// Whether a scene is in the foreground, where alone the user can prove who they are.
    var isInForeground = false
    /// Whether the user has yet to prove it since they left the app.
    var isLocked = true
    /// Who waits to be called.
    var awaited: Set<CallbackID> = []
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
    /// The tokens that the backend refused to replace, in the life of the process.
    var refusedTokens: Set<SessionToken> = []
    /// Whose messages the backend does not have, by the action that wrote them.
    var unsent: [LaunchRecord.ID: AccountID] = [:]
    /// Whether the system was asked for time in the background.
    var isRefreshRequested = false
    /// The refresh that the system gave time for.
    var refresh: CallbackID?
    /// Whether the backend has yet to answer what it asked for the expired token since it began.
    var refreshAwaitsToken = false
    var callers = 0
    var budget: MachineLimits
    /// The first promise that was broken.
    var violation: String?

    init(_ limits: MachineLimits) {
        budget = limits
        session = Session(
            account: .one, token: limits.token, hasOnboarded: true)
        session?.hasLock = limits.hasLock
        start()
    }

    mutating func start() {
        (machine, isAlive) = (LaunchMachine(), true)
        (running, outOfTime, marked, awaited, delivered) = ([:], [], [], [], [])
        (shown, refused, refusedTokens) = ([], [], [])
        (screen, isDrawn, mainAccount, isInForeground, isLocked) = (nil, false, nil, false, true)
        (refresh, refreshAwaitsToken) = (nil, false)
        isCleanupDue = true
        send(.woken)
    }

    mutating func arrive(_ purpose: LaunchTicket.Purpose, recipient: AccountID?) {
        payloads.append(
            ExploredPayload(
                purpose: purpose, owner: recipient ?? machine.account, deliveredAt: now,
                expiresAt: now + (purpose == .effect ? TimeToLive.action : TimeToLive.navigation)))
        let id = Int64(payloads.count)
        send(.woken)
        let callback = purpose == .silentPush ? nextCallback() : nil
        send(.arrived([ticket(id)], callback: callback))
        guard purpose == .effect else { return }
        awaited.insert(.action(id))
        send(.awaited(id))
    }

    mutating func nextCallback() -> CallbackID {
        callers += 1
        awaited.insert(.caller(callers))
        return .caller(callers)
    }

    /// The work is over, and has written what it writes.
    mutating func end(_ work: LaunchWork, _ result: WorkResult) {
        guard let account = running.removeValue(forKey: work) else { return }
        if case .refreshToken = work { refreshAwaitsToken = false }
        if case .failed(let failure) = result {
            isCleanupDue = isCleanupDue || work == .cleanUp
            if case .refreshToken(let token) = work, failure.kind == .final { refusedTokens.insert(token) }
        } else {
            write(work, of: account)
        }
        if let part = PushPart(work) {
            if case .failed(WorkFailure(code: Self.failure, .refusedByDisk)) = result {
                refused.insert(part)
            } else {
                refused.remove(part)
            }
        }
        send(.ended(work, result))
    }

    private mutating func write(_ work: LaunchWork, of account: AccountID?) {
        switch work {
        // It may have passed by what was written while it ran.
        case .cleanUp: (stored, writtenMeanwhile) = (writtenMeanwhile, [])
        case .perform(let id, let account):
            store(account)
            self[id].effectStands = true
            unsent[id] = account
        case .flush(let account, _): unsent = unsent.filter { $0.value != account }
        case .ingest, .archive, .markSeen, .screenAction: if let account { store(account) }
        default: break
        }
    }

    private mutating func store(_ account: AccountID) {
        stored.insert(account)
        if running[.cleanUp] != nil { writtenMeanwhile.insert(account) }
    }

    mutating func send(_ event: LaunchEvent) {
        for effect in machine.receive(event, now: now) {
            check(effect)
            run(effect)
        }
    }

    private mutating func run(_ effect: LaunchEffect) {
        switch effect {
        case .readSession: send(.sessionRead(session))
        case .readInbox: send(.inboxRead(unsettled.map(ticket)))
        case .save(let next):
            session = next
            if next.account == nil { (unsent, refused) = ([:], []) }
        case .makeNonce: send(.nonceMade(LinkNonce(session?.account?.description ?? "")))
        case .giveNonce(_, let account): widgetAccount = account
        case .purge: (widgetAccount, isRefreshRequested) = (nil, false)
        case .requestRefresh: isRefreshRequested = true
        case .registerDevice(let account): registered = account
        case .begin(let id, _, let marks):
            if marks { mark(id) }
            send(.began(id))
        case .mark(let id):
            mark(id)
            send(.began(id))
        case .unmark(let id): unmark(id)
        case .resume(let id): mark(id)
        case .postpone(let id, _, let countsFailure):
            unmark(id)
            if !countsFailure { break }
            self[id].failures += 1
            if refresh != nil { violation = violation ?? "U37: a failure in a refresh counts for \(id)" }
        case .settle(let endings):
            for ending in endings { settle(ending.id) }
            for ending in endings where ending.keepsPush {
                delivered.append(self[ending.id].owner ?? machine.account)
                send(.presented(.delivered(delivered.count)))
            }
        case .show(let phase): hideMain(for: phase)
        case .showMain(let account): mainAccount = account
        case .commit(let id, let account):
            (mainAccount, screen, isDrawn) = (account, id, false)
            send(.committed(id, scene: nil))
        case .start(let work):
            running[work] = .some(session?.account)
            if work == .cleanUp { (isCleanupDue, writtenMeanwhile, widgetAccount) = (false, [], nil) }
        case .callBack(let callback, _):
            awaited.remove(callback)
            if refresh == callback { (refresh, refreshAwaitsToken) = (nil, false) }
        case .hold, .note, .settleUnwritten, .saveNavigation, .alert, .setBadge, .forget, .log: break
        }
    }

    /// The lock keeps what it hides; any other phase drops it.
    private mutating func hideMain(for phase: LaunchPhase) {
        mainAccount = nil
        send(.visibleScreenChanged(nil))
        guard phase != .locked, let gone = screen else { return }
        screen = nil
        if machine.gate.awaitingFirstFrame?.id == gone { send(.gone(gone)) }
    }

    private mutating func settle(_ id: LaunchRecord.ID) {
        forget(id)
        outOfTime.remove(id)
        shown.remove(id)
        refused = refused.filter { $0.push != .arrival(id) }
    }
}

/// What the stores hold of a push.
enum PushPart: Hashable {
    case notification(PushID)
    case content(PushID)

    init?(_ work: LaunchWork) {
        switch work {
        case .archive(let push): self = .notification(push)
        case .ingest(let push, _): self = .content(push)
        default: return nil
        }
    }

    var push: PushID {
        switch self {
        case .notification(let push), .content(let push): push
        }
    }
}
