public import Foundation

/// What a push says of a Live Activity. Apple, "Starting and updating Live Activities with ActivityKit push
/// notifications".
public struct LiveActivityUpdate: Equatable, Sendable {
    /// `start`, `update` or `end`.
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

    /// Nil if the payload says nothing of one.
    /// - Parameter fields: of `aps`; dates in seconds since 1970.
    init?(_ fields: inout FieldReader) {
        event = fields.text("event")
        timestamp = fields.number("timestamp").map(Date.init(timeIntervalSince1970:))
        contentState = fields.value("content-state")
        attributesType = fields.text("attributes-type")
        attributes = fields.value("attributes")
        staleDate = fields.number("stale-date").map(Date.init(timeIntervalSince1970:))
        dismissalDate = fields.number("dismissal-date").map(Date.init(timeIntervalSince1970:))
        let dates = [timestamp, staleDate, dismissalDate]
        if event == nil, attributesType == nil, contentState == nil, attributes == nil, dates.allSatisfy({ $0 == nil })
        {
            return nil
        }
    }
}
