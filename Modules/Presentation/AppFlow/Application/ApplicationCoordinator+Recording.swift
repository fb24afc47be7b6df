import Foundation
import Launches
import Navigation
import Notifications

extension ApplicationCoordinator {
    /// Records what arrives together before anything else happens to it; the newest of it counts.
    /// - Returns: those that had not arrived before.
    @discardableResult
    func receive(_ payloads: [LaunchPayload]) -> [LaunchRecord.ID] {
        let ids = payloads.compactMap(record)
        guard hasReadSession else {
            awaitingSession += ids
            for id in ids { bufferedInbox.hold(id, in: phase) }
            return ids
        }
        offer(ids.compactMap(bufferedInbox.ticket))
        let held = Set((gate.waiting + gate.actions).map(\.id))
        for id in ids where held.contains(id) { bufferedInbox.hold(id, in: phase) }
        return ids
    }

    /// Ends at once what nothing is to be done with, and leaves the rest to the gate.
    func offer(_ tickets: [LaunchTicket]) {
        var ended: [(LaunchRecord.ID, Settlement)] = []
        var offered: [LaunchTicket] = []
        for ticket in tickets {
            let payload = bufferedInbox.payload(of: ticket.id)
            if let payload, let settlement = immediateEnd(of: payload) {
                ended.append((ticket.id, settlement))
            } else if let payload, case .silentPush(let userInfo) = payload.content {
                ingest(silent: userInfo, deliveredAt: payload.deliveredAt, as: ticket.id)
            } else {
                offered.append(ticket)
            }
        }
        settle(ended)
        reduceGate(.arrived(offered))
    }

    /// - Returns: nil if the event had arrived before.
    private func record(_ payload: LaunchPayload) -> LaunchRecord.ID? {
        switch bufferedInbox.record(payload) {
        case .duplicate(let id):
            remember(.duplicate(of: id))
            return nil
        case .new(let id):
            services.checkpoint(.recorded)
            remember(
                payload.source == .silentPush
                    ? .silent(id) : bufferedInbox.isDurable(id) ? .recorded(id) : .notDurable(id))
            return id
        }
    }

    /// How an arrival ends that has nothing to show and no effect; nil for any other.
    private func immediateEnd(of payload: LaunchPayload) -> Settlement? {
        switch payload.content {
        case .link: nil
        case .response(let response): Main.meaning(of: response) == nil ? Settlement(.ignored) : nil
        case .silentPush(let userInfo): end(ofSilentPush: userInfo, of: payload.owner)
        }
    }

    private func end(ofSilentPush userInfo: Data, of owner: AccountID?) -> Settlement? {
        guard (try? NotificationPayload(json: userInfo)) != nil else {
            return Settlement(.failed, code: PayloadError.code)
        }
        return owner == nil || owner == session?.account
            ? nil : Settlement(.discarded, code: DiscardReason.otherAccount.rawValue)
    }

    /// A silent push ends once it is taken in: a death before leaves it to the next launch.
    private func ingest(silent userInfo: Data, deliveredAt: Date, as id: LaunchRecord.ID) {
        guard let payload = try? NotificationPayload(json: userInfo) else { return }
        let account = session?.account
        let work = Task {
            let isNew = await self.ingest(payload, requestID: "", deliveredAt: deliveredAt, for: account)
            // One that waits for the next launch is still ended by a logout.
            if let end = Settlement(isNew), self.silentWork.removeValue(forKey: id) != nil { self.settle([(id, end)]) }
            return isNew
        }
        silentWork[id] = work
        run { _ = await work.value }
    }

    /// A logout ends the silent pushes that are being taken in.
    func endSilentWork() {
        let ended = silentWork.keys.sorted()
        silentWork = [:]
        settle(ended.map { ($0, Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)) })
    }
}

extension Settlement {
    /// How a silent push ends; nil if the disk did not take what it brings, so that it waits for the next launch.
    /// - Parameter isNew: whether it brought anything new, or why it was not taken in.
    fileprivate init?(_ isNew: Result<Bool, RouteError>) {
        switch isNew {
        case .failure(.databaseRefused): return nil
        case .success: self.init(.ignored)
        case .failure(let error): self.init(.failed, code: error.code)
        }
    }
}
