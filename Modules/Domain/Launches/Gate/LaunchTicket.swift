public import Foundation

/// The facts about a payload on which the gate decides.
public struct LaunchTicket: Identifiable, Hashable, Sendable {
    // One property for each column that a decision of the gate reads.
    public let id: LaunchRecord.ID
    /// Its place among all that arrived: the later, the higher.
    public var order: Int64
    public var owner: AccountID?
    public var deliveredAt: Date
    public var arrivedAt: Date
    public var expiresAt: Date
    public var purpose: Purpose
    /// How many attempts earlier launches began and did not end.
    public var attempts: Int
    /// How often its effect was attempted and failed.
    public var failures: Int
    /// Whether its push is archived and stored, or never can be.
    var isIngested = false

    /// How the app handles it.
    public enum Purpose: Hashable, Sendable {
        /// It opens a screen.
        case link
        /// It opens a screen, and its push's content is stored.
        case tap
        /// An action with an effect, which needs no screen and is never superseded.
        case effect
        /// Its content is for the app's stores.
        case silentPush
        /// A silent push that cannot be read.
        case unreadablePush
        /// A notification was dismissed, or no feature declares the action.
        case nothing
    }

    public var hasEffect: Bool { purpose == .effect }

    /// - Parameters:
    ///   - id: the payload.
    ///   - order: its place among all that arrived; nil for its id, which rises with them on disk.
    ///   - owner: its account; nil if it belongs to none in particular.
    ///   - deliveredAt: when it reached the device.
    ///   - arrivedAt: when it was tapped, or reached the app; nil for as soon as it was delivered.
    ///   - expiresAt: when it stops being worth showing.
    ///   - purpose: how the app handles it.
    ///   - attempts: how many attempts earlier launches began and did not end.
    ///   - failures: how often its effect failed.
    public init(
        id: LaunchRecord.ID, order: Int64? = nil, owner: AccountID?, deliveredAt: Date, arrivedAt: Date? = nil,
        expiresAt: Date, purpose: Purpose = .link, attempts: Int = 0, failures: Int = 0
    ) {
        self.id = id
        self.order = order ?? id
        self.owner = owner
        self.deliveredAt = deliveredAt
        self.arrivedAt = arrivedAt ?? deliveredAt
        self.expiresAt = expiresAt
        self.purpose = purpose
        self.attempts = attempts
        self.failures = failures
    }

    public init(_ record: LaunchRecord, order: Int64, purpose: Purpose) {
        self.init(
            id: record.id, order: order, owner: record.owner, deliveredAt: record.deliveredAt,
            arrivedAt: record.arrivedAt, expiresAt: record.expiresAt, purpose: purpose, attempts: record.attempts,
            failures: record.failures)
    }
}
