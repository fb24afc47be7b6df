import GRDB

/// Tells whether a file is this app's, by SQLite's `application_id` or its list of migrations, and brings it to the
/// current schema (SQLite, "Database File Format", section 1.3.16).
struct SchemaIdentity {
    private let applicationID: Int32
    private let migrations: [SchemaMigration]
    /// Of steps that are no longer in use.
    private let retired: Set<String>

    init(applicationID: Int32, migrations: [SchemaMigration]) {
        self.applicationID = applicationID
        self.migrations = migrations.filter { $0.sql != nil }
        retired = Set(migrations.map(\.id)).subtracting(self.migrations.map(\.id))
    }

    /// Brings the file to the current schema. A file that has it already costs one read: its `user_version` holds the
    /// checksum of the schema that was last found to be the expected one.
    /// - Returns: whether the file was empty.
    /// - Throws: ``Damage`` if the file is not this app's or its schema is not the expected one, or SQLite's error.
    func bringUp(_ writer: some DatabaseWriter) throws -> Bool {
        // On the writing connection: a pool would open one more for a read.
        let found = try writer.writeWithoutTransaction(own)
        let known = Set(migrations.map(\.id))
        if found.isStamped(by: applicationID), found.applied == known { return false }
        let applied = found.applied.subtracting(retired)
        if !applied.isSubset(of: known) { throw Damage.fromNewerApp }
        let expected = try schema(after: applied)
        if applied != found.applied {
            try writer.writeWithoutTransaction { try dropRetired($0, keeping: expected) }
        } else if found.schema.objects != expected.objects {
            throw Damage.unexpectedSchema
        }
        try DatabaseMigrator(migrations).migrate(writer)
        try writer.write { database in
            let checksum = try Schema(database).checksum
            try database.execute(sql: "PRAGMA application_id=\(applicationID); PRAGMA user_version=\(checksum)")
        }
        return found.isEmpty
    }

    /// Looks at a file before it is prepared, which writes into it. It is done on the connection itself: whoever opens
    /// and closes the file otherwise drops SQLite's locks on it (SQLite, "How To Corrupt An SQLite Database File",
    /// section 2.2).
    /// - Throws: ``Damage/foreign`` if it is not this app's, or SQLite's error.
    func refuseForeign(_ database: Database) throws {
        if try Int32.fetchOne(database, sql: "PRAGMA application_id") != applicationID { _ = try own(database) }
    }

    private func own(_ database: Database) throws -> Found {
        let found = try Found(database, own: applicationID)
        let isOwn =
            found.applicationID == applicationID || found.isEmpty
            || !found.applied.isDisjoint(with: retired.union(migrations.map(\.id)))
        if !isOwn { throw Damage.foreign }
        return found
    }

    /// The schema that some of the migrations make.
    private func schema(after applied: Set<String>) throws -> Schema {
        let sample = try DatabaseQueue()
        try DatabaseMigrator(migrations.filter { applied.contains($0.id) }).migrate(sample)
        return try sample.read(Schema.init)
    }

    /// Drops what no step in use makes, with its content.
    /// - Throws: ``Damage/unexpectedSchema`` if anything else is not as expected; nothing is dropped then.
    private func dropRetired(_ database: Database, keeping expected: Schema) throws {
        try database.inTransaction(.immediate) {
            // Tables that refer to each other go in any order.
            try database.execute(sql: "PRAGMA defer_foreign_keys=ON")
            // Looked for each time, since what belongs to a table goes with it.
            while let object = try Schema(database).objects.first(where: { !expected.objects.contains($0) }) {
                try database.execute(sql: "DROP \(object.type) \(object.name.quotedDatabaseIdentifier)")
            }
            for id in retired {
                try database.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = ?", arguments: [id])
            }
            if try Schema(database).objects != expected.objects { throw Damage.unexpectedSchema }
            return .commit
        }
    }
}

/// What a file says of itself.
private struct Found {
    let applicationID: Int32?
    private let version: Int32?
    let schema: Schema
    let applied: Set<String>

    var isEmpty: Bool { applicationID == 0 && schema.objects.isEmpty && applied.isEmpty }

    init(_ database: Database, own: Int32) throws {
        applicationID = try Int32.fetchOne(database, sql: "PRAGMA application_id")
        version = try Int32.fetchOne(database, sql: "PRAGMA user_version")
        schema = try Schema(database)
        do {
            let sql = "SELECT identifier FROM grdb_migrations"
            applied = try schema.hasMigrations ? String.fetchSet(database, sql: sql) : []
        } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
            // The list of migrations is a table of another shape.
            throw applicationID == own ? Damage.unexpectedSchema : .foreign
        }
    }

    /// Whether its schema is as it was when the app last brought it up.
    func isStamped(by application: Int32) -> Bool { applicationID == application && version == schema.checksum }
}

/// The tables, indexes, views and triggers of a file, as SQL; without SQLite's own, and the list of migrations.
private struct Schema {
    struct Object: Equatable {
        let type, name, sql: String

        /// Comments and line breaks may change in a step that was released.
        static func == (left: Object, right: Object) -> Bool {
            left.type == right.type && left.name == right.name && left.words == right.words
        }

        private var words: [Substring] {
            sql.split(whereSeparator: \.isNewline).flatMap { line in
                line.prefix(upTo: line.firstRange(of: "--")?.lowerBound ?? line.endIndex).split(separator: " ")
            }
        }
    }

    let objects: [Object]
    /// Whether there is a list of migrations.
    let hasMigrations: Bool

    init(_ database: Database) throws {
        let all = try Row.fetchAll(
            database,
            sql: """
                SELECT type, name, ifnull(sql, '') FROM sqlite_schema
                WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name
                """
        ).map { try Object(type: $0.decode(atIndex: 0), name: $0.decode(atIndex: 1), sql: $0.decode(atIndex: 2)) }
        objects = all.filter { $0.name != "grdb_migrations" }
        hasMigrations = objects.count < all.count
    }

    /// FNV-1a over the SQL: it tells another schema, not an adversary's.
    var checksum: Int32 {
        var hash: UInt32 = 2_166_136_261
        for byte in objects.map({ "\($0.type) \($0.name) \($0.sql)\0" }).joined().utf8 {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        return Int32(bitPattern: hash)
    }
}
