import Foundation
import GRDB
import Storage

/// A content file, opened as the programs open theirs.
struct ContentFile {
    let url: URL
    let pool: DatabasePool

    init(_ folder: URL) throws {
        url = folder.appending(path: "content.sqlite")
        pool = try DatabaseFile(url).openPool(
            migrations: ProgramContent.all.flatMap(\.migrations), now: Date()
        ).writer
    }
}
