/// Finds out whether the session is valid. It replaces an expired token first, once for all callers.
struct TokenReducer: LaunchReducer, Hashable {
    /// Whether this process has found out.
    private(set) var hasChecked = false
    private var refreshing: Set<SessionToken> = []
    /// The expired token that was not replaced, so that its account has to sign in again.
    private var refused: SessionToken?

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .checkWanted: check(context)
        // The session could not be read when it was looked for first, as before a device's first unlock.
        case .sessionKnown: hasChecked ? check(context) : []
        case .ended(.refreshToken(let token), let result): end(token, result, context)
        default: []
        }
    }

    /// Nil while an expired token is not replaced.
    func validAccount(of session: Session?) -> AccountID? {
        if let token = session?.token, token == refused { return nil }
        return session?.account
    }

    private mutating func check(_ context: LaunchContext) -> [LaunchStep] {
        guard let token = context.session?.token, context.account != nil, token.isExpired(at: context.now) else {
            return conclude(validAccount(of: context.session))
        }
        let isFirst = refreshing.insert(token).inserted
        return [.event(.tokenRefreshBegan)] + (isFirst ? [.effect(.start(.refreshToken(token)))] : [])
    }

    /// Without a new token the user has to sign in again. This is no sign-out: pending payloads wait. The session is
    /// kept, so that the sign-in of another account signs this one out. A user on the main screen stays there.
    private mutating func end(_ token: SessionToken, _ result: WorkResult, _ context: LaunchContext) -> [LaunchStep] {
        guard refreshing.remove(token) != nil else { return [] }
        guard case .token(let next) = result else {
            if context.phase.isReady || context.phase == .locked { return [] }
            refused = token
            return conclude(validAccount(of: context.session))
        }
        guard context.session?.token == token else { return conclude(validAccount(of: context.session)) }
        return [.event(.tokenReplaced(next))] + conclude(context.account)
    }

    private mutating func conclude(_ account: AccountID?) -> [LaunchStep] {
        hasChecked = true
        return [.event(.checked(account))]
    }
}
