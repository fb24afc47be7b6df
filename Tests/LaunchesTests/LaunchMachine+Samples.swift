import Foundation
import Launches
import Notifications

extension LaunchMachine {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)
    static let mainScene = SceneID("main")
    /// Its `exp` claim is the beginning of 1970.
    static let expiredToken = SessionToken("e30.eyJleHAiOjB9.e30")

    /// What happened to this machine.
    init(after events: [LaunchEvent]) {
        self.init()
        receive(events)
    }

    /// This session was read, and the app has no scene yet.
    static func signedIn(_ session: Session = Session(account: .one, hasOnboarded: true)) -> LaunchMachine {
        LaunchMachine(after: [.sessionRead(session)])
    }

    /// What this session needs is being loaded, in a scene.
    static func loading(_ session: Session = Session(account: .one, hasOnboarded: true)) -> LaunchMachine {
        LaunchMachine(after: [.sessionRead(session), .connected(mainScene), .started])
    }

    /// The clean-up of an earlier sign-out is due.
    static func needingCleanup() -> LaunchMachine {
        var session = Session(account: .one, hasOnboarded: true)
        session.needsSignOutCleanup = true
        return signedIn(session)
    }

    /// The main screen of this session is ready, and its scene in the foreground.
    static func ready(_ session: Session = Session(account: .one, hasOnboarded: true)) -> LaunchMachine {
        var machine = loading(session)
        machine.receive(.ended(.load, .done), .enteredForeground(mainScene))
        return machine
    }

    /// - Returns: the effects of all events.
    @discardableResult
    mutating func receive(_ events: [LaunchEvent]) -> [LaunchEffect] {
        events.flatMap { receive($0, now: Self.now) }
    }

    @discardableResult
    mutating func receive(_ events: LaunchEvent...) -> [LaunchEffect] { receive(events) }
}

extension LaunchGate {
    /// - Returns: the effects of all events.
    @discardableResult
    mutating func receive(_ events: GateEvent...) -> [GateEffect] {
        events.flatMap { receive($0, now: LaunchMachine.now) }
    }
}

extension LaunchTicket {
    /// One that arrives now.
    static func sample(
        _ id: LaunchRecord.ID, _ purpose: LaunchTicket.Purpose = .link, owner: AccountID? = .one, attempts: Int = 0
    ) -> LaunchTicket {
        LaunchTicket(
            id: id, owner: owner, deliveredAt: LaunchMachine.now, expiresAt: LaunchMachine.now + 600, purpose: purpose,
            attempts: attempts)
    }
}

extension [LaunchEvent] {
    static let signedOut: [LaunchEvent] = [.signOutAsked(.caller(90)), .ended(.forgetDevice, .done)]
    /// The gate let a tap through to the navigation, and its path is being planned.
    static func planning(_ id: LaunchRecord.ID) -> [LaunchEvent] {
        [.arrived([.sample(id)], callback: nil), .ended(.awaitTurn(id), .done), .began(id)]
    }
    /// The content of a tapped push is being stored.
    static func storing(_ id: LaunchRecord.ID) -> [LaunchEvent] {
        [
            .arrived([.sample(id, .tap)], callback: nil), .ended(.awaitTurn(id), .done), .began(id),
            .ended(.archive(.arrival(id)), .done),
        ]
    }
    /// An action's effect is being tried.
    static func performing(_ id: LaunchRecord.ID) -> [LaunchEvent] {
        [
            .arrived([.sample(id, .effect)], callback: nil), .awaited(id), .ended(.awaitTurn(id), .done), .began(id),
            .ended(.ingest(.arrival(id), visible: nil), .ingested(isNew: false)),
            .ended(.countBadge(.push(.arrival(id))), .badge(nil)),
        ]
    }
}

extension LaunchEffect {
    /// The payload waits for the disk.
    static func refused(_ id: LaunchRecord.ID) -> LaunchEffect {
        .postpone(id, code: LaunchGate.diskRefusedCode, countsFailure: false)
    }
}

extension [LaunchEffect] {
    var saved: [Session] { compactMap { if case .save(let session) = $0 { session } else { nil } } }
    var works: [LaunchWork] { compactMap { if case .start(let work) = $0 { work } else { nil } } }
}
