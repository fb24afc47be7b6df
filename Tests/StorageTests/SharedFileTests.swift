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
}
