import Notifications

/// Arrivals, and the pending payloads of earlier launches. They wait for the session; then those that are not for the
/// gate end or are stored.
struct ArrivalReducer: LaunchReducer, Hashable {
    /// Whether the payloads of earlier launches were read.
    private var hasReadInbox = false
    /// The arrivals while the session could not be read, oldest first.
    private var awaitingSession: [LaunchTicket] = []

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .woken: context.session == nil || hasReadInbox ? [] : [.effect(.readInbox)]
        case .sessionKnown: [.effect(.readInbox)]
        case .inboxRead(let tickets): recover(tickets, context)
        case .arrived(let tickets, let callback): take(tickets, callback, context)
        default: []
        }
    }

    private mutating func recover(_ tickets: [LaunchTicket]?, _ context: LaunchContext) -> [LaunchStep] {
        hasReadInbox = hasReadInbox || tickets != nil
        defer { awaitingSession = [] }
        let (ended, left) = endAtSignOut(tickets ?? [], context)
        return ended + offer(left + awaitingSession, nil, context)
    }

    /// Ends the payloads that a sign-out was to end when the process died, or the disk refused that.
    private func endAtSignOut(
        _ tickets: [LaunchTicket], _ context: LaunchContext
    ) -> (ended: [LaunchStep], left: [LaunchTicket]) {
        guard let signOut = context.uncleanedSignOut else { return ([], tickets) }
        let discarded = Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)
        let endings = tickets.filter { $0.arrivedAt < signOut }.map { LaunchEnding($0.id, as: discarded) }
        let left = tickets.filter { $0.arrivedAt >= signOut }
        return (endings.isEmpty ? [] : [.effect(.settle(endings))], left)
    }

    private mutating func take(
        _ tickets: [LaunchTicket], _ callback: CallbackID?, _ context: LaunchContext
    ) -> [LaunchStep] {
        let ids = tickets.map(\.id)
        guard context.session != nil else {
            awaitingSession += tickets
            return answer(callback, tickets) + [.effect(.hold(ids, in: context.phase))]
        }
        return offer(tickets, callback, context) + [.event(.held(ids))]
    }

    /// Ends arrivals without a screen or effect at once, has the content of silent pushes stored, and offers the rest
    /// to the gate.
    private func offer(
        _ tickets: [LaunchTicket], _ callback: CallbackID?, _ context: LaunchContext
    ) -> [LaunchStep] {
        var ended: [LaunchEnding] = []
        var steps: [LaunchStep] = []
        var offered: [LaunchTicket] = []
        for ticket in tickets {
            if let settlement = ticket.immediateEnd(for: context.account) {
                ended.append(LaunchEnding(ticket.id, as: settlement))
                steps += answer(callback, [ticket])
            } else if ticket.purpose == .silentPush {
                steps.append(.event(.ingest(.arrival(ticket.id), .silent, callback: callback)))
            } else {
                offered.append(ticket)
            }
        }
        if !ended.isEmpty { steps.append(.effect(.settle(ended))) }
        return steps + [.event(.offered(offered))]
    }

    private func answer(_ callback: CallbackID?, _ tickets: [LaunchTicket]) -> [LaunchStep] {
        let isUnreadable = tickets.contains { $0.purpose == .unreadablePush }
        return callback.map { [.effect(.callBack($0, isUnreadable ? .failed : .noData))] } ?? []
    }
}

extension LaunchTicket {
    /// How an arrival ends that has nothing to show and no effect; nil for any other.
    fileprivate func immediateEnd(for account: AccountID?) -> Settlement? {
        switch purpose {
        case .link, .tap, .effect: nil
        case .nothing: Settlement(.ignored)
        case .unreadablePush: Settlement(.failed, code: PayloadError.code)
        case .silentPush:
            if owner != nil, owner != account {
                Settlement(.discarded, code: DiscardReason.otherAccount.rawValue)
            } else {
                attempts < LaunchGate.attemptLimit ? nil : .crashed
            }
        }
    }
}
