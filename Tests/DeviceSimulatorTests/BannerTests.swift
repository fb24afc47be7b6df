import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct BannerTests {
    private let phone = RecordedPhone()

    private var shown: String? { phone.state.banner?.requestID }

    @Test func `the newest takes the place of the one before, goes after a while, and all stay in the list`() throws {
        try phone.perform(.push("a"), .advanceClock(seconds: 4))
        for id in ["b", "c"] {
            try phone.perform(.push(id))
            #expect(shown == id)
        }
        try phone.perform(.advanceClock(seconds: 4.9))
        #expect(shown == "c")
        try phone.perform(.advanceClock(seconds: 0.1))
        #expect(shown == nil)
        #expect(Set(phone.listed) == ["a", "b", "c"])
    }

    @Test func `the app's service extension changes what a banner says, of a push that it may change`() throws {
        phone.serviceContent = { ServiceContent($0) }
        let service = #","service":{"body":"Hi","attachment":"https://example.com/a.png"}"#
        for (id, key) in [("a", #","mutable-content":1"#), ("b", "")] {
            let push = #"{"aps":{"alert":{"title":"New","body":"…"}\#(key)}\#(service)}"#
            try phone.perform(.receive(PushMessage(push, id: id)))
            let banner = try #require(phone.state.banner)
            #expect(banner.title == "New" && banner.body == (id == "a" ? "Hi" : "…"))
            #expect(banner.attachment == (id == "a" ? "https://example.com/a.png" : nil))
        }
        // What the app gets is what was sent.
        let listed = try #require(phone.center.delivered.first)
        #expect(JSONValue(json: listed.userInfo)?["aps"]?["alert"]?["body"] == .string("…"))
    }

    @Test func `a banner that is pulled open stays, until a newer one comes`() throws {
        #expect(phone.refusal(of: .holdBanner) == .noBanner)
        try phone.perform(.push("a"), .holdBanner, .advanceClock(seconds: 9_999))
        #expect(shown == "a")
        try phone.perform(.push("b"), .advanceClock(seconds: 4.9))
        #expect(shown == "b")
        try phone.perform(.advanceClock(seconds: 0.1))
        #expect(shown == nil)
        try phone.perform(.push("c"), .tap(requestID: "c"))
        #expect(shown == nil)
    }

    @Test func `S2.5: one that the app wants shown but not listed can be tapped while it is there`() throws {
        phone.presentation = [.banner]
        try phone.perform(.openApp, .push("a"), .push("b"))
        #expect(phone.listed == [])
        #expect(phone.refusal(of: .tap(requestID: "a")) == .noSuchNotification)
        #expect(try phone.calls(after: .tap(requestID: "b")) == ["response(open)"])
        try phone.perform(.push("c"), .advanceClock(seconds: 5))
        #expect(phone.refusal(of: .tap(requestID: "c")) == .noSuchNotification)
    }
}
