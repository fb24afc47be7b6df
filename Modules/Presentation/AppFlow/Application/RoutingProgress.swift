import Navigation

/// How far a payload has come.
struct RoutingProgress {
    /// Nil if it never came to a screen.
    let screen: ShownScreen.ID?
    let route: String?
    let parameters: [String: String]
}
