import Foundation
import Testing

@Suite struct DatabaseFileTests {
    private static let noise = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 7 &+ 5) })

    private static let commands = [
        ["push", Sample.push], ["open", "\(Program.first.scheme)://home"], ["launch"], ["tour"], ["inbox"],
        ["inbox", "--history"],
        ["inbox", "show", "1"], ["import", Sample.path(.first, "content.jsonl")],
    ]

    @Test("a data folder that is a file is told in a sentence, and is 74", arguments: commands)
    func dataIsFile(command: [String]) throws {
        let folder = try WorkingFolder()
        let file = try folder.file("data", "not a folder")
        let run = try folder.run(.first, command, json: false)
        #expect(run.code == 74)
        #expect(run.errors.contains("\(file) is a file"))
        #expect(!run.errors.contains("Fatal error"))
        #expect(!run.errors.contains("Error Domain"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "not a folder")
    }

    @Test(
        "a data folder that cannot be made is told in a sentence, and is 74",
        arguments: ["/proc/none/data", "/dev/null/data"], Program.allCases)
    func dataCannotBeMade(path: String, program: Program) throws {
        let push = try CommandRun(program, ["push", "-", "--data", path, "--json"], input: #"{"aps":{}}"#)
        #expect(push.code == 74)
        #expect(try push.answer().outcome == "failed")
        #expect(try push.answer().error?.code == "databaseUnavailable")
        #expect(push.errors.contains("\(path)/inbox.sqlite cannot be opened: "))
        #expect(try CommandRun(program, ["inbox", "--data", path]).code == 74)
    }

    @Test func `what cannot be recorded is shown all the same`() throws {
        let folder = try WorkingFolder()
        _ = try folder.file("data/inbox.sqlite/kept", "")
        for arrive in ["terminated", "background", "foreground"] {
            let run = try folder.run("push", Sample.push, "--arrive", arrive)
            #expect(run.code == 0)
            #expect(try run.answer().outcome == "shown")
            #expect(try run.answer().stack == Program.first.stack)
            #expect(run.errors.contains("inbox.sqlite cannot be opened: it is a folder"))
        }
        #expect(try folder.launch() == ["ready"])
        #expect(try folder.run("inbox").code == 74)
        #expect(try folder.dataFiles.contains("inbox.sqlite"))
    }

    @Test func `what cannot be shown without the content waits, and is shown when the content is there`() throws {
        let folder = try WorkingFolder()
        let kept = URL(filePath: try folder.file("data/content.sqlite/kept", ""))
        let push = try folder.run("push", Sample.push)
        #expect(push.code == 74)
        #expect(try push.answer().outcome == "pending")
        #expect(try push.answer().navigation.phase == "retry")
        #expect(push.errors.contains("content.sqlite cannot be opened: it is a folder"))
        #expect(try folder.run("inbox").lines(of: InboxTests.Record.self).map(\.state) == ["pending"])
        let early = try folder.run("launch")
        #expect(early.code == 74)
        #expect(try early.answers().filter { $0.outcome == "shown" }.isEmpty)

        try FileManager.default.removeItem(at: kept.deletingLastPathComponent())
        let launch = try folder.run("launch")
        #expect(launch.code == 0)
        #expect(try launch.answers().map(\.outcome) == ["shown", "ready"])
        #expect(try launch.answers().first?.stack == Program.first.stack)
    }

    @Test("the data of another program is left alone, and it is said whose it is", arguments: Self.commands)
    func othersData(command: [String]) throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch() == ["ready"])
        _ = try folder.file("data/app.owner", "another-router\n")
        let before = try folder.dataFiles
        let run = try folder.run(.first, command, json: false)
        #expect(run.code == 74)
        #expect(run.errors.contains("\(folder.data.path) holds the data of another-router, not of "))
        #expect(try folder.dataFiles == before)
    }

    @Test func `an app that could not load does not tell people that it is ready`() throws {
        let folder = try WorkingFolder()
        _ = try folder.file("data/content.sqlite/kept", "")
        #expect(!(try folder.text("launch").output.contains("The app is ready.")))
    }

    @Test(
        "a file that is no database is backed up whole and named, and the app starts",
        arguments: [["inbox.sqlite"], ["content.sqlite"], ["inbox.sqlite", "content.sqlite"]])
    func noise(names: [String]) throws {
        let folder = try WorkingFolder()
        for name in names { _ = try folder.file("data/" + name, Self.noise) }
        let run = try folder.run("push", Sample.push, "--now", "2026-05-01T12:00:00Z")
        #expect(run.code == 0)
        #expect(try run.answer().stack == Program.first.stack)
        for name in names {
            let aside = name + ".damaged-20260501T120000Z"
            #expect(run.errors.contains(folder.data.appending(path: name).path + " was backed up as "))
            #expect(run.errors.contains(aside))
            #expect(try Data(contentsOf: folder.data.appending(path: aside)) == Self.noise)
        }
        #expect(try folder.run("launch").errors == "")
    }
}
