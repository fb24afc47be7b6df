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
        #expect(run.errors.contains("its folder cannot be opened: Not a directory"))
        #expect(!run.errors.contains("Error Domain"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "x")
    }

    @Test func `programs that are given the same folder have each its own files there`() throws {
        let folder = try WorkingFolder()
        for program in Program.allCases { #expect(try folder.launch(program) == ["ready"]) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.data.path)
        #expect(names.sorted() == Program.allCases.map(\.name).sorted())
    }

    @Test func `a data folder that cannot be made is told in a sentence, and is 74`() throws {
        let path = "/proc/none/data"
        let push = try CommandRun(.first, ["push", "-", "--data", path, "--json"], input: #"{"aps":{}}"#)
        #expect(push.code == 74)
        #expect(try push.answer().outcome == "failed")
        #expect(try push.answer().error?.code == "databaseUnavailable")
        #expect(push.errors.contains("\(path)/\(Program.first.name)/inbox.sqlite cannot be opened: "))
    }

    @Test("P9: a folder in the place of a file is quarantined, and the app starts", arguments: ["inbox", "content"])
    func folderInPlace(of name: String) throws {
        let folder = try WorkingFolder()
        _ = try folder.dataFile("\(name).sqlite/kept", "")
        let push = try folder.run("push", Sample.push)
        #expect(push.code == 0)
        #expect(try push.answer().outcome == "shown")
        #expect(push.errors.contains("\(name).sqlite was backed up as "))
        let aside = try #require(try folder.dataFiles.first { $0.hasPrefix("\(name).sqlite.foreign-") })
        #expect(FileManager.default.fileExists(atPath: folder.files.appending(path: aside + "/kept").path))
        let next = try folder.run("launch")
        #expect(try next.code == 0 && next.errors.isEmpty && next.answers().map(\.outcome) == ["ready"])
    }

    @Test func `files that are no databases are backed up whole and named, and the app starts`() throws {
        let folder = try WorkingFolder()
        let names = ["inbox.sqlite", "content.sqlite"]
        let noise = String(repeating: "noise", count: 4_000)
        for name in names { _ = try folder.dataFile(name, noise) }
        let run = try folder.run("launch", "--now", "2026-05-01T12:00:00Z")
        #expect(run.code == 0)
        let ready = try #require(try run.answers().last)
        #expect(ready.stack == Program.first.start && ready.navigation.alert?.code == "dataReplaced")
        for name in names {
            let aside = name + ".damaged-20260501T120000Z"
            #expect(run.errors.contains(folder.files.appending(path: name).path + " was backed up as "))
            #expect(run.errors.contains(aside))
            #expect(try String(contentsOf: folder.files.appending(path: aside), encoding: .utf8) == noise)
        }
        let next = try folder.run("launch")
        #expect(try next.errors == "" && next.answers().last?.navigation.alert == nil)
    }
}
