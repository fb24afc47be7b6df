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

    @Test func `a cold tap comes with the connection and once more as a response`() {
        let device = device()
        let notification = device.deliver(Data("x".utf8), requestID: "r")
        device.respond(to: notification)
        let response = NotificationResponse(notification)
        #expect(app.calls == [.connect(ConnectionOptions(response: response)), .foreground, .response(response)])
        #expect(device.appState == .foreground)
        #expect(device.notificationCenter.delivered.isEmpty)
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
        device.startInBackground()
        #expect(app.tokens == [Data([7]), Data([7])])
    }

    @Test func `a tap in the background brings the app to the foreground first`() {
        let device = device()
        device.openApp()
        device.pressHome()
        let notification = device.deliver(Data("x".utf8), requestID: "r")
        device.respond(to: notification)
        #expect(
            app.calls == [
                .connect(ConnectionOptions()), .foreground, .background, .foreground,
                .response(NotificationResponse(notification)),
            ])
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

    @Test func `a suspended app is told nothing, and a killed one neither`() {
        let device = device()
        device.openApp()
        device.pressHome()
        device.suspend()
        #expect(device.appState == .suspended)
        device.kill()
        #expect(device.appState == .notRunning)
        #expect(app.calls == [.connect(ConnectionOptions()), .foreground, .background])
    }

    @Test func `an action that does not open the app starts it without a scene`() {
        let device = device()
        let notification = device.deliver(Data("x".utf8), requestID: "r")
        device.respond(to: notification, with: .custom(id: "confirm"))
        #expect(app.calls == [.response(NotificationResponse(notification, action: .custom(id: "confirm")))])
        #expect(device.appState == .background)
    }

    @Test func `a link is taken from one channel only`() {
        let device = device()
        device.open(url: "a://b")
        device.open(url: "a://c")
        device.open(universalLink: "https://d")
        #expect(
            app.calls == [
                .connect(ConnectionOptions(urls: ["a://b"])), .foreground, .open(["a://c"]), .activity("https://d"),
            ])
    }

    @Test func `a silent push wakes the app, but never after a force quit`() {
        let silent = Data(#"{"aps":{"content-available":1}}"#.utf8)
        let device = device()
        device.deliver(silent, requestID: "r")
        #expect(app.calls == [.silentPush(silent)])
        #expect(device.appState == .background)
        device.openApp()
        device.forceQuit()
        device.deliver(silent, requestID: "r")
        #expect(
            app.calls == [.silentPush(silent), .connect(ConnectionOptions()), .foreground, .disconnect, .terminate])
        #expect(device.appState == .notRunning)
    }

    @Test func `an action that is declared to open the app opens it, any other runs without a scene`() {
        let category = NotificationCategory("c", actions: [NotificationAction("view", .open)])
        let device = Device(
            clock: DeviceClock(fixed: .distantPast),
            notificationCenter: NotificationCenterSimulator(InMemoryScheduledNotificationRepository()),
            categories: [category]
        ) { _ in app }
        let notification = device.deliver(Data("x".utf8), requestID: "r")
        device.respond(to: notification, with: .custom(id: "reply", text: "yes"))
        #expect(device.appState == .background)
        device.respond(to: notification, with: .custom(id: "view"))
        #expect(device.appState == .foreground)
        let view = NotificationResponse(notification, action: .custom(id: "view"))
        #expect(app.calls.suffix(3) == [.connect(ConnectionOptions(response: view)), .foreground, .response(view)])
    }

    @Test func `a delivery under a listed request takes its place`() {
        let device = device()
        device.deliver(Data("x".utf8), requestID: "r")
        device.clock.advance(by: 1)
        device.deliver(Data("y".utf8), requestID: "r")
        #expect(device.notificationCenter.delivered.map(\.userInfo) == [Data("y".utf8)])
    }
}
