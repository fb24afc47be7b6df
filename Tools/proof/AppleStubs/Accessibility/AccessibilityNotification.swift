// Apple: "AccessibilityNotification", "ScreenChanged"
public enum AccessibilityNotification {
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}

        public func post() {}
    }
}
