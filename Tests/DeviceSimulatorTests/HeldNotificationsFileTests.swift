import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

/// When the file of a phone's notifications is read and written, and what becomes of one that cannot be read.
@MainActor @Suite struct HeldNotificationsFileTests {
    private func withFile(_ body: (URL) async throws -> Void) async throws {
        try await withTemporaryFolder { try await body($0.appending(path: "notifications.json")) }
    }

    @Test(
        "P9: a file that cannot be read holds nothing, is told, and is written anew",
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

    private func device(_ center: NotificationCenterSimulator, _ app: RecordingApp = RecordingApp()) -> Device {
        let category = NotificationCategory("c", actions: [], reportsDismissal: true)
        let clock = DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000))
        center.set(.authorized)
        return Device(clock: clock, notificationCenter: center, categories: [category]) { _ in app }
    }

    private func push(_ id: String) -> DeviceCommand {
        .receive(PushMessage(#"{"aps":{"alert":"Hello","category":"c"}}"#, id: id))
    }

    @Test func `clearing the list writes the file once, before the app hears of the first dismissal`() async throws {
        try await withFile { file in
            let center = NotificationCenterSimulator(file: file)
            let app = RecordingApp()
            let device = device(center, app)
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
