import GRDB

/// One step in the growth of a schema. Append-only: a step that was released is never changed.
public struct SchemaMigration: Sendable {
    /// Begins with what its store keeps, since several stores share a file: `order-1`.
    public let id: String
    let sql: String

    public init(_ id: String, sql: String) {
        self.id = id
        self.sql = sql
    }
}

extension DatabaseMigrator {
    init(_ migrations: [SchemaMigration]) {
        self.init()
        for migration in migrations {
            registerMigration(migration.id) { try $0.execute(sql: migration.sql) }
        }
    }
}
