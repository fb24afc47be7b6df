public import Foundation

/// What the gate needs to know of a payload to decide over it.
public struct LaunchTicket: Identifiable, Hashable, Sendable {
    public let id: LaunchRecord.ID
    public var owner: AccountID?
    public var deliveredAt: Date
    public var expiresAt: Date
    /// Whether it is an action with an effect, which needs no screen and is never superseded.
    public var hasEffect: Bool
    /// Attempts that never came to an end before this launch.
    public var attempts: Int
    /// How often its effect was tried and did not come to stand.
    public var failures: Int

    public init(
        id: LaunchRecord.ID, owner: AccountID?, deliveredAt: Date, expiresAt: Date, hasEffect: Bool = false,
        attempts: Int = 0, failures: Int = 0
    ) {
        self.id = id
        self.owner = owner
        self.deliveredAt = deliveredAt
        self.expiresAt = expiresAt
        self.hasEffect = hasEffect
        self.attempts = attempts
        self.failures = failures
    }

    public init(_ record: LaunchRecord, hasEffect: Bool) {
        self.init(
            id: record.id, owner: record.owner, deliveredAt: record.deliveredAt, expiresAt: record.expiresAt,
            hasEffect: hasEffect, attempts: record.attempts, failures: record.failures)
    }
}
