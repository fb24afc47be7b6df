public import Foundation

/// What the gate needs to know of a payload to decide over it.
public struct LaunchTicket: Identifiable, Hashable, Sendable {
    public let id: LaunchRecord.ID
    /// Its place among all that arrived: the later, the higher.
    public var order: Int64
    public var owner: AccountID?
    public var deliveredAt: Date
    public var expiresAt: Date
    /// Whether it is an action with an effect, which needs no screen and is never superseded.
    public var hasEffect: Bool
    /// Attempts that never came to an end before this launch.
    public var attempts: Int
    /// How often its effect was tried and did not come to stand.
    public var failures: Int

    /// - Parameters:
    ///   - id: the payload.
    ///   - order: its place among all that arrived; nil for its id, which rises with them on disk.
    ///   - owner: whose it is; nil if nobody's in particular.
    ///   - deliveredAt: when it reached the device.
    ///   - expiresAt: when it stops being worth showing.
    ///   - hasEffect: whether it is an action with an effect.
    ///   - attempts: those that never came to an end before this launch.
    ///   - failures: how often its effect did not come to stand.
    public init(
        id: LaunchRecord.ID, order: Int64? = nil, owner: AccountID?, deliveredAt: Date, expiresAt: Date,
        hasEffect: Bool = false, attempts: Int = 0, failures: Int = 0
    ) {
        self.id = id
        self.order = order ?? id
        self.owner = owner
        self.deliveredAt = deliveredAt
        self.expiresAt = expiresAt
        self.hasEffect = hasEffect
        self.attempts = attempts
        self.failures = failures
    }

    public init(_ record: LaunchRecord, order: Int64, hasEffect: Bool) {
        self.init(
            id: record.id, order: order, owner: record.owner, deliveredAt: record.deliveredAt,
            expiresAt: record.expiresAt, hasEffect: hasEffect, attempts: record.attempts, failures: record.failures)
    }
}
