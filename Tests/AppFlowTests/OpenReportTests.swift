import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import TestSupport
import Testing

/// What an app's analytics learn of each arrival.
@MainActor @Suite struct OpenReportTests {
    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone { TestMain() }
    }

    private var reports: [OpenReport] { phone.log.settled.map(\.report) }

    @Test func `U42: a push's report has its route, its sender's ids, its campaign and the time to the screen`()
        async throws
    {
        await phone.openApp()
        let campaign = "utm_source=push&utm_campaign=spring"
        let link = #""deepLink":"test://item/7?\#(campaign)&token=secret""#
        let sender = #""itbl":{"campaignId":12,"messageId":"m"}"#
        let notification = phone.deliver(#"{"aps":{"alert":"secret"},\#(link),\#(sender)}"#)
        phone.clock.advance(by: 5)
        phone.device.respond(to: notification)
        await phone.whenIdle()
        let report = try #require(reports.last)
        #expect(report.outcome == "shown" && report.code == nil && report.source == "notificationResponse")
        #expect(report.route == "item/:id" && report.sender == "iterable")
        #expect(report.messageID == "m" && report.campaignID == "12")
        #expect(report.campaign?.source == "push" && report.campaign?.name == "spring")
        #expect(report.arrivedAt == phone.clock.now && report.secondsToScreen == 0)
        let text = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
        #expect(!text.contains("secret") && !text.contains("\"7\""))
    }

    @Test func `U42: a tap that waits for the sign-in reports how long it took to its screen`() async throws {
        let phone = try TestPhone(session: Session(account: nil, hasOnboarded: true)) { TestMain() }
        await phone.openApp()
        await phone.open("test://item/7")
        phone.clock.advance(by: 90)
        await phone.signIn(as: "1")
        let report = try #require(phone.log.settled.last?.report)
        #expect(report.outcome == "shown" && report.secondsToScreen == 90 && report.sender == nil)
    }

    @Test func `U42: a link that opens nothing reports why, and no time`() async throws {
        await phone.openApp()
        await phone.open("test://none?utm_id=3&q=secret")
        let report = try #require(reports.last)
        #expect(report.outcome == "failed" && report.code == "linkNotFound" && report.route == nil)
        #expect(report.campaign?.id == "3" && report.secondsToScreen == nil && report.source == "openURL")
    }

    @Test func `U42: an app writes its reports as lines of JSON`() async throws {
        var opens = Data()
        let encoder = JSONEncoder()
        phone.adjustServices = { services in
            services.didSettle = { settled in
                if let line = try? encoder.encode(settled.report) { opens.append(line + Data("\n".utf8)) }
            }
        }
        await phone.openApp()
        for id in 1...2 { await phone.open(inAppLink: "item/\(id)") }
        let lines = String(decoding: opens, as: UTF8.self).split(separator: "\n")
        let routes = try lines.map { try JSONDecoder().decode(OpenReport.self, from: Data($0.utf8)).route }
        #expect(routes == ["item/:id", "item/:id"])
    }
}
