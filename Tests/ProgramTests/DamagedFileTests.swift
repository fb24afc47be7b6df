import Foundation
import Testing

@Suite struct DamagedFileTests {
    private static let now = ["--now", "2026-05-01T12:00:00Z"]
    private let folder: WorkingFolder

    /// A tap was recorded, and its process died.
    init() throws {
        folder = try WorkingFolder()
        _ = try run("push", Sample.push)
        let tap = try run("push", Sample.push, "--arrive", "terminated", "--crash-at", "recorded")
        #expect(tap.code == CommandRun.killed)
    }

    private func run(_ arguments: String...) throws -> CommandRun { try folder.run(.first, arguments + Self.now) }

    @Test func `P1: no file is moved from under an app that runs; when it has ended, it is`() async throws {
        try folder.spoil(
            "inbox.sqlite",
            sql: "PRAGMA ignore_check_constraints=ON; INSERT INTO session (id, hasOnboarded) VALUES (2, 1)")
        let app = try AppHolder(folder.files)
        let commands = [
            ["inbox"], ["routes"], ["import", Sample.path(.first, "content.jsonl")], ["push", Sample.push],
        ]
        for command in commands {
            let run = try await folder.runPatiently([command + Self.now])[0]
            #expect(!run.errors.contains("backed up"))
        }
        app.end()
        let inbox = try run("inbox")
        #expect(try inbox.lines(of: InboxTests.Record.self).isEmpty)
        #expect(inbox.errors.contains("inbox.sqlite was backed up as "))
    }

    @Test func `U45: a sound file that an earlier start took for damaged is used, once no app runs that has it open`()
        async throws
    {
        let notes = try ["inbox", "content"].map { try folder.dataFile("\($0).sqlite.damaged", "") }
        let app = try AppHolder(folder.files)
        #expect(try await folder.runPatiently(["inbox"] + Self.now).code == 0)
        #expect(notes.allSatisfy(FileManager.default.fileExists))
        app.end()
        #expect(try folder.launch(.first, "--now", "2026-05-01T12:00:30Z") == ["shown", "ready"])
        #expect(try folder.dataFiles.allSatisfy { !$0.contains("damaged") })
    }

    @Test func `a payload that can no longer be read ends as failed, and the app starts`() throws {
        try folder.spoil("inbox.sqlite", sql: "UPDATE launch SET userInfo = NULL WHERE state <> 'settled'")
        let launch = try run("launch")
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == ["failed", "ready"])
        #expect(answers.first?.error?.code == "invalidPayload")
        #expect(answers.last?.navigation.phase == "main")
    }

    @Test func `P9: notifications that cannot be read are told by a command that needs them, and backed up`() throws {
        let file = try folder.dataFile("notifications.json", "{")
        #expect(try !run("inbox").errors.contains("notifications.json"))
        let push = try run("push", Sample.push, "--no-tap")
        #expect(push.errors.contains("\(file) cannot be read: "))
        #expect(push.errors.contains("\(file) was backed up as \(file).damaged"))
        #expect(try !run("notifications").errors.contains("notifications.json"))
    }

    @Test(
        "P8, U45: where the disk does not read the notifications nobody is told that one is gone, and it is 74",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")),
        arguments: [["notifications"], ["tap", "x"]])
    func unreadNotifications(command: [String]) throws {
        let file = try folder.dataFile("notifications.json", "")
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/proc/self/mem")
        let run = try folder.run(.first, command)
        #expect(run.code == 74 && run.errors.contains("\(file) cannot be read: "))
        #expect(!run.output.contains("contentNotFound"))
    }
}
