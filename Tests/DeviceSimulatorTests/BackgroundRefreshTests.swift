import DeviceSimulator
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct BackgroundRefreshTests {
    @Test func `a refresh is given once for each time that the app asks for one`() throws {
        let phone = RecordedPhone()
        #expect(phone.refusal(of: .refreshInBackground) == .noRefreshRequested)
        phone.device.backgroundRefresh.requestRefresh()
        #expect(phone.state.app.isRefreshRequested)
        try phone.perform(.refreshInBackground)
        #expect(!phone.state.app.isRefreshRequested)
        #expect(phone.refusal(of: .refreshInBackground) == .noRefreshRequested)
    }

    @Test func `the app is told when the time of its refresh is over, once, and is suspended then`() throws {
        let phone = RecordedPhone()
        phone.isDoneAtOnce = false
        phone.device.backgroundRefresh.requestRefresh()
        try phone.perform(.refreshInBackground)
        #expect(phone.device.process.suspendsAt == phone.clock.now + 30)
        #expect(try phone.calls(after: .advanceClock(seconds: 29)) == [])
        #expect(try phone.calls(after: .advanceClock(seconds: 1)) == ["refreshExpired"])
        #expect(phone.state.app.state == .suspended)
        #expect(try phone.calls(after: .advanceClock(seconds: 99)) == [])
    }

    @Test func `an app that is done with its refresh is suspended, and hears of no end`() throws {
        let phone = RecordedPhone()
        phone.isDoneAtOnce = false
        phone.device.backgroundRefresh.requestRefresh()
        try phone.perform(.refreshInBackground, .advanceClock(seconds: 10))
        phone.apps.last?.finishAll()
        #expect(try phone.calls(after: .advanceClock(seconds: 1)) == [])
        #expect(phone.state.app.state == .suspended)
    }
}
