import Foundation
import GRDB
import Storage
import Testing

/// Single bytes of a file's header. SQLite: "Database File Format", section 1.3.
@Suite struct DamagedHeaderTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    /// Of which version a file is to write and to read, and of which its schema is.
    @Test(
        "[P9] a version that SQLite knows nothing of is damage, in a file of any age",
        arguments: SampleFile.Kind.allCases, [18, 19, 47])
    func version(kind: SampleFile.Kind, place: Int) async throws {
        for steps in [1, 2] {
            let file = SampleFile(in: file.folder.appending(path: "\(steps)"))
            let writer = try file.open(migrations: Array(SampleFile.migrations.prefix(steps))).writer
            try await writer.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('kept')") }
            try writer.close()
            var bytes = try Data(contentsOf: file.url)
            bytes[place] = place == 47 ? 9 : 3
            try bytes.write(to: file.url)
            let moved = try #require(try file.open(as: kind).backup)
            #expect(moved.reason == (place == 19 ? "it is not a database" : "it is damaged"))
            #expect(try Data(contentsOf: URL(filePath: moved.to)) == bytes)
            try file.add("next")
            #expect(try file.notes().last == "next")
        }
    }
}
