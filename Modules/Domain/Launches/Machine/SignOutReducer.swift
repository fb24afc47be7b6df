import Foundation

/// Ends a session, once for all who ask for it: the backend forgets the device before, as long as the session proves to it
/// who asks, and the stores are cleaned up after. Who signs in has whoever is signed in signed out first.
struct SignOutReducer: LaunchReducer, Hashable {
    private enum Caller: Hashable {
        case signingOut(CallbackID)
        /// - `left`: how often it may still have somebody else signed out.
        case signingIn(AccountID, SessionToken?, CallbackID, left: Int)
    }

    /// How often one sign-in signs out whoever is in its way.
    private static let limit = 5

    /// Whether the backend is being told; the session lasts until it was.
    private(set) var isUnderWay = false
    /// They wait for the session to end.
    private var waiting: [Caller] = []
    /// They wait for the clean-up after it.
    private var cleaning: [Caller] = []

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .signOutAsked(let callback): signOut(.signingOut(callback), context)
        case .signInAsked(let account, let token, let callback): signIn(account, token, callback, Self.limit, context)
        case .ended(.forgetDevice, _): isUnderWay ? endSession(context) : []
        case .cleanupEnded: finish(context)
        default: []
        }
    }

    private mutating func signOut(_ caller: Caller, _ context: LaunchContext) -> [LaunchStep] {
        if context.account == nil, case .signingOut(let callback) = caller {
            return [.effect(.callBack(callback, .noData))]
        }
        waiting.append(caller)
        guard !isUnderWay else { return [] }
        isUnderWay = true
        return [.effect(.start(.forgetDevice))]
    }

    private mutating func signIn(
        _ account: AccountID, _ token: SessionToken?, _ callback: CallbackID, _ left: Int, _ context: LaunchContext
    ) -> [LaunchStep] {
        let blocksSignIn = context.account.map { $0 != account || isUnderWay } ?? false
        if blocksSignIn, left > 0 { return signOut(.signingIn(account, token, callback, left: left - 1), context) }
        let isKnown = context.session != nil
        let reason = "others signed in before, \(Self.limit) times"
        return (blocksSignIn ? [.effect(.log("not signed in", reason: reason))] : [])
            + (isKnown && !blocksSignIn ? [.event(.signedIn(account, token))] : [])
            + [.effect(.callBack(callback, .noData))]
    }

    private mutating func endSession(_ context: LaunchContext) -> [LaunchStep] {
        isUnderWay = false
        cleaning += waiting
        waiting = []
        return [.event(.signedOut(context.now)), .event(.cleanupWanted)]
    }

    /// Whether or not the clean-up succeeded: nobody gets in before it has.
    private mutating func finish(_ context: LaunchContext) -> [LaunchStep] {
        let callers = cleaning
        cleaning = []
        return callers.flatMap { (caller: Caller) -> [LaunchStep] in
            switch caller {
            case .signingOut(let callback): [.effect(.callBack(callback, .noData))]
            case .signingIn(let account, let token, let callback, let left):
                signIn(account, token, callback, left, context)
            }
        }
    }
}
