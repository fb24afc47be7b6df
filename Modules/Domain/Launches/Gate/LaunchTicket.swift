public import Foundation

/// What the gate needs to know of a payload to decide over it.
public struct LaunchTicket: Identifiable, Hashable, Sendable {
    public let id: LaunchRecord.ID
    public var owner: AccountID?
    public var deliveredAt: Date
    public var expiresAt: Date
    /// Attempts that never came to an end before this launch.
    public var attempts: Int

    public init(id: LaunchRecord.ID, owner: AccountID?, deliveredAt: Date, expiresAt: Date, attempts: Int = 0) {
        self.id = id
        self.owner = owner
        self.deliveredAt = deliveredAt
        self.expiresAt = expiresAt
        self.attempts = attempts
    }

    public init(_ record: LaunchRecord) {
        self.init(
            id: record.id, owner: record.owner, deliveredAt: record.deliveredAt, expiresAt: record.expiresAt,
            attempts: record.attempts)
    }
}
