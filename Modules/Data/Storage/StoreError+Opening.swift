import Foundation
import GRDB
public import StoreErrors

extension StoreError {
    /// A file that cannot be opened is left as it is: the cause may pass.
    public static func unopened(_ path: String, because reason: String) -> StoreError {
        .refused(reason: "\(path) cannot be opened: \(reason)")
    }

    init(_ error: any Error, opening file: URL) {
        self = .unopened(file.path, because: (error as? DatabaseError)?.sentence ?? error.localizedDescription)
    }
}

extension DatabaseError {
    /// What happened in plain words, with SQLite's number behind them, and its own words where there are no plainer.
    var sentence: String {
        let cause: String? =
            switch resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: "another process is using it"
            case .SQLITE_FULL: "the disk is full"
            case .SQLITE_IOERR: "the disk reports an error"
            case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_READONLY, .SQLITE_AUTH: "it may not be read and written"
            case .SQLITE_CORRUPT: "the file is damaged"
            case .SQLITE_NOTADB: "the file is not a database"
            // Its own words are those of no memory.
            case .SQLITE_MISUSE: "the connection is closed"
            default: nil
            }
        let code = extendedResultCode.rawValue
        if let cause { return "\(cause) (SQLite \(code))" }
        return "the database reports an error (SQLite \(code): \(message ?? "no message"))"
    }
}
