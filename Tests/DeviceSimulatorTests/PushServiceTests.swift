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

    /// Why the device does not get it at once; nil if it does.
    private func reason(toKeep push: PushMessage) throws -> PushVerdict.Reason? {
        try phone.perform(.receive(push))
        return phone.state.verdict?.reason
    }

    @Test func `for a device that is offline the newest is kept, and no other`() throws {
        try phone.perform(.setOnline(false))
        #expect(try reason(toKeep: push("a")) == .offline)
        #expect(try reason(toKeep: push("b")) == .offline)
        #expect(phone.listed == [])
        try phone.perform(.advanceClock(seconds: 60), .setOnline(true))
        #expect(phone.listed == ["b"])
        #expect(phone.state.delivered.map(\.deliveredAt) == [phone.clock.now])
        #expect(try reason(toKeep: push("c")) == nil)
    }

    @Test("a push is kept until it expires, and for thirty days at most", arguments: [nil, 60, 86_400 * 60])
    func expiry(seconds: TimeInterval?) throws {
        let life = min(seconds ?? .infinity, 86_400 * 30)
        let now = RecordedPhone().clock.now
        let expirations: [PushMessage.Expiration] = seconds.map { [.at(now + $0), .after($0)] } ?? [.unspecified]
        for expiration in expirations {
            for (wait, arrives) in [(life - 1, true), (life, false)] {
                let phone = RecordedPhone()
                try phone.perform(.setOnline(false))
                try phone.perform(.receive(push("a", expiration)))
                try phone.perform(.advanceClock(seconds: wait), .setOnline(true))
                #expect(phone.listed == (arrives ? ["a"] : []))
            }
        }
    }

    @Test func `low priority waits while nobody uses the device, until something wakes it`() throws {
        #expect(try reason(toKeep: push("used", priority: .lowest)) == nil)
        try phone.perform(.lock)
        #expect(try reason(toKeep: push("low", priority: .low)) == .lowPriority)
        #expect(try reason(toKeep: push("lowest", priority: .lowest)) == .lowPriority)
        #expect(try reason(toKeep: push("gone", .immediately, priority: .low)) == .expired)
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
        #expect(try reason(toKeep: push("a", .after(60), priority: .low)) == .offline)
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
