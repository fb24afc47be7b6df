/// How often an app receives one response. This depends on how the app is started and set up.
///
/// Apple: "scene(_:willConnectTo:options:)" has the response in its options, and
/// "userNotificationCenter(_:didReceive:withCompletionHandler:)" is called for it, too, if the delegate was set in time.
public enum ResponseDelivery: String, Sendable, CaseIterable {
    /// A connecting scene has it in its options, and no callback follows.
    case once
    /// A connecting scene has it in its options, and the callback follows.
    case connectionAndCallback
    /// The same, and each callback comes twice.
    case callbackTwice
}
