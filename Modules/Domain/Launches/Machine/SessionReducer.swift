import Foundation

/// The session as it is on disk, and each change of it. No ``LaunchReducer``, since the context of those has the session
/// as the event left it.
struct SessionReducer: Hashable {
    /// Nil until it was read. An unread session is never overwritten.
    private(set) var session: Session?
    /// Whether the disk refused it: it is written again at the next occasion.
    private var isUnsaved = false

    mutating func reduce(_ event: LaunchEvent, in phase: LaunchPhase, isSigningOut: Bool) -> [LaunchStep] {
        switch event {
        case .woken: session == nil ? [.effect(.readSession)] : saveAgain()
        case .leftDisplay: saveAgain()
        case .sessionNotSaved: remember()
        case .sessionRead(let session): know(session ?? .unknown)
        case .onboarded(let isDone): change(isSigningOut) { $0.hasOnboarded = isDone }
        case .lockSwitched(let isOn): phase.isReady ? change(isSigningOut) { $0.hasLock = isOn } : []
        case .tokenReplaced(let token): change(isSigningOut) { $0.token = token }
        case .signedIn(let account, let token):
            change(isSigningOut) { ($0.account, $0.token) = (account, token) } + giveNonce()
        case .nonceMade(let nonce): keep(nonce, isSigningOut)
        case .signedOut(let date): change(isSigningOut) { $0.end(at: date) }
        case .wroteLate: session?.account == nil ? change(isSigningOut) { $0.needsSignOutCleanup = true } : []
        case .cleaned: change(isSigningOut) { $0.needsSignOutCleanup = false } + giveNonce()
        case .enteredForeground: saveAgain() + register(isSigningOut)
        default: []
        }
    }

    private mutating func know(_ session: Session) -> [LaunchStep] {
        guard self.session == nil else { return [] }
        self.session = session
        return [.effect(.registerDevice(session.account)), .event(.sessionKnown)] + giveNonce()
    }

    private mutating func remember() -> [LaunchStep] {
        isUnsaved = true
        return []
    }

    /// Otherwise the next launch would find the session before.
    private mutating func saveAgain() -> [LaunchStep] {
        guard isUnsaved, let session else { return [] }
        return save(session)
    }

    private mutating func save(_ session: Session) -> [LaunchStep] {
        isUnsaved = false
        return [.effect(.save(session))]
    }

    /// Gives widgets their nonce again, in case the first one did not reach them or a clean-up removed it.
    private func giveNonce() -> [LaunchStep] {
        guard let session, let account = session.account else { return [] }
        return [.effect(session.nonce.map { .giveNonce($0, of: account) } ?? .makeNonce)]
    }

    private mutating func keep(_ nonce: LinkNonce, _ isSigningOut: Bool) -> [LaunchStep] {
        guard let session, session.account != nil, session.nonce == nil else { return [] }
        return change(isSigningOut) { $0.nonce = nonce } + giveNonce()
    }

    private mutating func change(_ isSigningOut: Bool, _ change: (inout Session) -> Void) -> [LaunchStep] {
        guard var next = session else {
            return [.effect(.log("session not saved", reason: "the one on disk is not known"))]
        }
        change(&next)
        session = next
        return [.effect(.registerDevice(isSigningOut ? nil : next.account))] + save(next)
    }

    /// Registers the device for the pushes of the signed-in account alone. While the session cannot be read, the
    /// registration stays as it is.
    private func register(_ isSigningOut: Bool) -> [LaunchStep] {
        session.map { [.effect(.registerDevice(isSigningOut ? nil : $0.account))] } ?? []
    }
}

extension Session {
    /// No session is on disk: nobody is signed in, and the stores are cleaned up first.
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
