/// What an alert shows. Apple, "Generating a remote notification", the keys of the dictionary `alert`.
public struct NotificationAlert: Equatable, Sendable {
    public var title = AlertText()
    public var subtitle = AlertText()
    public var body = AlertText()
    /// The file that is shown while the app launches.
    public var launchImage: String?
    /// The title of the button that opens the app, `action`; Safari's and old systems'.
    public var action: String?
    /// The key of that title in the app's strings, `action-loc-key`.
    public var actionKey: String?
    /// What the notification adds to the summary of its group, `summary-arg`.
    public var summaryArgument: String?
    /// How many things it stands for in that summary, `summary-arg-count`.
    public var summaryArgumentCount: Int64?
    /// A Live Activity's; any other stands beside the alert.
    private(set) var sound: NotificationSound?

    public init() {}

    /// Whether it has any text to show.
    public var isEmpty: Bool { title.isEmpty && subtitle.isEmpty && body.isEmpty }

    /// The same with the strings of its keys as its texts.
    public func resolved(in strings: AlertStrings) -> NotificationAlert {
        var alert = self
        alert.title.text = title.resolved(in: strings)
        alert.subtitle.text = subtitle.resolved(in: strings)
        alert.body.text = body.resolved(in: strings)
        alert.action = AlertText(text: action, key: actionKey).resolved(in: strings)
        return alert
    }

    /// - Parameters:
    ///   - fields: of the dictionary.
    ///   - isActivity: whether it is a Live Activity's.
    init(_ fields: inout FieldReader, ofActivity isActivity: Bool) {
        title = fields.alertText("title", "title-loc-key", "title-loc-args", ofActivity: isActivity)
        subtitle = fields.alertText("subtitle", "subtitle-loc-key", "subtitle-loc-args")
        body = fields.alertText("body", "loc-key", "loc-args", ofActivity: isActivity)
        launchImage = fields.text("launch-image")
        action = fields.text("action")
        // Null says that there is no such button.
        actionKey = fields.value("action-loc-key")?.text
        summaryArgument = fields.text("summary-arg")
        summaryArgumentCount = fields.wholeNumber("summary-arg-count")
        if isActivity { sound = fields.sound() }
    }
}
