import DeviceSimulator
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct BackgroundRefreshTests {
    @Test(
        "U37: the system gives an app the time that it asked for, wherever nobody sees it, and starts no scene",
        arguments: [
            (.notRunning, "homeScreen background"), (.background, "homeScreen background"),
            (.suspended, "homeScreen background"), (.noScene, "homeScreen background"),
            (.lockedOverDeadApp, "lockScreen background"), (.rebooted, "lockScreen background"),
        ] as [(Situation, String)])
    func refresh(situation: Situation, after: String) throws {
        let phone = try situation.phone()
        phone.device.backgroundRefresh.requestRefresh()
        #expect(phone.state.app.isRefreshRequested)
        #expect(try phone.calls(after: .refreshInBackground) == ["refresh"])
        #expect("\(phone.state.display) \(phone.state.app.state)" == after)
        #expect(!phone.state.app.isRefreshRequested)
    }

    @Test(
        "a refresh is refused where iOS gives none",
        arguments: [
            (.background, false, .noRefreshRequested), (.forceQuit, true, .appWasForceQuit),
            (.foreground, true, .appInForeground), (.list, true, .appInForeground),
        ] as [(Situation, Bool, DeviceRefusal)])
    func refusal(situation: Situation, isRequested: Bool, refusal: DeviceRefusal) throws {
        let phone = try situation.phone()
        if isRequested { phone.device.backgroundRefresh.requestRefresh() }
        let before = phone.state
        #expect(phone.refusal(of: .refreshInBackground) == refusal)
        #expect(phone.state == before)
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
