import DeviceSimulator
import Foundation
import Launches
import TestSupport
import Testing

@MainActor @Suite struct ExampleTests {
    private let app = RecordingApp()
    private let clock = DeviceClock(fixed: Date(timeIntervalSince1970: 5))
    private let center = NotificationCenterSimulator()

    private func makeApp(_ center: NotificationCenterSimulator) -> any ArrivalPort { app }

    @Test func `a tap on a push brings the app back to the front`() {
        let device = Device(clock: clock, notificationCenter: center) { center in makeApp(center) }
        device.openApp()
        device.pressHome()
        let push = device.deliver(Data(#"{"aps":{"alert":"Hello"}}"#.utf8), requestID: "1")
        device.respond(to: push)
        #expect(device.appState == .foreground)
    }
}
