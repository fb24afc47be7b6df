import Foundation
import GRDB
import Storage
import StoreErrors
import Testing

/// A file that another process may have open is never moved from under it.
@Suite struct SharedFileTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    private var shared: SampleFile {
        var file = file
        file.isReplacedIfUseless = false
        return file
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a useless file that may be shared is left alone, and it is said why`(kind: SampleFile.Kind) throws {
        let file = shared
        try Data("no database".utf8).write(to: file.url)
        #expect(throws: StoreError.unopened(file.url.path, because: "it is not a database")) {
            _ = try file.open(as: kind)
        }
        #expect(try Data(contentsOf: file.url) == Data("no database".utf8))
        #expect(try file.others().isEmpty)
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `damage that was noted is for a process of its own to look for`(kind: SampleFile.Kind) throws {
        try file.add("kept")
        _ = try file.open().writer.storeError(DatabaseError(resultCode: .SQLITE_CORRUPT))
        #expect(try shared.open(as: kind).backup == nil)
        #expect(try file.others() == ["notes.sqlite.damaged"])
        #expect(try file.open(as: kind).backup == nil)
        #expect(try file.others().isEmpty)
    }

    @Test func `a file that is being replaced is not opened meanwhile, and one whose place is free is`() throws {
        let file = shared
        try file.add("useless")
        let other = SampleFile(in: file.folder.appending(path: "other"))
        try other.add("brought over")
        try FileManager.default.moveItem(atPath: other.url.path, toPath: file.url.path + ".replacement")
        #expect(throws: StoreError.unopened(file.url.path, because: "it is being replaced")) {
            _ = try file.open()
        }
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.url.path + suffix) }
        #expect(try file.notes() == ["brought over"])
    }
}
