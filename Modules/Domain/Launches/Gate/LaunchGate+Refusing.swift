import Foundation

extension LaunchGate {
    /// How many attempts may end in a death before a payload is quarantined.
    public static let attemptLimit = 2

    /// Why a payload ends without being routed or performed; of several reasons the first here stands.
    func refusal(of ticket: LaunchTicket, for account: AccountID, now: Date) -> Settlement? {
        if let owner = ticket.owner, owner != account {
            return Settlement(.discarded, code: DiscardReason.otherAccount.rawValue)
        }
        if ticket.owner == nil, let loggedOutAt, loggedOutAt > ticket.deliveredAt {
            return Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)
        }
        if now > ticket.expiresAt { return Settlement(.expired) }
        if ticket.attempts >= Self.attemptLimit { return .crashed }
        return nil
    }
}

extension Settlement {
    /// Each of its attempts ended in the death of the process.
    static let crashed = Settlement(.quarantined, code: "routingCrashed")
}
