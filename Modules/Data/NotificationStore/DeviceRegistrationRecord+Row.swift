import Foundation
import GRDB
import Notifications
import Storage

extension DeviceRegistrationRecord {
    /// What the initializer below reads.
    static let columns = """
        token, CAST(environment AS BLOB) AS environment, CAST(account AS BLOB) AS account, CAST(app AS BLOB) AS app,
        CAST(status AS BLOB) AS status, revision, attempts, dueAt, CAST(kind AS BLOB) AS kind,
        CAST(subject AS BLOB) AS subject
        """

    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let token = row.bytes("token"),
            let environment = row.text("environment").flatMap(PushEnvironment.init(rawValue:)),
            let account = row.text("account"), let app = row.text("app"),
            let status = row.text("status").flatMap(Status.init(rawValue:)), let revision = row.integer("revision"),
            let attempts = row.count("attempts"), let dueAt = row.date("dueAt"),
            let use = row.text("kind").flatMap({ DeviceToken.Use(kind: $0, subject: row.text("subject")) })
        else { return nil }
        self.init(
            DeviceRegistration(
                token: DeviceToken(token, for: use), environment: environment, account: account, app: app),
            status: status, revision: revision, attempts: attempts, dueAt: dueAt)
    }

    func store(in database: Database) throws {
        try registration.remove(from: database)
        try database.execute(
            sql: """
                INSERT INTO deviceRegistration
                    (token, environment, account, app, status, revision, attempts, dueAt, kind, subject)
                VALUES (?, ?, CAST(? AS TEXT), CAST(? AS TEXT), ?, ?, ?, ?, ?, CAST(? AS TEXT))
                """,
            arguments: [
                registration.token.bytes, registration.environment.rawValue, registration.account.stored,
                registration.app.stored, status.rawValue, revision, attempts, dueAt.milliseconds,
                registration.token.use.kind, registration.token.use.subject?.stored,
            ])
        try database.execute(
            sql: """
                INSERT INTO deviceRevision (id, last) VALUES (1, ?)
                ON CONFLICT (id) DO UPDATE SET last = max(last, excluded.last)
                """,
            arguments: [revision])
    }
}

extension DeviceRegistration {
    func remove(from database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM deviceRegistration
                WHERE token = ? AND environment = ? AND account = CAST(? AS TEXT) AND app = CAST(? AS TEXT)
                """,
            arguments: [token.bytes, environment.rawValue, account.stored, app.stored])
    }
}
