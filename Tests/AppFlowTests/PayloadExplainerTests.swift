import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// What an explanation says beside the steps of the path.
@MainActor @Suite struct PayloadExplainerTests {
    private let phone: TestPhone<RoomsMain>

    init() throws {
        phone = try TestPhone { RoomsMain() }
    }

    private func explain(_ content: LaunchPayload.Content) async throws -> Explanation {
        await phone.openApp()
        return try await #require(phone.app).explainer.explain(content, from: .push, signedIn: AccountID("1"))
    }

    private func explain(push: String) async throws -> Explanation {
        let notification = DeliveredNotification(
            requestID: "r", deliveredAt: phone.clock.now, userInfo: Data(#"{"aps":{"alert":"x"},\#(push)}"#.utf8))
        return try await explain(.response(NotificationResponse(notification)))
    }

    private func results(of step: String, in explanation: Explanation) -> [String] {
        explanation.steps.filter { $0.step == step }.map(\.result)
    }

    @Test func `U25: what the route does not read is named, and a likely mistake among it is a warning`() async throws {
        let explanation = try await explain(.link("room/7?expiresAt=1&b=2"))
        #expect(explanation.steps.map(\.step) == ["arrive", "warning", "unread", "resolve", "plan", "stack"])
        #expect(explanation.errorCode == nil)
    }

    @Test func `U25: a link that its route refuses is explained with what it does not read`() async throws {
        let explanation = try await explain(.link("search?roomID=7"))
        #expect(explanation.errorCode == "invalidParameter")
        #expect(results(of: "warning", in: explanation).count == 1)
        #expect(!results(of: "resolve", in: explanation).isEmpty)
        #expect(explanation.steps.last?.findings.isEmpty == false)
        let lines = try RoomsMain.makeTree().table.explain("search?roomID=7", from: .push, now: phone.clock.now).lines
        #expect(results(of: "candidate", in: explanation) == Array(lines.dropFirst()))
    }

    @Test func `U25: a link that its source may not open is explained by the sources that may`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        let explainer = try #require(phone.app).explainer
        let explanation = await explainer.explain(.link("test://vault"), from: .scheme, signedIn: AccountID("1"))
        #expect(explanation.errorCode == "notPermitted")
        #expect(results(of: "arrive", in: explanation) == ["scheme"])
        #expect(results(of: "resolve", in: explanation) == ["vault takes links from push on, not from scheme"])
    }

    @Test func `U25: a web address that is none is explained by its faults`() async throws {
        let explanation = try await explain(push: #""webLink":"https://[::1/x""#)
        #expect(explanation.errorCode == "invalidLink")
        #expect(results(of: "resolve", in: explanation).count == 1)
    }

    @Test func `U25: what is presented over the tabs ends the stack`() async throws {
        let explanation = try await explain(push: #""webLink":"https://other.example.com/x""#)
        #expect(results(of: "stack", in: explanation) == ["rooms, web"])
    }

    @Test(
        "U35: of a push without a link all keys are named that are looked for, also those of its sender's SDK",
        arguments: [
            (#""recipient":"1""#, "deepLink, webLink, room, searchIn"),
            (#""recipient":"1","ab":{}"#, "deepLink, webLink, room, searchIn, ab_uri"),
        ])
    func noLink(push: String, keys: String) async throws {
        let warnings = results(of: "warning", in: try await explain(push: push))
        #expect(warnings.first?.hasPrefix("no key says where it leads; looked for: \(keys)") == true, "\(warnings)")
        #expect(warnings.first?.contains("who it is for") == false)
    }

    @Test func `U25: a push without a link is explained with its page in the archive, as after its tap`() async throws {
        let explanation = try await explain(push: #""recipient":"1""#)
        #expect(explanation.link == "page?id=r")
        #expect(try await phone.archive.notification(id: "r") != nil)
    }

    @Test func `U35: a key that resembles one of its sender's SDK is named, in the trace as well`() async throws {
        let push = #""recipient":"1","ab":{},"ab_url":"rooms://room/7""#
        let warnings = results(of: "warning", in: try await explain(push: push))
        #expect(warnings.contains(#""ab_url" is not read; did you mean "ab_uri"?"#), "\(warnings)")
        await phone.pushAndTap(#"{"aps":{"alert":"x"},\#(push)}"#)
        let trace = try phone.inbox.history().flatMap(\.trace)
        #expect(trace.filter { $0.step == .nearKey }.map(\.detail) == ["ab_url → ab_uri"])
    }

    @Test func `U18: a key of a rule that holds no text is named`() async throws {
        let explanation = try await explain(push: #""room":{}"#)
        #expect(results(of: "payload", in: explanation).count == 1)
    }
}
