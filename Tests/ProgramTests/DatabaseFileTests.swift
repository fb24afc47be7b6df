import Foundation
import Testing

@Suite struct DatabaseFileTests {
    @Test(
        "a data folder that is a file is told in a sentence, left alone, and is 74",
        arguments: [
            ["push", Sample.push], ["launch"], ["tour"], ["inbox"], ["inbox", "show", "1"],
            ["import", Sample.path(.first, "content.jsonl")],
        ])
    func noFolder(command: [String]) throws {
        let folder = try WorkingFolder()
        let file = try folder.file("data", "x")
        let run = try folder.run(.first, command, json: false)
        #expect(run.code == 74)
        #expect(run.errors.contains("\(folder.data.path) is a file"))
        #expect(!run.errors.contains("Error Domain"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "x")
    }

    @Test("another program's folder is told in a sentence, left alone, and is 74", arguments: [["launch"], ["tour"]])
    func otherFolder(command: [String]) throws {
        let folder = try WorkingFolder()
        _ = try folder.file("data/app.owner", "x")
        let run = try folder.run(.first, command, json: false)
        #expect(run.code == 74)
        #expect(run.errors.contains("\(folder.data.path) holds the data of x, not of "))
        #expect(try folder.dataFiles == ["app.owner"])
    }

    @Test func `a data folder that cannot be made is told in a sentence, and is 74`() throws {
        let path = "/proc/none/data"
        let push = try CommandRun(.first, ["push", "-", "--data", path, "--json"], input: #"{"aps":{}}"#)
        #expect(push.code == 74)
        #expect(try push.answer().outcome == "failed")
        #expect(try push.answer().error?.code == "databaseUnavailable")
        #expect(push.errors.contains("\(path)/inbox.sqlite cannot be opened: "))
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
        #expect(try !folder.text("launch").output.contains("The app is ready."))

        try FileManager.default.removeItem(at: kept.deletingLastPathComponent())
        let launch = try folder.run("launch")
        #expect(launch.code == 0)
        #expect(try launch.answers().map(\.outcome) == ["shown", "ready"])
        #expect(try launch.answers().first?.stack == Program.first.stack)
    }

    @Test func `files that are no databases are backed up whole and named, and the app starts`() throws {
        let folder = try WorkingFolder()
        let names = ["inbox.sqlite", "content.sqlite"]
        let noise = String(repeating: "noise", count: 4_000)
        for name in names { _ = try folder.file("data/" + name, noise) }
        let run = try folder.run("launch", "--now", "2026-05-01T12:00:00Z")
        #expect(run.code == 0)
        let ready = try #require(try run.answers().last)
        #expect(ready.stack == Program.first.start && ready.navigation.alert?.code == "dataReplaced")
        for name in names {
            let aside = name + ".damaged-20260501T120000Z"
            #expect(run.errors.contains(folder.data.appending(path: name).path + " was backed up as "))
            #expect(run.errors.contains(aside))
            #expect(try String(contentsOf: folder.data.appending(path: aside), encoding: .utf8) == noise)
        }
        let next = try folder.run("launch")
        #expect(try next.errors == "" && next.answers().last?.navigation.alert == nil)
    }
}
