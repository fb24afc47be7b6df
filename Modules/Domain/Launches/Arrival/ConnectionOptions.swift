public import Notifications

/// What a scene is connected with. Apple: `UIScene.ConnectionOptions`.
public struct ConnectionOptions: Equatable, Sendable {
    public var scene: SceneID
    public var urls: [String]
    /// The web page addresses of the user activities.
    public var userActivities: [String]
    public var response: NotificationResponse?

    public init(
        scene: SceneID = .main, urls: [String] = [], userActivities: [String] = [],
        response: NotificationResponse? = nil
    ) {
        self.scene = scene
        self.urls = urls
        self.userActivities = userActivities
        self.response = response
    }
}
