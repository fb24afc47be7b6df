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
                try Row.fetchOne(
                    database,
                    sql: """
                        SELECT CAST(account AS BLOB) AS account, hasOnboarded, loggedOutAt, hasArchiveToClear
                        FROM session WHERE id = 1
                        """
                ).map { row in
                    var session = Session(
                        account: row.text("account").map(AccountID.init),
                        hasOnboarded: row.integer("hasOnboarded") == 1, loggedOutAt: row.date("loggedOutAt"))
                    session.hasArchiveToClear = row.integer("hasArchiveToClear") == 1
                    return session
                }
            }
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }

    public func save(_ session: Session) throws(LaunchStoreError) {
        do {
            try database.writeWithoutTransaction { database in
                try database.execute(
                    sql: """
                        REPLACE INTO session (id, account, hasOnboarded, loggedOutAt, hasArchiveToClear)
                        VALUES (1, CAST(? AS TEXT), ?, ?, ?)
                        """,
                    arguments: [
                        session.account?.description.stored, session.hasOnboarded, session.loggedOutAt?.milliseconds,
                        session.hasArchiveToClear,
                    ])
            }
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }
}
