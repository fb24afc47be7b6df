import GRDB

/// One step in the growth of a schema. Append-only: a step that was released is never changed.
public struct SchemaMigration: Sendable {
    /// Begins with what its store keeps, since several stores share a file: `order-1`.
    public let id: String
    /// Nil once it is retired.
    let sql: String?

    public init(_ id: String, sql: String) {
        self.id = id
        self.sql = sql
    }

    private init(retired id: String) {
        self.id = id
        sql = nil
    }

    /// A step of a feature that was removed after a release: what it made is dropped when the file is next opened.
    public static func retired(_ id: String) -> SchemaMigration { SchemaMigration(retired: id) }
}

extension DatabaseMigrator {
    init(_ migrations: [SchemaMigration]) {
        self.init()
        for migration in migrations {
            guard let sql = migration.sql else { continue }
            registerMigration(migration.id) { try $0.execute(sql: sql) }
        }
    }
}
