import Foundation

/// Who uses the app: the session as it is on disk, and each change of it.
struct SessionReducer: LaunchReducer, Hashable {
    /// Nil until it was read; nothing is written over one that is not known.
    private(set) var session: Session?

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .woken: session == nil ? [.effect(.readSession)] : []
        case .sessionRead(let session): know(session ?? .unknown)
        case .onboarded(let isDone): change(context) { $0.hasOnboarded = isDone }
        case .lockSwitched(let isOn): context.phase.isReady ? change(context) { $0.hasLock = isOn } : []
        case .tokenReplaced(let token): change(context) { $0.token = token }
        case .signedIn(let account, let token):
            change(context) { ($0.account, $0.token) = (account, token) } + giveNonce()
        case .nonceMade(let nonce): keep(nonce, context)
        case .signedOut(let date): change(context) { $0.end(at: date) }
        case .wroteLate: context.account == nil ? change(context) { $0.needsSignOutCleanup = true } : []
        case .cleaned: change(context) { $0.needsSignOutCleanup = false }
        case .enteredForeground: register(context)
        default: []
        }
    }

    private mutating func know(_ session: Session) -> [LaunchStep] {
        guard self.session == nil else { return [] }
        self.session = session
        return [.effect(.registerDevice(session.account)), .event(.sessionKnown)] + giveNonce()
    }

    /// Widgets get the one that they had, in case it did not reach them.
    private func giveNonce() -> [LaunchStep] {
        guard let session, let account = session.account else { return [] }
        return [.effect(session.nonce.map { .giveNonce($0, of: account) } ?? .makeNonce)]
    }

    private mutating func keep(_ nonce: LinkNonce, _ context: LaunchContext) -> [LaunchStep] {
        guard let session, session.account != nil, session.nonce == nil else { return [] }
        return change(context) { $0.nonce = nonce } + giveNonce()
    }

    private mutating func change(
        _ context: LaunchContext, _ change: (inout Session) -> Void
    ) -> [LaunchStep] {
        guard var next = session else {
            return [.effect(.log("session not saved", reason: "the one on disk is not known"))]
        }
        change(&next)
        session = next
        return [.effect(.registerDevice(context.isSigningOut ? nil : next.account)), .effect(.save(next))]
    }

    /// The backend is to send this device the pushes of the account that is signed in, and no other's. Nothing is known of
    /// it while the session cannot be read.
    private func register(_ context: LaunchContext) -> [LaunchStep] {
        session == nil ? [] : [.effect(.registerDevice(context.storingAccount))]
    }
}

extension Session {
    /// Before anybody used the app, or where nobody knows any more who did: what is left of them is nobody's.
    static var unknown: Session {
        var session = Session(account: nil, hasOnboarded: false)
        session.needsSignOutCleanup = true
        return session
    }

    fileprivate mutating func end(at date: Date) {
        account = nil
        token = nil
        nonce = nil
        hasLock = false
        loggedOutAt = date
        needsSignOutCleanup = true
    }
}
