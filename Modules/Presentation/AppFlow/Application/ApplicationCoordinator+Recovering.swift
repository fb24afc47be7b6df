import Launches
import Logging
import Notifications

extension ApplicationCoordinator {
    /// Takes in what earlier launches left behind: the session, then the inbox. What cannot be read now, as before the
    /// device is first unlocked, is tried again at the next callback.
    /// - Returns: whether the session was read; until then nobody is known, and nothing may be written over it.
    @discardableResult
    func recover() -> Bool {
        let isKnown = hasReadSession
        guard isKnown || readSession() else { return false }
        var tickets: [LaunchTicket] = []
        if !hasReadInbox, let left = bufferedInbox.recover() {
            hasReadInbox = true
            let own = Set(arrivals.compactMap(\.id))
            tickets = left.filter { !own.contains($0.id) }
        }
        tickets += awaitingSession.compactMap(bufferedInbox.ticket)
        awaitingSession = []
        if !tickets.isEmpty || !isKnown { offer(tickets) }
        if !isKnown { retry() }
        return true
    }

    private func readSession() -> Bool {
        do {
            session = try services.sessions.load()
            if session == nil {
                services.log.notice("no session is kept: what is left of one is removed")
                session = .unknown
            }
        } catch {
            services.logFailure("session not readable", ["reason": "\(error)"])
            return false
        }
        hasReadSession = true
        updateDeviceRegistration()
        if let date = session?.loggedOutAt { reduceGate(.knownSignOut(date)) }
        if let notice = services.notice { reduceGate(.notice(notice)) }
        return true
    }

    func save(_ session: Session) {
        guard hasReadSession else {
            return services.logFailure("session not saved", ["reason": "the one on disk is not known"])
        }
        self.session = session
        updateDeviceRegistration()
        do {
            try services.sessions.save(session)
        } catch {
            services.logFailure("session not saved", ["reason": "\(error)"])
            reduceGate(.notice(LaunchGate.diskRefusedCode))
        }
    }
}

extension Arrival {
    /// Under which the buffered inbox of this process knows it; nil if it keeps nothing of it.
    fileprivate var id: LaunchRecord.ID? {
        switch self {
        case .recorded(let id), .notDurable(let id), .silent(let id): id
        case .duplicate, .presented, .notForThisAccount, .unreadable: nil
        }
    }
}
