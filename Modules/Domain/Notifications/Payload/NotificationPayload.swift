/// A push's payload: the whole of Apple's `aps` dictionary, and the sender's own keys.
///
/// Keys and their meaning: Apple, "Generating a remote notification". A field that cannot be read is nil, does not
/// affect the others, and is among the ``misreadings``.
public struct NotificationPayload: Equatable, Sendable {
    // One property for each key of Apple's page.
    public var alert = NotificationAlert()
    public var badge: Int64?
    public var sound: NotificationSound?
    public var category: String?
    /// Notifications of one thread are shown as a group, `thread-id`.
    public var threadID: String?
    /// Whether the push wakes the app, `content-available`.
    public var isContentAvailable = false
    /// Whether the app's service extension may change the notification before it is shown, `mutable-content`.
    public var isMutable = false
    public var interruptionLevel: InterruptionLevel?
    /// From 0 to 1, for the order in a summary, `relevance-score`.
    public var relevanceScore: Double?
    /// Which window is brought to the front, `target-content-id`.
    public var targetContentID: String?
    /// What a Focus filters by, `filter-criteria`.
    public var filterCriteria: String?
    /// What stands for the places in a Safari push's URL, `url-args`.
    public var urlArguments: [String] = []
    public var liveActivity: LiveActivityUpdate?
    /// All of `aps` as it came, with what Apple's table does not know.
    public var aps: [String: JSONValue]
    /// Everything beside `aps`.
    public var custom: [String: JSONValue]
    /// What did not hold what it is meant to, in a fixed order.
    public private(set) var misreadings: [PayloadMisreading]
    /// How many bytes too many it has; nil if it keeps to the limit, or was read from a dictionary, which has no size.
    public internal(set) var excessBytes: Int?

    /// - Parameter root: the members of the payload.
    /// - Throws: ``PayloadError/noAps`` if there is no `aps` object.
    init(members root: [String: JSONValue]) throws(PayloadError) {
        var members = root
        guard case .object(let aps)? = members.removeValue(forKey: "aps") else { throw .noAps }
        self.aps = aps
        custom = members
        var fields = FieldReader(aps, at: "aps")
        let isActivity = LiveActivityUpdate.marks.contains { aps[$0] != nil }
        alert = fields.alert(ofActivity: isActivity)
        sound = fields.sound() ?? alert.sound
        badge = fields.wholeNumber("badge")
        category = fields.text("category")
        threadID = fields.text("thread-id")
        isMutable = fields.flag("mutable-content")
        isContentAvailable = fields.flag("content-available")
        interruptionLevel = fields.interruptionLevel()
        relevanceScore = fields.number("relevance-score")
        targetContentID = fields.text("target-content-id")
        filterCriteria = fields.text("filter-criteria")
        urlArguments = fields.texts("url-args")
        liveActivity = LiveActivityUpdate(&fields, isMarked: isActivity)
        misreadings = fields.misreadings
        takeDialectTexts()
    }
}

extension FieldReader {
    /// A text is the body.
    fileprivate mutating func alert(ofActivity isActivity: Bool) -> NotificationAlert {
        var alert = NotificationAlert()
        switch value("alert") {
        case nil: break
        case .string(let text)?: alert.body.text = text
        case .object(let members)?:
            var fields = FieldReader(members, at: "aps.alert")
            alert = NotificationAlert(&fields, ofActivity: isActivity)
            add(fields)
        case let value?: alert.body.text = note(value, "alert", .textOrObject, as: value.text)
        }
        return alert
    }

    fileprivate mutating func interruptionLevel() -> InterruptionLevel? {
        guard let value = value("interruption-level") else { return nil }
        guard case .string(let name) = value else {
            return note(value, "interruption-level", .interruptionLevel, as: nil)
        }
        if let level = InterruptionLevel(rawValue: name) { return level }
        return note(value, "interruption-level", .interruptionLevel, as: InterruptionLevel(lenient: name))
    }
}
