import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct DeviceTests {
    private let app = RecordingApp()

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
}
