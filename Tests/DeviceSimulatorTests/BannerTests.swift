import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct BannerTests {
    private let phone = RecordedPhone()

    @Test func `one at a time, each for a while, and all stay in the list`() throws {
        try phone.perform(.push("a"), .push("b"), .push("c"))
        var shown: [String?] = []
        for _ in 1...4 {
            shown.append(phone.state.banner?.notification.requestID)
            try phone.perform(.advanceClock(seconds: 4.9))
            #expect(phone.state.banner?.notification.requestID == shown.last ?? nil)
            try phone.perform(.advanceClock(seconds: 0.1))
        }
        #expect(shown == ["a", "b", "c", nil])
        #expect(Set(phone.listed) == ["a", "b", "c"])
    }

    @Test func `one that is flicked away makes room for the next, and the app hears nothing`() throws {
        try phone.perform(.push("a", #","category":"reporting""#), .push("b"))
        #expect(try phone.calls(after: .hideBanner) == [])
        #expect(phone.state.banner?.notification.requestID == "b")
        #expect(Set(phone.listed) == ["a", "b"])
    }

    @Test func `the user may want banners that stay`() throws {
        try phone.changeSettings { $0.bannersStay = true }
        try phone.perform(.push("a"), .advanceClock(seconds: 9_999))
        #expect(phone.state.banner?.notification.requestID == "a")
        #expect(phone.state.banner?.disappearsAt == nil)
    }

    @Test func `one that is pulled open stays, and the next comes after it`() throws {
        #expect(phone.refusal(of: .holdBanner) == .noBanner)
        try phone.perform(.push("a"), .push("b"), .holdBanner, .advanceClock(seconds: 9_999))
        #expect(phone.state.banner?.notification.requestID == "a")
        #expect(phone.state.banner?.disappearsAt == nil)
        try phone.perform(.tap(requestID: "a"))
        #expect(phone.state.banner?.notification.requestID == "b")
        try phone.perform(.advanceClock(seconds: 5))
        #expect(phone.state.banner == nil)
    }

    @Test func `an app that takes its time to say how it is shown shows nothing that is gone by then`() throws {
        phone.isDoneAtOnce = false
        try phone.perform(.openApp, .push("a"), .push("b"), .dismiss(requestID: "a"))
        #expect(phone.state.banner == nil)
        phone.apps.last?.finishAll()
        #expect(phone.state.banner?.notification.requestID == "b" && phone.state.waitingBanners == 0)
    }

    @Test(arguments: [false, true])
    func `how a process that has died wants to show something is not heard`(isRestarted: Bool) throws {
        phone.isDoneAtOnce = false
        try phone.perform(.openApp, .push("a"), .kill)
        if isRestarted { try phone.perform(.openApp) }
        phone.apps.first?.finishAll()
        #expect(phone.state.banner == nil && phone.state.waitingBanners == 0)
        #expect(phone.device.lastPresentation == nil)
    }

    @Test func `S2.5: one that the app wants shown but not listed can be tapped while it is there`() throws {
        phone.presentation = [.banner]
        try phone.perform(.openApp, .push("a"), .push("b"))
        #expect(phone.listed == [])
        #expect(try phone.calls(after: .tap(requestID: "a")) == ["response(open)"])
        #expect(phone.state.banner?.notification.requestID == "b")
        try phone.perform(.advanceClock(seconds: 5))
        #expect(phone.refusal(of: .tap(requestID: "b")) == .noSuchNotification)
    }

    @Test func `there is none on the lock screen, and locking takes those that are there`() throws {
        try phone.perform(.push("a"), .lock, .push("b"))
        #expect(phone.state.banner == nil && phone.state.waitingBanners == 0)
        #expect(phone.listed == ["b", "a"])
    }

    @Test func `of many that wait the newest are seen`() throws {
        for number in 0..<100 { try phone.perform(.push("\(number)")) }
        #expect(phone.state.banner?.notification.requestID == "0")
        #expect(phone.state.waitingBanners == 20)
        try phone.perform(.hideBanner)
        #expect(phone.state.banner?.notification.requestID == "80")
        #expect(phone.listed.count == 100)
    }
}
