import Foundation
import LaunchStore
import Launches
import Notifications

/// A tap on a push as a backend sends it.
enum SampleTap {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)
    static let expiresAt = now.addingTimeInterval(TimeToLive.navigation)
    static let trace = [
        TraceEntry(.arrived, LaunchSource.notificationResponse.rawValue, at: now), TraceEntry(.recorded, at: now),
    ]

    /// What the whole way to its screen adds.
    static let way = [TraceEntry.Step.held, .released, .derived, .resolved, .planned, .committed, .shown, .settled].map
    {
        TraceEntry($0, "home/feed/:feedID", at: now)
    }

    private static let userInfo = Data(
        """
        {"aps":{"alert":{"title":"A new feed","body":"Somebody wrote about the week behind us."},"badge":3,"sound":"default"},
        "deepLink":"home/feed/7E57D004-2B97-4E7A-B45F-5387367791CD","recipient":"1"}
        """.utf8)

    static func payload(_ number: Int) -> LaunchPayload {
        let response = NotificationResponse(
            DeliveredNotification(
                requestID: "7E57D004-2B97-4E7A-B45F-\(1_000_000 + number)", deliveredAt: now, userInfo: userInfo))
        return LaunchPayload(
            source: .notificationResponse, content: .response(response), event: EventIdentity(response),
            owner: AccountID("1"), deliveredAt: now, arrivedAt: now)
    }
}

extension SQLiteLaunchInbox {
    /// Records the tap of this number.
    func recordSample(_ number: Int) throws {
        _ = try record(SampleTap.payload(number), expiresAt: SampleTap.expiresAt, trace: SampleTap.trace)
    }

    /// Settles what was recorded, as shown.
    func settleSample(_ id: LaunchRecord.ID) throws {
        try settle(
            id, as: Settlement(.shown, route: "home/feed/:feedID"), at: SampleTap.now, trace: SampleTap.way)
    }
}
