public import Foundation

// Apple: "UNNotificationContent", "title", "subtitle", "body", "categoryIdentifier", "threadIdentifier", "sound",
// "userInfo", "interruptionLevel", "relevanceScore", "attachments", "mutableCopy()"
public class UNNotificationContent: NSObject {
    fileprivate(set) public var title = ""
    fileprivate(set) public var subtitle = ""
    fileprivate(set) public var body = ""
    fileprivate(set) public var categoryIdentifier = ""
    fileprivate(set) public var threadIdentifier = ""
    fileprivate(set) public var sound: UNNotificationSound?
    fileprivate(set) public var userInfo: [AnyHashable: Any] = [:]
    fileprivate(set) public var interruptionLevel = UNNotificationInterruptionLevel.active
    fileprivate(set) public var relevanceScore = 0.0
    fileprivate(set) public var attachments: [UNNotificationAttachment] = []
    override public func mutableCopy() -> Any { UNMutableNotificationContent() }
}

// Apple: "UNNotificationInterruptionLevel", "passive", "active", "timeSensitive", "critical"
@available(iOS 15.0, *)
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}

// Apple: "UNNotificationAttachment", "init(identifier:url:options:)"
public class UNNotificationAttachment: NSObject {
    public convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.init()
    }
}

// Apple: "UNMutableNotificationContent", "title", "subtitle", "body", "categoryIdentifier", "threadIdentifier", "sound",
// "userInfo", "interruptionLevel", "relevanceScore", "attachments"
public class UNMutableNotificationContent: UNNotificationContent {
    override public var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override public var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override public var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    override public var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    override public var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    override public var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    override public var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    override public var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    override public var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    override public var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
}

// Apple: "UNNotificationSound", "default", "init(named:)"
public class UNNotificationSound: NSObject {
    public class var `default`: UNNotificationSound { UNNotificationSound() }

    public convenience init(named name: UNNotificationSoundName) {
        self.init()
    }
}

// Apple: "UNNotificationSoundName"
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
