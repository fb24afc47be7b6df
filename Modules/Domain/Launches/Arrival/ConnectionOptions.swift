public import Notifications

/// What a scene is connected with. Apple: `UIScene.ConnectionOptions`.
public struct ConnectionOptions: Equatable, Sendable {
    public var scene: SceneID
    public var urls: [String]
    /// The web page addresses of the user activities.
    public var userActivities: [String]
    /// The quick action, the search result and the other activities.
    public var systemLinks: [SystemLink]
    public var response: NotificationResponse?

    public init(
        scene: SceneID = .main, urls: [String] = [], userActivities: [String] = [],
        systemLinks: [SystemLink] = [], response: NotificationResponse? = nil
    ) {
        self.scene = scene
        self.urls = urls
        self.userActivities = userActivities
        self.systemLinks = systemLinks
        self.response = response
    }
}
