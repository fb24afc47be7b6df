import Foundation
import GRDB
public import StoreErrors

extension StoreDatabase {
    /// What went wrong, in words for a log that hold no content. Damage is noted beside the file: no connection can be
    /// taken from under an app that runs, so the next opening checks the whole file.
    public func storeError(_ error: any Error) -> StoreError {
        if let error = error as? StoreError { return error }
        if Damage(error) != nil { FileQuarantine(of: path).noteDamage() }
        guard let error = error as? DatabaseError else { return .unavailable(reason: "\(error)") }
        let reason = "\(URL(filePath: path).lastPathComponent): \(error.sentence)"
        return error.isRefusal ? .refused(reason: reason) : .unavailable(reason: reason)
    }
}

extension DatabaseError {
    /// Whether the disk or another process that holds the file caused the error, and not the statement. Damage counts,
    /// too: the next opening checks whether it is any (``Damage/confirmed(_:_:)``).
    fileprivate var isRefusal: Bool {
        [
            .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM,
            .SQLITE_NOMEM, .SQLITE_PROTOCOL, .SQLITE_CORRUPT, .SQLITE_NOTADB,
        ].contains(resultCode)
    }
}
