public import Foundation

/// A meal that was ordered at the canteen.
public struct Order: Identifiable, Equatable, Sendable {
    public let id: Int64
    /// Who placed it, and alone gets to see it.
    public let account: String
    public var placedAt: Date
    /// When it can be picked up.
    public var readyAt: Date
    /// When its member said that they are coming; nil before.
    public var confirmedAt: Date?

    public init(id: Int64, account: String, placedAt: Date, readyAt: Date, confirmedAt: Date? = nil) {
        self.id = id
        self.account = account
        self.placedAt = placedAt
        self.readyAt = readyAt
        self.confirmedAt = confirmedAt
    }
}
