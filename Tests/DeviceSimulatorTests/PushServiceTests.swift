import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

/// Apple: "Sending notification requests to APNs".
@MainActor @Suite struct PushServiceTests {
    private let phone = RecordedPhone()

    private func push(
        _ id: String, _ expiration: PushMessage.Expiration = .unspecified, priority: PushMessage.Priority = .immediate
    ) -> PushMessage {
        PushMessage(#"{"aps":{"alert":"x"}}"#, id: id, expiration: expiration, priority: priority)
    }

    @Test func `for a device that is offline the newest is kept, and no other`() throws {
        try phone.perform(.setOnline(false))
        #expect(phone.device.pushes.receive(push("a")) == .stored)
        #expect(phone.device.pushes.receive(push("b")) == .stored)
        #expect(phone.listed == [])
        try phone.perform(.advanceClock(seconds: 60), .setOnline(true))
        #expect(phone.listed == ["b"])
        #expect(phone.state.delivered.map(\.deliveredAt) == [phone.clock.now])
        #expect(phone.device.pushes.receive(push("c")) == .delivered)
    }

    @Test("one is kept until it expires, and for thirty days at most", arguments: [nil, 60, 86_400 * 60])
    func expiry(seconds: TimeInterval?) throws {
        let life = min(seconds ?? .infinity, 86_400 * 30)
        let now = RecordedPhone().clock.now
        let expirations: [PushMessage.Expiration] = seconds.map { [.at(now + $0), .after($0)] } ?? [.unspecified]
        for expiration in expirations {
            for (wait, arrives) in [(life - 1, true), (life, false)] {
                let phone = RecordedPhone()
                try phone.perform(.setOnline(false))
                phone.device.pushes.receive(push("a", expiration))
                try phone.perform(.advanceClock(seconds: wait), .setOnline(true))
                #expect(phone.listed == (arrives ? ["a"] : []))
            }
        }
    }

    @Test func `low priority waits while nobody uses the device, until something wakes it`() throws {
        #expect(phone.device.pushes.receive(push("used", priority: .lowest)) == .delivered)
        try phone.perform(.lock)
        #expect(phone.device.pushes.receive(push("low", priority: .low)) == .stored)
        #expect(phone.device.pushes.receive(push("lowest", priority: .lowest)) == .stored)
        #expect(phone.device.pushes.receive(push("gone", .immediately, priority: .low)) == .dropped)
        #expect(phone.listed == ["used"])
        try phone.perform(.advanceClock(seconds: 1), .receive(push("now")))
        #expect(phone.listed == ["now", "low", "used"])
        try phone.perform(.unlock)
        #expect(phone.listed == ["lowest", "now", "low", "used"])
    }

    @Test(
        "one that waited for both expires when it would have without",
        arguments: [(0.9, ["a"]), (1, [])] as [(Double, [String])])
    func waitedForBoth(seconds: TimeInterval, listed: [String]) throws {
        try phone.perform(.lock, .setOnline(false))
        #expect(phone.device.pushes.receive(push("a", .after(60), priority: .low)) == .stored)
        try phone.perform(.advanceClock(seconds: 59), .setOnline(true))
        #expect(phone.listed == [])
        try phone.perform(.advanceClock(seconds: seconds), .unlock)
        #expect(phone.listed == listed)
    }

    @Test func `S2.6: a push with content wakes the app for half a minute, not one that was swiped away`() throws {
        let content = PushMessage(#"{"aps":{"content-available":1}}"#)
        phone.isDoneAtOnce = false
        #expect(try phone.calls(after: .receive(content)) == ["push"])
        try phone.perform(.advanceClock(seconds: 29))
        #expect(phone.state.app.state == .background)
        try phone.perform(.advanceClock(seconds: 1))
        #expect(phone.state.app.state == .suspended)
        #expect(try phone.calls(after: .receive(content)) == ["push"])
        phone.apps.last?.finishAll()
        try phone.perform(.advanceClock(seconds: 0.1))
        #expect(phone.state.app.state == .suspended)
        try phone.perform(.openApp, .forceQuit)
        #expect(try phone.calls(after: .receive(content)) == [])
        #expect(phone.state.app.state == .notRunning)
        // Until the user opens it, or the device is switched on again.
        try phone.perform(.reboot)
        #expect(try phone.calls(after: .receive(content)) == ["push"])
    }
}
