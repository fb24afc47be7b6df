import Foundation
import GRDB

extension StoreDatabase {
    /// What went wrong, in words for a log that hold no content. Damage is noted beside the file: no connection can be
    /// taken from under an app that runs, so the next opening checks the whole file.
    public func reason(for error: any Error) -> String {
        guard let error = error as? DatabaseError else { return "\(error)" }
        if Damage(error) != nil { FileQuarantine(of: path).noteDamage() }
        return "\(URL(filePath: path).lastPathComponent): \(error.sentence)"
    }
}
