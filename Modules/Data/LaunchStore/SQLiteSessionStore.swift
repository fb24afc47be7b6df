import Foundation
import GRDB
public import Launches
public import Storage
public import StoreErrors

/// The session in the inbox's file.
public struct SQLiteSessionStore: SessionStore {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``LaunchStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func load() throws(StoreError) -> Session? {
        try database.readNow { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT CAST(account AS BLOB) AS account, CAST(token AS BLOB) AS token,
                        CAST(linkNonce AS BLOB) AS linkNonce, hasOnboarded, hasLock, loggedOutAt, needsSignOutCleanup
                    FROM session WHERE id = 1
                    """
            ).map { row in
                var session = Session(
                    account: row.text("account").map(AccountID.init),
                    token: row.text("token").map(SessionToken.init), hasOnboarded: row.integer("hasOnboarded") == 1,
                    loggedOutAt: row.date("loggedOutAt"))
                session.nonce = row.text("linkNonce").map(LinkNonce.init)
                session.hasLock = row.integer("hasLock") == 1
                session.needsSignOutCleanup = row.integer("needsSignOutCleanup") == 1
                return session
            }
        }
    }

    public func save(_ session: Session) throws(StoreError) {
        try database.writeNow { database in
            try database.execute(
                sql: """
                    REPLACE INTO session
                        (id, account, token, linkNonce, hasOnboarded, hasLock, loggedOutAt, needsSignOutCleanup)
                    VALUES (1, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ?, ?, ?, ?)
                    """,
                arguments: [
                    session.account?.description.stored, session.token?.text.stored, session.nonce?.text.stored,
                    session.hasOnboarded, session.hasLock, session.loggedOutAt?.milliseconds,
                    session.needsSignOutCleanup,
                ])
        }
    }
}
