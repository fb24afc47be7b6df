import Foundation
import Launches
import Notifications

/// The session as it is on disk, and whether it is valid.
struct Login: Hashable, Sendable {
    /// Nil until it was read. An unread session is never overwritten.
    var session: Session?
    /// Whether the disk refused it: it is written again at the next occasion.
    var isUnsaved = false
    /// The pushes, no arrivals, that came before it could be read.
    var unreadPushes: [UnreadPush] = []
    /// How many sessions have ended. A job belongs to the one in which it began.
    var number = 0
    var hasReadInbox = false
    /// Whether this process has found out whether it is valid.
    var isChecked = false
    /// The token that the backend refused, so that its account has to sign in again.
    var refusedToken: SessionToken?

    var needsCleanup: Bool { session?.needsSignOutCleanup == true }
    /// Who is signed in.
    var account: AccountID? { session?.account }
    /// The same, unless the backend refused its token.
    var validAccount: AccountID? { session?.token != nil && session?.token == refusedToken ? nil : account }
    /// The same, once this process has found out that it is valid. Actions need no more than that.
    var checkedAccount: AccountID? { isChecked ? validAccount : nil }

    /// The token of the account that is signed in, if it has expired.
    func expiredToken(at now: Date) -> SessionToken? {
        account != nil && session?.token?.isExpired(at: now) == true ? session?.token : nil
    }
}

/// A push that is no arrival, and waits until the session on disk can be read.
struct UnreadPush: Hashable, Sendable {
    let id: PushID
    /// Nil if it names no account.
    let owner: AccountID?
    /// Whether its notification is archived, too.
    let isPresented: Bool
}

/// How far the app has come since its process started.
struct Start: Hashable, Sendable {
    var phase = LaunchPhase.notRunning
    /// Whether a scene has connected.
    var hasScene = false
    /// Whether the session could not be read, or loading failed: the user may try again.
    var hasFailed = false
    var hasLoaded = false
    /// Whether the user has yet to prove who they are since they left the app.
    var mustUnlock = false
}

struct Display: Hashable, Sendable {
    var scenes = Scenes()
    /// The scene that shows the navigation; nil before the first connects.
    var scene: SceneID?
    /// Whether a death of the process says nothing: true until a scene comes to the front, and once the process ends.
    var isInBackground = true
    /// Nil if it is no screen of the main screen, or the app is in the background.
    var visible: VisibleScreen?
}

/// Who waits to be called.
struct Callers: Hashable, Sendable {
    /// They wait for the session to end.
    var ending: [Caller] = []
    /// They wait for the clean-up after it, and again for the one after each late write.
    var cleaning: [Caller] = []
    /// Of these sign-ins, those that wait no longer for late writes of an earlier session.
    var overdue: Set<CallbackID> = []
    /// The system waits for the effects of these actions.
    var actions: [LaunchRecord.ID: CallbackID] = [:]
    /// The system waits for this background refresh.
    var refresh: BackgroundRefresh?
}

struct BackgroundRefresh: Hashable, Sendable {
    let callback: CallbackID
    var job: JobID?
}

/// Who signs in, or out.
struct Caller: Hashable, Sendable {
    let callback: CallbackID
    /// Who is to be signed in; nil for a sign-out.
    var account: AccountID?
    var token: SessionToken?
    /// Whether the user of one account goes on as another, so that a lock stays on.
    var isSwitch = false
}

/// Alerts that wait for the main screen.
struct Alerts: Hashable, Sendable {
    var pending: [String] = []
    /// Whether a tap failed, which the user learns even while another is on its path.
    var isUrgent = false
    /// The codes of which the user is alerted once.
    var raised: Set<String> = []

    mutating func raiseOnce(_ code: String) {
        if raised.insert(code).inserted { pending.append(code) }
    }
}

/// The clean-up after a sign-out. The session on disk says whether one is needed.
struct Cleanup: Hashable, Sendable {
    /// Whether it is to begin though no job waits for it.
    var isRequested = false
    /// Whether more may have been left behind since it began.
    var mustRepeat = false
}
