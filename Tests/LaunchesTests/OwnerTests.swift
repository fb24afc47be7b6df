import Foundation
import Launches
import Notifications
import Testing

@Suite struct OwnerTests {
    private static let unreadable = ["18446744073709551615", #"["2"]"#, #"{"id":"2"}"#, "true", #""""#]

    private func userInfo(_ recipient: String) -> Data {
        Data(#"{"aps":{"content-available":1},"recipient":\#(recipient)}"#.utf8)
    }

    @Test(
        "U31: a push whose recipient cannot be read is never that of whoever is signed in",
        arguments: unreadable, [AccountID("1"), AccountID("2"), nil])
    func owner(recipient: String, account: AccountID?) throws {
        let userInfo = userInfo(recipient)
        let response = NotificationResponse(
            DeliveredNotification(requestID: "a", deliveredAt: Date(timeIntervalSince1970: 0), userInfo: userInfo))
        let now = Date(timeIntervalSince1970: 0)
        let payload = try NotificationPayload(json: userInfo)
        let owners = [
            payload.owner(signedIn: account),
            LaunchPayload(silent: userInfo, reading: payload, for: account, at: now).owner,
            LaunchPayload(response, reading: payload, for: account, at: now).owner,
        ]
        #expect(owners == [.unreadable, .unreadable, .unreadable])
        #expect(account != .unreadable)
    }

    @Test(arguments: [
        ("null", "1"), ("\"2\"", "2"), ("2", "2"), ("2.0", "2"), ("9223372036854775807", "9223372036854775807"),
    ])
    func `a push is its recipient's, else that of whoever is signed in`(recipient: String, owner: String) throws {
        let payload = try NotificationPayload(json: userInfo(recipient))
        #expect(payload.owner(signedIn: AccountID("1")) == AccountID(owner))
    }

    @Test(arguments: [AccountID("1"), nil])
    func `a silent push that cannot be read is that of whoever is signed in`(account: AccountID?) {
        let now = Date(timeIntervalSince1970: 9)
        let payload = LaunchPayload(silent: Data("no payload".utf8), reading: nil, for: account, at: now)
        #expect(payload.owner == account)
    }

    @Test func `P4: two accounts that Unicode spells in two ways are two accounts`() {
        #expect(AccountID("e\u{301}") != AccountID("\u{e9}"))
    }

    @Test(arguments: [true, false])
    func `a response that cannot be read is that of whoever is signed in, from its delivery until now`(isLocal: Bool) {
        let (delivered, now) = (Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 9))
        let notification = DeliveredNotification(
            requestID: "a", deliveredAt: delivered, userInfo: Data(), isLocal: isLocal)
        let payload = LaunchPayload(
            NotificationResponse(notification), reading: nil, for: AccountID("1"), at: now)
        #expect(payload.owner == AccountID("1"))
        #expect(payload.source == (isLocal ? .localNotification : .notificationResponse))
        #expect([payload.deliveredAt, payload.arrivedAt] == [delivered, now])
    }
}
