// Apple: "AccessibilityNotification", "ScreenChanged"
public enum AccessibilityNotification {
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}

        public func post() {}
    }
}

// Apple: "AccessibilityNotification", "Announcement"
extension AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: String) {}

        public func post() {}
    }
}
