public import Foundation

// Apple: "ActivityAttributes", "ContentState"
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

// Apple: "ActivityState", "active", "ended", "dismissed", "stale"
@available(iOS 16.1, *)
public enum ActivityState: Sendable {
    case active, ended, dismissed, stale
}

// Apple: "Activity", "id", "activities", "activityUpdates", "activityStateUpdates", "pushTokenUpdates", "pushToStartTokenUpdates", "PushTokenUpdates"
@available(iOS 16.1, *)
public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias PushTokenUpdates = AsyncStream<Data>

    public var id: String { "" }

    public class var activities: [Activity<Attributes>] { [] }

    public class var activityUpdates: AsyncStream<Activity<Attributes>> { fatalError() }

    public var activityStateUpdates: AsyncStream<ActivityState> { fatalError() }

    public var pushTokenUpdates: PushTokenUpdates { fatalError() }

    @available(iOS 17.2, *)
    public class var pushToStartTokenUpdates: PushTokenUpdates { fatalError() }
}
