import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct DeviceTests {
    private let app = RecordingApp()

    private func device() -> Device {
        Device(
            clock: DeviceClock(fixed: Date(timeIntervalSince1970: 5)),
            notificationCenter: NotificationCenterSimulator(InMemoryScheduledNotificationRepository())
        ) { [app] _ in app }
    }

    @Test func `S1.6: each process is given the device's token, with a scene or without`() {
        let device = Device(
            clock: DeviceClock(fixed: Date(timeIntervalSince1970: 5)),
            notificationCenter: NotificationCenterSimulator(InMemoryScheduledNotificationRepository()),
            token: Data([7])
        ) { [app] _ in app }
        device.openApp()
        device.pressHome()
        device.openApp()
        #expect(app.tokens == [Data([7])])
        device.kill()
        device.process.startInBackground()
        #expect(app.tokens == [Data([7]), Data([7])])
    }

    @Test func `only in the foreground the app is asked, and what it does not list is not listed`() {
        let device = device()
        device.deliver(Data("x".utf8), requestID: "closed")
        device.openApp()
        app.presentation = [.banner]
        device.deliver(Data("x".utf8), requestID: "asked")
        #expect(device.lastPresentation == [.banner])
        #expect(device.notificationCenter.delivered.map(\.requestID) == ["closed"])
    }
}
