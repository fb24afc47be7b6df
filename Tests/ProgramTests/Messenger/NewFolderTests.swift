import Foundation
import Testing

/// A folder that no start has brought to its end yet.
@Suite struct NewFolderTests {
    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder(.messenger)
    }

    @Test("an explanation makes no folder, be it named or the default", arguments: [true, false])
    func explained(isNamed: Bool) throws {
        let named = isNamed ? ["--data", folder.data.path] : []
        let environment = ["HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path]
        for subject in ["messenger://chat", Sample.path(.messenger, Program.messenger.push)] {
            let run = try CommandRun(.messenger, ["explain", subject] + named, environment: environment)
            #expect(run.code == 0 && run.errors.isEmpty)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("a file in the place of the folder is 74", arguments: [["explain", "messenger://chat"], ["rooms"]])
    func file(arguments: [String]) throws {
        let file = try folder.file("data", "somebody's")
        let run = try folder.run(.messenger, arguments)
        #expect(run.code == 74 && !run.errors.isEmpty)
        #expect(try run.answer().error?.code == "databaseUnavailable")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "somebody's")
    }

    @Test func `content that is lost begins again with the samples`() throws {
        #expect(try folder.launch(.messenger) == ["ready"])
        for name in try folder.dataFiles where name.hasPrefix("content.sqlite") {
            try FileManager.default.removeItem(at: folder.files.appending(path: name))
        }
        #expect(try !folder.run(.messenger, ["rooms"]).output.isEmpty)
    }

    @Test func `what a first start could not be filled with is there after the next`() throws {
        #expect(try folder.launch(.messenger) == ["ready"])
        try folder.spoil("content.sqlite", sql: "DELETE FROM message; DELETE FROM room")
        try FileManager.default.removeItem(at: folder.files.appending(path: "app.used"))
        #expect(try folder.launch(.messenger) == ["ready"])
        #expect(try !folder.run(.messenger, ["rooms"]).output.isEmpty)
        #expect(try folder.dataFiles.contains("app.used"))
    }
}
