import Foundation
import GRDB
import Testing

@Suite struct InterruptedImportTests {
    private static func row(_ number: Int) -> String {
        #"{"id":"11111111-0000-4000-8000-\#(100_000_000_000 + number)","title":"T","author":"A","blog":"B","#
            + #""url":"u","body":"b","publishedAt":"2026-03-02T09:00:00Z"}"# + "\n"
    }

    /// Interrupts an import that waits for more. A pipe takes no more than 64 KB ahead: whoever has written more knows that
    /// the import has begun to read.
    private func interrupt(_ folder: WorkingFolder, _ options: String...) throws -> CommandRun {
        let rows = Pipe()
        let command = try StartedCommand(
            .campus, ["import", "-", "--data", folder.data.path] + options,
            standardInput: rows.fileHandleForReading)
        for number in 1...2_000 { try rows.fileHandleForWriting.write(contentsOf: Data(Self.row(number).utf8)) }
        command.send(SIGINT)
        let run = try command.end()
        try rows.fileHandleForWriting.close()
        return run
    }

    @Test(arguments: ["--json", "--language=en"])
    func `Ctrl-C says what was kept, which is what was read`(option: String) throws {
        let folder = try WorkingFolder(.campus)
        let run = try interrupt(folder, option)
        #expect(run.code == 130, "\(run.errors)")
        let kept = try Self.kept(in: folder)
        #expect(kept > 0)
        if option == "--json" {
            let report = try #require(try run.lines(of: ImportReport.self).first)
            #expect(report.counts == [kept, 0, 0] && report.interruptedAfter == kept)
        } else {
            #expect(
                run.output == """
                    Interrupted after \(kept) lines. What they brought is kept; import the file again to add the rest.
                    \(kept) added, 0 replaced, 0 unchanged.

                    """)
        }
    }

    /// How many of them the database has.
    private static func kept(in folder: WorkingFolder) throws -> Int {
        let database = try folder.database("content.sqlite")
        defer { try? database.close() }
        return try database.read {
            try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM feed WHERE id LIKE '11111111-0000-4000-8000-%'") ?? 0
        }
    }
}
