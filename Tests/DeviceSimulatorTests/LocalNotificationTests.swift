import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct LocalNotificationTests {
    private let clock = DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000))

    /// A device that was just switched on.
    /// - Parameter file: what it held before; nil for nothing.
    private func device(_ app: RecordingApp = RecordingApp(), holding file: URL? = nil) -> Device {
        app.presentation = [.banner, .list, .sound]
        let center = NotificationCenterSimulator(file: file)
        return Device(clock: clock, notificationCenter: center) { _ in app }
    }

    @discardableResult
    private func schedule(_ request: SampleRequest, on device: Device) async throws -> ScheduledNotification {
        let schedule = ScheduleNotification(
            device.notificationCenter, isSignedIn: { _ in true }, now: { [clock] in clock.now })
        return try await schedule(request, for: "1").notification
    }

    @Test func `S4.2: what became due while the device was off is dated when it was due`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "notifications.json")
            let first = device(holding: file)
            try await schedule(SampleRequest("b", after: .timeInterval(60)), on: first)
            try await schedule(SampleRequest("a", after: .timeInterval(120)), on: first)
            try await schedule(SampleRequest("c", after: .timeInterval(9_999)), on: first)
            let start = clock.now
            clock.advance(by: 600)
            let second = device(holding: file)
            second.catchUp()
            #expect(second.notificationCenter.delivered.map(\.requestID) == ["b", "a"])
            #expect(second.notificationCenter.delivered.map(\.deliveredAt) == [start + 60, start + 120])
            let third = device(holding: file)
            third.catchUp()
            #expect(third.notificationCenter.delivered.map(\.requestID) == ["b", "a"])
            #expect(await third.notificationCenter.scheduled().map(\.id) == ["c"])
        }
    }

    @Test func `S4.2: in the foreground the app is asked at that very moment, and may not want it listed`() async throws
    {
        let app = RecordingApp()
        let device = device(app)
        app.presentation = [.banner]
        device.openApp()
        let notification = try await schedule(SampleRequest(), on: device)
        let start = clock.now
        app.onCall = { [clock] _ in #expect(clock.now == start + 60) }
        device.advance(by: 600)
        #expect(app.all.dropFirst(2) == [.presentation(notification.delivered)])
        #expect(clock.now == start + 600)
        #expect(device.presenter.log.lastPresentation == [.banner] && device.notificationCenter.delivered == [])
    }

    @Test func `S4.2: one that gets no banner brings back none of an earlier push`() async throws {
        let device = device()
        try await schedule(SampleRequest("quiet", after: .timeInterval(3)), on: device)
        device.deliver(Data(#"{"aps":{"alert":"Hi"}}"#.utf8), requestID: "push")
        #expect(device.state.banner?.requestID == "push")
        device.notificationCenter.isFocusOn = true
        device.advance(by: 60)
        #expect(device.notificationCenter.delivered.map(\.requestID) == ["push", "quiet"])
        #expect(device.state.banner == nil)
    }

    @Test func `S4.3: what the user forbade meanwhile is not shown, then or later`() async throws {
        let device = device()
        try await schedule(SampleRequest(), on: device)
        device.notificationCenter.set(.denied)
        device.advance(by: 60)
        device.notificationCenter.set(.authorized)
        device.advance(by: 60)
        #expect(device.notificationCenter.delivered == [] && device.presenter.log.lastPresentation == nil)
        #expect(await device.notificationCenter.scheduled() == [])
    }

    @Test func `S4.4: a category that is added drops no other, and takes the place of its own kind`() {
        let center = device().notificationCenter
        let order = NotificationCategory("order", actions: [NotificationAction("confirm", .perform)])
        let message = NotificationCategory("message", actions: [NotificationAction("reply", .performWithText)])
        let longer = NotificationCategory("order", actions: order.actions + [NotificationAction("view", .open)])
        center.register([order])
        center.register([message])
        #expect(center.categories == [order, message])
        center.register([longer])
        #expect(center.categories == [message, longer])
        center.register([])
        #expect(center.categories == [message, longer])
    }
}
