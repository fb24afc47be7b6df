public import Foundation
public import Launches
import Notifications
public import StoreErrors
import Testing

extension LaunchInbox {
    /// Ends one payload.
    public func settle(
        _ id: LaunchRecord.ID, as settlement: Settlement, at date: Date, trace: [TraceEntry]
    ) throws(StoreError) {
        try settle([PendingSettlement(id, as: settlement, trace: trace)], at: date)
    }

    @discardableResult
    func add(_ payload: LaunchPayload) throws -> LaunchRecord.ID {
        guard case .new(let id) = try record(payload, expiresAt: LaunchInboxContract.Sample.date(600), trace: []) else {
            throw NotNew(event: payload.event)
        }
        return id
    }

    /// Expects that the newest 1,000 of what was settled are there, and at most a hundred before those.
    /// - Parameters:
    ///   - settled: in the order of their settlements.
    ///   - pending: were recorded before them.
    func expectNewest(
        of settled: [LaunchRecord.ID], beside pending: [LaunchRecord.ID] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let kept = try history().map(\.id)
        let count = kept.count - pending.count
        #expect((1_000...1_100).contains(count), sourceLocation: sourceLocation)
        #expect(kept == pending + settled.suffix(count), sourceLocation: sourceLocation)
    }
}

private struct NotNew: Error {
    let event: EventIdentity
}

extension LaunchInboxContract {
    /// What the rules put into an inbox.
    enum Sample {
        static let note = note(at: date(3))

        static func note(at date: Date) -> [TraceEntry] { [TraceEntry(.held, "login", at: date)] }

        static func end(_ id: LaunchRecord.ID) -> PendingSettlement {
            PendingSettlement(id, as: Settlement(.superseded), trace: [])
        }

        static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }

        static func link(_ event: String) -> LaunchPayload {
            LaunchPayload(
                source: .openURL, content: .link("sample://home/feed?q=%2F+"), event: EventIdentity(event),
                owner: AccountID("1"), deliveredAt: date(0), arrivedAt: date(0))
        }

        static func reply(text: String, requestID: String, event: String) -> LaunchPayload {
            response(.custom(id: text, text: text), requestID: requestID, userInfo: Data(text.utf8), event: event)
        }

        /// A push whose every date is the same.
        static func open(_ event: String, at date: Date) -> LaunchPayload {
            LaunchPayload(
                source: .notificationResponse,
                content: .response(
                    NotificationResponse(DeliveredNotification(requestID: event, deliveredAt: date, userInfo: Data()))),
                event: EventIdentity(event), owner: nil, deliveredAt: date, arrivedAt: date)
        }

        private static func response(
            _ action: NotificationResponse.Action, requestID: String = "request", userInfo: Data, event: String,
            isLocal: Bool = false, in scene: SceneID? = nil
        ) -> LaunchPayload {
            let notification = DeliveredNotification(
                requestID: requestID, deliveredAt: date(-5), userInfo: userInfo, isLocal: isLocal)
            return LaunchPayload(
                source: isLocal ? .localNotification : .notificationResponse,
                content: .response(NotificationResponse(notification, action: action, targetScene: scene)),
                event: EventIdentity(event), owner: nil, deliveredAt: date(-4), arrivedAt: date(1))
        }

        private static func silentPush(_ userInfo: String) -> LaunchPayload {
            LaunchPayload(
                source: .silentPush, content: .silentPush(Data(userInfo.utf8)), event: EventIdentity(userInfo),
                owner: AccountID("1"), deliveredAt: date(2), arrivedAt: date(2))
        }

        /// One of each kind of content.
        static let payloads = [
            link("link"),
            response(.open, userInfo: Data(#"{"aps":{}}"#.utf8), event: "open"),
            response(.dismiss, userInfo: Data(), event: "dismiss"),
            response(.custom(id: "\u{301}x"), userInfo: Data(), event: "a mark at the front"),
            response(.custom(id: "mark-as-read"), userInfo: Data([0, 0xFF]), event: "custom"),
            response(.custom(id: "open", text: ""), userInfo: Data("not JSON".utf8), event: "custom named open"),
            response(.custom(id: "reply", text: "100% 👩‍👩‍👧‍👦\0\n"), userInfo: Data(), event: "text"),
            response(.open, userInfo: Data(), event: "local", isLocal: true),
            response(.open, userInfo: Data(), event: "scene", in: SceneID("한국어 \0")),
            silentPush(#"{"aps":{"content-available":1}}"#), silentPush(""),
        ]
    }
}
