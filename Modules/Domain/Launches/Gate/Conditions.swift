public import Foundation

/// What decides, beside the arrival itself, whether it may be shown or performed.
public struct Conditions: Sendable {
    public var account: AccountID
    /// When somebody last signed out, as far as the session knows.
    public var signedOutAt: Date?
    public var now: Date

    public init(account: AccountID, signedOutAt: Date?, now: Date) {
        self.account = account
        self.signedOutAt = signedOutAt
        self.now = now
    }

    /// Why an arrival ends without being shown or performed; nil if it may be. Of several reasons the first here
    /// stands.
    public func refusal(of arrival: Arrival) -> Settlement? {
        if let owner = arrival.owner, owner != account, !needsSwitch(for: arrival) { return .discarded(.otherAccount) }
        if arrival.owner == nil, let signedOutAt, signedOutAt > arrival.deliveredAt { return .discarded(.loggedOut) }
        if now > arrival.expiresAt { return Settlement(.expired) }
        if arrival.attempts >= Arrival.attemptLimit { return .crashed }
        return nil
    }

    /// Whether the user is asked to switch to the arrival's account before it may be shown.
    public func needsSwitch(for arrival: Arrival) -> Bool {
        arrival.isSwitchable && arrival.owner != nil && arrival.owner != account
    }
}

extension Settlement {
    /// Each of its attempts ended in the death of the process.
    package static let crashed = Settlement(.quarantined, code: "routingCrashed")

    package static func discarded(_ reason: DiscardReason) -> Settlement {
        Settlement(.discarded, code: reason.rawValue)
    }
}
