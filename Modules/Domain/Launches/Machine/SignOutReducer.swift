import Foundation

/// Ends a session, once for all callers. Before, the backend forgets the device, while the session still authenticates
/// the request; after, the stores are cleaned up. A sign-in first signs out the account that is signed in, and waits
/// within a limit for that account's late writes.
struct SignOutReducer: LaunchReducer, Hashable {
    private enum Caller: Hashable {
        case signingOut(CallbackID)
        case signingIn(SignIn)
    }

    private struct SignIn: Hashable {
        let account: AccountID
        let token: SessionToken?
        let callback: CallbackID
        /// How often it may still sign out another account first.
        var signOutsLeft = SignOutReducer.limit
    }

    /// How often one sign-in may sign out another account first.
    private static let limit = 5

    /// Whether the backend is being notified; the session lasts until then.
    private(set) var isUnderWay = false
    /// The callers that wait for the session to end.
    private var waiting: [Caller] = []
    /// The callers that wait for the clean-up after it, and again for the one after each late write.
    private var cleaning: [Caller] = []
    /// The sign-ins whose wait for late writes is over.
    private var overdue: Set<CallbackID> = []

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .signOutAsked(let callback): signOut(.signingOut(callback), context)
        case .signInAsked(let account, let token, let callback):
            goOn(for: [.signingIn(SignIn(account: account, token: token, callback: callback))], context)
        case .signInOverdue(let callback): hurry(callback)
        case .ended(.forgetDevice, _): isUnderWay ? endSession(context) : []
        case .wroteLate: cleaning.isEmpty ? [] : [.event(.cleanupWanted)]
        case .cleanupEnded: finish(context)
        default: []
        }
    }

    private mutating func signOut(_ caller: Caller, _ context: LaunchContext) -> [LaunchStep] {
        if context.account == nil, case .signingOut(let callback) = caller {
            return unread("not signed out", context) + [.effect(.callBack(callback, .noData))]
        }
        waiting.append(caller)
        guard !isUnderWay else { return [] }
        isUnderWay = true
        return [.effect(.start(.forgetDevice))]
    }

    private mutating func signIn(_ signIn: SignIn, _ context: inout LaunchContext) -> [LaunchStep] {
        let blocksSignIn = context.account.map { $0 != signIn.account || isUnderWay } ?? false
        if blocksSignIn, signIn.signOutsLeft > 0 {
            var next = signIn
            next.signOutsLeft -= 1
            return signOut(.signingIn(next), context)
        }
        let hasLateWrites = context.account == nil && context.hasLateWrites
        if hasLateWrites, !overdue.contains(signIn.callback) {
            cleaning.append(.signingIn(signIn))
            return []
        }
        overdue.remove(signIn.callback)
        var steps: [LaunchStep] = []
        if blocksSignIn {
            steps.append(.effect(.log("not signed in", reason: "others signed in before, \(Self.limit) times")))
        } else if context.session != nil {
            if hasLateWrites { steps.append(.effect(.log("signed in", reason: "an earlier session still writes"))) }
            steps.append(.event(.signedIn(signIn.account, signIn.token)))
            context.session?.account = signIn.account
        } else {
            steps += unread("not signed in", context)
        }
        return steps + [.effect(.callBack(signIn.callback, .noData))]
    }

    private func unread(_ what: String, _ context: LaunchContext) -> [LaunchStep] {
        context.session == nil ? [.effect(.log(what, reason: "the session on disk is not known"))] : []
    }

    /// A write that never ends keeps nobody out.
    private mutating func hurry(_ callback: CallbackID) -> [LaunchStep] {
        overdue.insert(callback)
        return cleaning.isEmpty ? [] : [.event(.cleanupWanted)]
    }

    private mutating func endSession(_ context: LaunchContext) -> [LaunchStep] {
        isUnderWay = false
        cleaning += waiting
        waiting = []
        return [.event(.signedOut(context.now)), .event(.cleanupWanted)]
    }

    /// Runs after a failed clean-up, too: `StartReducer` shows no main screen until one has succeeded.
    private mutating func finish(_ context: LaunchContext) -> [LaunchStep] {
        let callers = cleaning
        cleaning = []
        return goOn(for: callers, context)
    }

    /// The callers follow one by one, so that each sees the account that the one before signed in.
    private mutating func goOn(for callers: [Caller], _ context: LaunchContext) -> [LaunchStep] {
        var context = context
        return callers.flatMap { (caller: Caller) -> [LaunchStep] in
            switch caller {
            case .signingOut(let callback): [.effect(.callBack(callback, .noData))]
            case .signingIn(let signIn): self.signIn(signIn, &context)
            }
        }
    }
}
