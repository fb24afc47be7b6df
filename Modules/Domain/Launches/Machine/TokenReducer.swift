import Foundation

/// Finds out whether the session is valid. It replaces an expired token first, once for all callers; without a network
/// the account stays in, and the token is replaced when the app is next woken.
struct TokenReducer: LaunchReducer, Hashable {
    /// Whether this process has found out.
    private(set) var hasChecked = false
    private var refreshing: Set<SessionToken> = []
    /// The expired token that the backend refused, so that its account has to sign in again.
    private var refused: SessionToken?

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .checkWanted: check(context)
        // The session could not be read when it was looked for first, as before a device's first unlock.
        case .sessionKnown: hasChecked ? check(context) : []
        case .woken: hasChecked && context.validAccount != nil ? refresh(context) : []
        case .ended(.refreshToken(let token), let result): end(token, result, context)
        default: []
        }
    }

    /// Nil once an expired token was refused.
    func validAccount(of session: Session?) -> AccountID? {
        if let token = session?.token, token == refused { return nil }
        return session?.account
    }

    private mutating func check(_ context: LaunchContext) -> [LaunchStep] {
        guard context.session?.expiredToken(at: context.now) != nil else { return conclude(context) }
        return [.event(.tokenRefreshBegan)] + refresh(context)
    }

    private mutating func refresh(_ context: LaunchContext) -> [LaunchStep] {
        guard let token = context.session?.expiredToken(at: context.now), refreshing.insert(token).inserted else {
            return []
        }
        return [.effect(.start(.refreshToken(token)))]
    }

    /// After a refusal the user has to sign in again. This is no sign-out: pending payloads wait. The session is kept,
    /// so that the sign-in of another account signs this one out.
    private mutating func end(_ token: SessionToken, _ result: WorkResult, _ context: LaunchContext) -> [LaunchStep] {
        guard refreshing.remove(token) != nil else { return [] }
        // An answer about an earlier token is none about this session.
        guard context.session?.token == token else { return conclude(context) }
        switch result {
        case .token(let next):
            refused = nil
            return [.event(.tokenReplaced(next))] + conclude(context)
        case .failed(let failure) where failure.kind == .final: refused = token
        default: break
        }
        return conclude(context)
    }

    private mutating func conclude(_ context: LaunchContext) -> [LaunchStep] {
        hasChecked = true
        return [.event(.checked(validAccount(of: context.session)))]
    }
}

extension Session {
    /// The token of the account that is signed in, if it has expired.
    func expiredToken(at now: Date) -> SessionToken? {
        account != nil && token?.isExpired(at: now) == true ? token : nil
    }
}
