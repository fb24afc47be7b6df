/// A notification that the app wants the system to show later. Apple: `UNNotificationRequest`.
public protocol LocalNotificationRequest: Sendable {
    /// Names what it is about, always in the same way, so that it can be cancelled: of two requests with one id the
    /// later replaces the earlier.
    var id: String { get }
    /// Its ``NotificationCategory``; nil, and one that nobody registered, give it no actions.
    var category: String? { get }
    var content: LocalNotificationContent { get }
    var trigger: NotificationTrigger { get }
}

/// What a local notification says. Apple: `UNNotificationContent`.
public struct LocalNotificationContent: Equatable, Sendable, Codable {
    public var title: String
    public var subtitle: String?
    public var body: String
    /// A sound file's name, `default` for the system's own sound; nil for none.
    public var sound: String?
    /// What groups notifications in the list; nil for the app's own group.
    public var thread: String?
    /// How much it may interrupt. Time-sensitive ones need a capability of the app, critical ones Apple's permission.
    public var interruptionLevel: InterruptionLevel?
    /// From 0 to 1: the summary that iOS makes of an app's notifications shows the highest first.
    public var relevance: Double?
    /// The keys that the app's ``LinkRules`` read, as a server's push carries them beside `aps`.
    public var custom: [String: String]

    public init(
        title: String, subtitle: String? = nil, body: String, sound: String? = nil, thread: String? = nil,
        interruptionLevel: InterruptionLevel? = nil, relevance: Double? = nil, custom: [String: String] = [:]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.sound = sound
        self.thread = thread
        self.interruptionLevel = interruptionLevel
        self.relevance = relevance
        self.custom = custom
    }
}
