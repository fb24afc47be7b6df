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

    private func device(holding file: URL) -> Device { device(NotificationCenterSimulator(file: file)) }

    private func device(_ center: NotificationCenterSimulator, _ app: RecordingApp = RecordingApp()) -> Device {
        let category = NotificationCategory("c", actions: [], reportsDismissal: true)
        return Device(
            clock: DeviceClock(fixed: start), notificationCenter: center, categories: [category]
        ) { _ in app }
    }

    private func notification(_ id: String, after seconds: TimeInterval = 60) -> ScheduledNotification {
        let content = LocalNotificationContent(title: "Secret \(id)", body: "Body", custom: ["deepLink": "a/b"])
        return ScheduledNotification(id: id, category: "c", content: content, firesAt: start + seconds)
    }

    private func push(_ id: String) -> DeviceCommand {
        .receive(PushMessage(#"{"aps":{"alert":"Secret \#(id)","category":"c"}}"#, id: id))
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

    @Test(
        "P9: a damaged file holds nothing, is told, and is written anew",
        arguments: ["", "{", "[]", "null", "{}"])
    func damage(text: String) async throws {
        try await withFile { file in
            try Data(text.utf8).write(to: file)
            var reports: [String] = []
            let center = NotificationCenterSimulator(file: file) { reports.append($0) }
            center.register([])
            #expect(reports == [])
            #expect(await center.authorization() == .notDetermined)
            #expect(await center.scheduled() == [])
            #expect(center.delivered == [])
            #expect(reports.count == 1 && reports[0].hasPrefix("\(file.path) cannot be read: "))
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
            center.set(.denied)
            #expect(await NotificationCenterSimulator(file: file).authorization() == .denied)
            #expect(reports.count == 1)
        }
    }

    /// Whose first byte the system does not read: "Input/output error".
    private nonisolated static let unread = "/proc/self/mem"

    @Test(
        "U45: a file that the disk does not read stays what it is, and a sign-out removes it",
        .enabled(if: FileManager.default.fileExists(atPath: unread)))
    func refusedRead() async throws {
        try await withFile { file in
            let files = FileManager.default
            try files.createSymbolicLink(atPath: file.path, withDestinationPath: Self.unread)
            var reports: [String] = []
            let center = NotificationCenterSimulator(file: file) { reports.append($0) }
            center.set(.denied)
            center.set(.authorized)
            let device = device(center)
            try device.perform(push("a"))
            center.keepPushes()
            #expect(center.delivered.map(\.requestID) == ["a"])
            #expect(reports.count == 1 && reports[0].hasPrefix("\(file.path) cannot be read: "))
            #expect(try files.destinationOfSymbolicLink(atPath: file.path) == Self.unread)
            #expect(try files.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).count == 1)
            center.removeAllDelivered()
            #expect(NotificationCenterSimulator(file: file).delivered == [])
            #expect(throws: (any Error).self) { try files.destinationOfSymbolicLink(atPath: file.path) }
        }
    }

    @Test func `clearing the list writes the file once, before the app hears of the first dismissal`() async throws {
        try await withFile { file in
            let center = NotificationCenterSimulator(file: file)
            let app = RecordingApp()
            let device = device(center, app)
            center.set(.authorized)
            for id in ["a", "b", "c"] { try device.perform(push(id)) }
            center.keepPushes()
            var files: Set<Int> = []
            app.onCall = { _ in files.insert(Self.number(of: file)) }
            device.didChange = { files.insert(Self.number(of: file)) }
            let before = Self.number(of: file)
            try device.perform(.clearNotifications)
            #expect(app.all.map(\.name) == ["response(dismiss)", "response(dismiss)", "response(dismiss)"])
            #expect(files == [Self.number(of: file)] && !files.contains(before))
            #expect(NotificationCenterSimulator(file: file).delivered == [])
        }
    }

    /// Each write makes another file of the name.
    private static func number(of file: URL) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int) ?? 0
    }
}
