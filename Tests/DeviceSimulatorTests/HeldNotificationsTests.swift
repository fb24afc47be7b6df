import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

/// What a phone holds of an app's notifications while no process of the app runs.
@MainActor @Suite struct HeldNotificationsTests {
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        try await withTemporaryFolder { try await body($0.appending(path: "notifications.json")) }
    }

    private func device(holding file: URL) -> Device {
        let center = NotificationCenterSimulator(file: file)
        return Device(clock: DeviceClock(fixed: start), notificationCenter: center) { _ in RecordingApp() }
    }

    private func notification(_ id: String, after seconds: TimeInterval = 60) -> ScheduledNotification {
        let content = LocalNotificationContent(title: "Secret \(id)", body: "Body", custom: ["deepLink": "a/b"])
        return ScheduledNotification(id: id, category: "c", content: content, firesAt: start + seconds)
    }

    private func push(_ id: String) -> DeviceCommand {
        .receive(PushMessage(#"{"aps":{"alert":"Secret \#(id)"}}"#, id: id))
    }

    @Test func `what was allowed, scheduled and fired, and the pushes that are kept, are there for the next process`()
        async throws
    {
        try await withFile { file in
            let device = device(holding: file)
            device.notificationCenter.set(.authorized)
            for id in ["fired", "scheduled"] {
                try await device.notificationCenter.add(notification(id, after: id == "fired" ? 1 : 60))
            }
            device.advance(by: 1)
            try device.perform(push("push"))
            device.notificationCenter.keepPushes()
            let next = NotificationCenterSimulator(file: file)
            #expect(next.settings.authorization == .authorized)
            #expect(await next.scheduled() == [notification("scheduled")])
            #expect(next.delivered == device.notificationCenter.delivered)
            #expect(next.delivered.map(\.requestID) == ["fired", "push"])
            #expect(next.delivered.map(\.isLocal) == [true, false])
        }
    }

    @Test func `P4: what is removed for good is on no disk, though the file cannot be written`() async throws {
        try await withFile { file in
            let center = device(holding: file).notificationCenter
            center.set(.authorized)
            try await center.add(notification("scheduled"))
            // Nothing can be written beside the file.
            let new = file.appendingPathExtension("new")
            try FileManager.default.createDirectory(
                at: new.appending(path: "taken"), withIntermediateDirectories: true)
            center.removeAllDelivered()
            center.cancelAll()
            #expect(!FileManager.default.fileExists(atPath: file.path))
            try FileManager.default.removeItem(at: new)
            center.set(.denied)
            let next = NotificationCenterSimulator(file: file)
            #expect(next.settings.authorization == .denied)
            #expect(await next.scheduled() == [] && next.delivered == [])
        }
    }

    @Test func `P7: what cannot be written is refused or written with the next change, and the file stays whole`()
        async throws
    {
        try await withFile { file in
            let device = device(holding: file)
            let center = device.notificationCenter
            center.set(.authorized)
            try await center.add(notification("a", after: 1))
            let before = try Data(contentsOf: file)
            // Nothing can be written where a folder stands.
            let obstacle = file.appendingPathExtension("new")
            try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
            await #expect(throws: NotificationSchedulingError.self) { try await center.add(notification("b")) }
            #expect(await center.scheduled().map(\.id) == ["a"])
            device.advance(by: 1)
            #expect(center.delivered.map(\.requestID) == ["a"])
            #expect(try Data(contentsOf: file) == before)
            try FileManager.default.removeItem(at: obstacle)
            center.set(.provisional)
            let next = NotificationCenterSimulator(file: file)
            #expect(await next.scheduled() == [])
            #expect(next.delivered.map(\.requestID) == ["a"])
        }
    }

    @Test func `the file is its user's alone, and nothing is written through a link`() async throws {
        try await withFile { file in
            let target = file.deletingLastPathComponent().appending(path: "target")
            try Data("somebody's".utf8).write(to: target)
            for link in [file, file.appendingPathExtension("new")] {
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            }
            NotificationCenterSimulator(file: file).set(.denied)
            #expect(try String(contentsOf: target, encoding: .utf8) == "somebody's")
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(attributes[.type] as? FileAttributeType == .typeRegular)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            #expect(await NotificationCenterSimulator(file: file).authorization() == .denied)
        }
    }

    @Test(
        "P4: a sign-out leaves no text of the account, nor what a process that died had begun to write",
        arguments: [
            true, false,
        ])
    func signOut(isHeld: Bool) async throws {
        try await withFile { file in
            let device = device(holding: file)
            let center = device.notificationCenter
            center.set(.authorized)
            if isHeld {
                try await center.add(notification("fired", after: 1))
                try await center.add(notification("scheduled"))
                device.advance(by: 1)
                try device.perform(push("push"))
                center.keepPushes()
            }
            try Data("Secret".utf8).write(to: file.appendingPathExtension("new"))
            center.removeAllDelivered()
            center.cancelAll()
            let folder = file.deletingLastPathComponent()
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names == [file.lastPathComponent])
            #expect(try !String(contentsOf: file, encoding: .utf8).contains("Secret"))
            let next = NotificationCenterSimulator(file: file)
            #expect(await next.scheduled() == [])
            #expect(next.delivered == [] && next.settings.authorization == .authorized)
        }
    }
}
