public import Foundation

/// An arrival that has not ended: the facts on which its path depends, and how far it has come.
public struct Arrival: Identifiable, Hashable, Sendable {
    /// How many attempts may end in a death of the process before an arrival is quarantined.
    public static let attemptLimit = 2
    /// How often an effect is tried before its action has failed.
    public static let failureLimit = 3

    public let id: LaunchRecord.ID
    /// Its place among all that arrived: the later, the higher. Below zero if an earlier launch left it.
    public let order: Int64
    /// Nil if it belongs to no account in particular.
    public let owner: AccountID?
    /// Whether the app can switch to its owner, so that the user is asked where another account is in use.
    public let isSwitchable: Bool
    public let deliveredAt: Date
    /// When it was tapped, or reached the app.
    public let arrivedAt: Date
    public let expiresAt: Date
    public package(set) var purpose: Purpose
    /// How many attempts earlier launches began and did not end.
    public let attempts: Int
    /// How often its effect was tried and failed.
    public package(set) var failures: Int
    public package(set) var stage = Stage.waiting
    /// Whether what its push brought is archived and stored, or never can be.
    package var isStored = false

    /// How the app handles it.
    public enum Purpose: Hashable, Sendable {
        /// It opens a screen.
        case link
        /// A link that has to be asked for: only then is it known whether it opens a screen.
        case unresolved
        /// It opens a screen, and its push's content is stored.
        case tap
        /// It has an effect, needs no screen and is never superseded.
        case action
        /// Its content is for the app's stores.
        case silentPush
        /// A silent push that cannot be read.
        case unreadablePush
        /// A notification was dismissed, or no feature declares the action.
        case nothing
    }

    /// How far it has come: each arrival is at exactly one stage until it ends.
    public enum Stage: Hashable, Sendable {
        /// It waits until the session on disk can be read.
        case unread
        /// It waits until the app is ready, or for its turn.
        case waiting
        /// The user is asked whether to switch to its account.
        case asked
        /// The user agreed, and its account is about to be signed in.
        case switching
        /// A job brings it to its screen, performs it, or stores its content.
        case underWay
        /// Its screen is in the navigation, and not on the display yet.
        case awaitingFrame
        /// Its screen was shown, and it ends once the disk has taken what its push brought.
        case unstored
        /// Its effect is to be tried again at the next occasion.
        case backingOff
        /// The disk refused the mark or the content of a tap, which waits for the next foreground.
        case awaitingDisk
    }

    /// Without an `order` it is the id, which rises on disk; without `arrivedAt` it arrived as soon as it was
    /// delivered.
    public init(
        id: LaunchRecord.ID, order: Int64? = nil, owner: AccountID?, deliveredAt: Date, arrivedAt: Date? = nil,
        expiresAt: Date, purpose: Purpose = .link, isSwitchable: Bool = false, attempts: Int = 0, failures: Int = 0
    ) {
        self.id = id
        self.order = order ?? id
        self.owner = owner
        self.isSwitchable = isSwitchable
        self.deliveredAt = deliveredAt
        self.arrivedAt = arrivedAt ?? deliveredAt
        self.expiresAt = expiresAt
        self.purpose = purpose
        self.attempts = attempts
        self.failures = failures
    }

    public init(_ record: LaunchRecord, order: Int64, purpose: Purpose, isSwitchable: Bool = false) {
        self.init(
            id: record.id, order: order, owner: record.owner, deliveredAt: record.deliveredAt,
            arrivedAt: record.arrivedAt, expiresAt: record.expiresAt, purpose: purpose, isSwitchable: isSwitchable,
            attempts: record.attempts, failures: record.failures)
    }

    public var opensScreen: Bool { purpose == .link || purpose == .tap }
    /// Whether what a tapped push brought is still to be stored. What may have crashed the app is not stored.
    package var lacksContent: Bool { purpose == .tap && !isStored && attempts < Self.attemptLimit }
}
