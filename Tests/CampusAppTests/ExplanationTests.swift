import AppFlow
import CampusApp
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

/// What is said of a push with the app's own keys and links.
@MainActor @Suite struct ExplanationTests {
    private func explain(_ push: String, signedIn account: AccountID? = AccountID("1")) async throws -> Explanation {
        let phone = try await campusPhone()
        await phone.openApp()
        let notification = DeliveredNotification(
            requestID: "r", deliveredAt: phone.clock.now, userInfo: Data(push.utf8))
        return try await #require(phone.app).explainer.explain(
            .response(NotificationResponse(notification)), from: .push, signedIn: account)
    }

    private func results(of step: String, in explanation: Explanation) -> [String] {
        explanation.steps.filter { $0.step == step }.map(\.result)
    }

    @Test func `U18, U25: what was sent otherwise than it should is said, by key and type alone`() async throws {
        let payload = """
            {"aps":{"alert":"\(String(repeating: "x", count: 4_100))","badge":"secret","mutable-content":"1"},
            "deepLink":"home/mypage","webLink":"https://example.org/secret","feedUUID":""}
            """
        let explanation = try await explain(payload)
        #expect(
            results(of: "payload", in: explanation) == [
                "aps.badge: expected a whole number, found a text, which is left out",
                "aps.mutable-content: expected 0 or 1, found a text; read all the same, though iOS may not",
                "\(payload.utf8.count - 4_096) bytes more than APNs takes",
            ])
        #expect(results(of: "derive", in: explanation) == ["deepLink → home/mypage", "webLink passed over"])
    }

    @Test func `U17, U25: a payload that cannot be read is explained as that`() async throws {
        let explanation = try await explain("nonsense")
        #expect(explanation.errorCode == "invalidPayload" && explanation.link == nil)
        #expect(explanation.steps.last?.step == "fail")
    }

    @Test func `U25: why the app's own address opens as a web page is said, and of no other address`() async throws {
        let payload = #"{"aps":{},"webLink":"https://campus.example.com/home/feed/7"}"#
        let found = results(of: "resolve", in: try await explain(payload))
        #expect(found == [#"home/feed/:feedID needs feedID as UUID, not "7""#, "web"])
        let nowhere = try await explain(payload.replacing("feed/7", with: "fed"))
        #expect(results(of: "candidate", in: nowhere) != [])
        let other = try await explain(payload.replacing("campus.example.com", with: "other.example.com"))
        #expect(results(of: "resolve", in: other) == ["web"])
    }

    @Test func `U25: it is told whose a push is, and that a silent one opens nothing`() async throws {
        let push = #"{"aps":{"alert":"x"},"recipient":"2","deepLink":"home/soptamp"}"#
        #expect(try await explain(push, signedIn: nil).errorCode == nil)
        let silentOther = #"{"aps":{"content-available":1},"recipient":"2"}"#
        let other = try await explain(silentOther)
        #expect(other.errorCode == "otherAccount")
        #expect(results(of: "gate", in: other) == ["otherAccount: its recipient is 2; signed in is 1"])
        let silent = try await explain(#"{"aps":{"content-available":1},"deepLink":"home/soptamp"}"#)
        #expect(silent.errorCode == nil && silent.link == nil && silent.steps.last?.step == "silent")
    }
}
