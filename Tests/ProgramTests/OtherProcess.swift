import Foundation
import GRDB
import Testing

/// Stands for another process that runs the app on a folder.
struct AppHolder {
    private let descriptor: CInt

    init(_ data: URL) throws {
        descriptor = open(data.appending(path: "app.lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data("\(getpid())\n".utf8))
    }

    func end() { close(descriptor) }
}

/// Stands for another process that is in the middle of a transaction.
struct Holder {
    /// Lets nobody else read the file.
    static let exclusively = "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE"

    private let database: DatabaseQueue

    init(of database: DatabaseQueue, by sql: String = exclusively) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let path = database.path
        try database.close()
        self.database = try DatabaseQueue(path: path, configuration: configuration)
        try self.database.inDatabase { try $0.execute(sql: sql) }
    }

    func end() throws {
        try database.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try database.close()
    }
}
