public import Foundation

/// What a push says of a Live Activity. Apple, "Starting and updating Live Activities with ActivityKit push
/// notifications".
public struct LiveActivityUpdate: Equatable, Sendable {
    /// `start`, `update` or `end`; nil if it is missing or none of these.
    public var event: String?
    public var timestamp: Date?
    /// What the app's type of content decodes.
    public var contentState: JSONValue?
    public var attributesType: String?
    public var attributes: JSONValue?
    /// From when on the activity's content is old.
    public var staleDate: Date?
    /// When an ended one leaves the lock screen.
    public var dismissalDate: Date?

    /// The keys of `aps` by any of which a push is known to be a Live Activity's.
    public static let marks = ["event", "content-state", "attributes-type"]

    /// Nil if the payload says nothing of one.
    /// - Parameters:
    ///   - fields: of `aps`; dates in seconds since 1970.
    ///   - isMarked: whether one of ``marks`` is there.
    init?(_ fields: inout FieldReader, isMarked: Bool) {
        event = fields.choice("event", .activityEvent, of: ["start", "update", "end"])
        timestamp = fields.number("timestamp").map(Date.init(timeIntervalSince1970:))
        contentState = fields.value("content-state")
        attributesType = fields.text("attributes-type")
        attributes = fields.value("attributes")
        staleDate = fields.number("stale-date").map(Date.init(timeIntervalSince1970:))
        dismissalDate = fields.number("dismissal-date").map(Date.init(timeIntervalSince1970:))
        let dates = [timestamp, staleDate, dismissalDate]
        if !isMarked, attributes == nil, dates.allSatisfy({ $0 == nil }) { return nil }
    }
}
