import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct BackgroundTimeTests {
    private let phone = RecordedPhone()

    @Test func `an app that was left is suspended after a while, and is told nothing of it`() throws {
        try phone.perform(.openApp, .pressHome)
        #expect(phone.device.process.suspendsAt == phone.clock.now + 5)
        #expect(try phone.calls(after: .advanceClock(seconds: 4.9)) == [])
        #expect(phone.state.app.state == .background)
        #expect(try phone.calls(after: .advanceClock(seconds: 0.1)) == [])
        #expect(phone.state.app.state == .suspended && phone.device.process.suspendsAt == nil)
    }

    @Test func `an action gives a suspended app time, until it is done or the time is over`() throws {
        phone.isDoneAtOnce = false
        let category = #","category":"order""#
        try phone.perform(.openApp, .pressHome, .suspend, .push("a", category), .push("b", category))
        try phone.perform(.act(requestID: "a", action: "confirm"), .advanceClock(seconds: 20))
        #expect(phone.state.app.state == .background)
        phone.apps.last?.finishAll()
        try phone.perform(.advanceClock(seconds: 0.1))
        #expect(phone.state.app.state == .suspended)
        try phone.perform(.act(requestID: "b", action: "confirm"), .advanceClock(seconds: 30))
        #expect(phone.state.app.state == .suspended)
    }

    @Test func `time that was given before the app came to the front does not last beyond it`() throws {
        phone.isDoneAtOnce = false
        try phone.perform(
            .openApp, .pressHome, .push("a", #","category":"order""#), .act(requestID: "a", action: "confirm"))
        #expect(phone.device.process.suspendsAt == phone.clock.now + 30)
        try phone.perform(.openApp, .pressHome)
        #expect(phone.device.process.suspendsAt == phone.clock.now + 5)
    }

    @Test func `what a dead process says no longer counts`() throws {
        phone.isDoneAtOnce = false
        let category = #","category":"order""#
        try phone.perform(.push("a", category), .push("b", category), .act(requestID: "a", action: "confirm"), .kill)
        try phone.perform(.act(requestID: "b", action: "confirm"))
        #expect(phone.state.app.launches == 2)
        phone.apps.first?.finishAll()
        try phone.perform(.advanceClock(seconds: 20))
        #expect(phone.state.app.state == .background)
    }

    @Test func `things that are due happen in their order, whatever the leap`() async throws {
        try phone.perform(.openApp)
        for (id, seconds) in [("in front", 3.0), ("left", 13.0)] {
            try await phone.schedule(SampleRequest(id, after: .timeInterval(seconds)))
        }
        #expect(try phone.calls(after: .advanceClock(seconds: 3)) == ["present"])
        try phone.perform(.hideBanner, .pressHome)
        #expect(try phone.calls(after: .advanceClock(seconds: 12)) == [])
        #expect(phone.state.app.state == .suspended)
        // It came two seconds ago.
        #expect(phone.state.banner?.requestID == "left")
        try phone.perform(.advanceClock(seconds: 2.9))
        #expect(phone.state.banner?.requestID == "left")
        try phone.perform(.advanceClock(seconds: 0.1))
        #expect(phone.state.banner == nil)
    }

    @Test func `a clock that runs goes on after it was moved, and what became due is caught up with`() throws {
        let clock = DeviceClock()
        let phone = RecordedPhone(clock: clock)
        try phone.perform(.openApp, .push("n"), .pressHome)
        let start = Date()
        clock.advance(by: 3600)
        #expect(clock.isRunning && clock.now >= start + 3600)
        // A command meets what became due before it.
        try phone.perform(.openNotificationCenter)
        #expect(phone.state.banner == nil && phone.state.app.state == .suspended)
        #expect(phone.state.isClockRunning && !self.phone.state.isClockRunning)
    }

    @Test("a clock goes forward, in finite steps", arguments: [0, -1, .infinity, .nan, 4e9])
    func invalidTime(seconds: TimeInterval) {
        #expect(phone.refusal(of: .advanceClock(seconds: seconds)) == .invalidTime)
    }
}
