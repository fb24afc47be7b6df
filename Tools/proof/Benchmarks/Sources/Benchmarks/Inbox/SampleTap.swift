import Foundation
import LaunchStore
import Launches
import Notifications

/// A tap on a push as a backend sends it.
enum SampleTap {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private static let userInfo = Data(
        """
        {"aps":{"alert":{"title":"A new feed","body":"Somebody wrote about the week behind us."},"badge":3,"sound":"default"},
        "deepLink":"home/feed/7E57D004-2B97-4E7A-B45F-5387367791CD","recipient":"1"}
        """.utf8)
    private static let arrival = [
        TraceEntry(.arrived, LaunchSource.notificationResponse.rawValue, at: now), TraceEntry(.recorded, at: now),
    ]
    /// What the whole path to its screen adds.
    private static let path: [TraceEntry] = {
        let steps: [TraceEntry.Step] = [.held, .released, .derived, .resolved, .planned, .committed, .shown, .settled]
        return steps.map { TraceEntry($0, "home/feed/:feedID", at: now) }
    }()

    static func payload(_ number: Int) -> LaunchPayload {
        let response = NotificationResponse(
            DeliveredNotification(
                requestID: "7E57D004-2B97-4E7A-B45F-\(1_000_000 + number)", deliveredAt: now, userInfo: userInfo))
        return LaunchPayload(
            source: .notificationResponse, content: .response(response), event: EventIdentity(response),
            owner: AccountID("1"), deliveredAt: now, arrivedAt: now)
    }

    @MainActor
    static func record(_ number: Int, in inbox: SQLiteLaunchInbox) throws {
        _ = try inbox.record(
            payload(number), expiresAt: now.addingTimeInterval(TimeToLive.navigation), trace: arrival)
    }

    /// Settles what was recorded, as shown.
    @MainActor
    static func settle(_ id: LaunchRecord.ID, in inbox: SQLiteLaunchInbox) throws {
        let shown = Settlement(.shown, route: "home/feed/:feedID")
        try inbox.settle([PendingSettlement(id, as: shown, trace: path)], at: now)
    }
}
