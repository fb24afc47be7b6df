public import Foundation

// Apple: "UNNotificationContent", "title", "body", "categoryIdentifier", "threadIdentifier", "sound", "userInfo"
public class UNNotificationContent: NSObject {
    fileprivate(set) public var title = ""
    fileprivate(set) public var body = ""
    fileprivate(set) public var categoryIdentifier = ""
    fileprivate(set) public var threadIdentifier = ""
    fileprivate(set) public var sound: UNNotificationSound?
    fileprivate(set) public var userInfo: [AnyHashable: Any] = [:]
}

// Apple: "UNMutableNotificationContent", "title", "body", "categoryIdentifier", "threadIdentifier", "sound",
// "userInfo"
public class UNMutableNotificationContent: UNNotificationContent {
    override public var title: String {
        get { super.title }
        set { super.title = newValue }
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
