import Foundation
public import GRDB
public import Launches
import Storage

/// The session in the inbox's file.
public struct SQLiteSessionStore: SessionStore {
    private let database: any DatabaseWriter

    /// - Parameter database: a file with ``LaunchStoreSchema``.
    public init(_ database: any DatabaseWriter) {
        self.database = database
    }

    public func load() throws(LaunchStoreError) -> Session? {
        do {
            return try database.read { database in
                try Row.fetchOne(database, sql: "SELECT * FROM session").map { row in
                    Session(
                        account: (row["account"] as String?).map(AccountID.init), hasOnboarded: row["hasOnboarded"],
                        loggedOutAt: (row["loggedOutAt"] as Int64?).map(Date.init(milliseconds:)))
                }
            }
        } catch {
            throw LaunchStoreError(error)
        }
    }

    public func save(_ session: Session) throws(LaunchStoreError) {
        do {
            try database.writeWithoutTransaction { database in
                try database.execute(
                    sql: "REPLACE INTO session (id, account, hasOnboarded, loggedOutAt) VALUES (1, ?, ?, ?)",
                    arguments: [session.account?.description, session.hasOnboarded, session.loggedOutAt?.milliseconds])
            }
        } catch {
            throw LaunchStoreError(error)
        }
    }
}

extension LaunchStoreError {
    init(_ error: any Error) {
        self = .unavailable(reason: "\(error)")
    }
}
