import GRDB

/// Tells whether a file is this app's: by SQLite's `application_id`, and by the tables that its migrations make
/// (SQLite, "Database File Format", section 1.3.16).
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

    /// Brings the file to the current schema. One look is all that it costs where that stands already: `user_version`
    /// then holds the checksum of the schema as it was when it was last found to be the expected one.
    /// What retired migrations made is dropped.
    /// - Returns: whether the file was empty.
    /// - Throws: ``Damage`` if the file is not this app's or its schema is not the expected one, or SQLite's error.
    func bringUp(_ writer: some DatabaseWriter) throws -> Bool {
        // On the writing connection: a pool would open one more for a read.
        if try writer.writeWithoutTransaction(isCurrent) { return false }
        let found = try writer.writeWithoutTransaction(own)
        let known = Set(migrations.map(\.id))
        let applied = found.applied.subtracting(retired)
        if !applied.isSubset(of: known) { throw Damage.fromNewerApp }
        let expected = try expected(after: applied)
        if applied != found.applied {
            try writer.writeWithoutTransaction { try dropRetired($0, keeping: expected) }
        } else if found.schema != expected {
            throw Damage.unexpectedSchema
        }
        if applied != known { try DatabaseMigrator(migrations).migrate(writer) }
        try writer.writeWithoutTransaction(stamp)
        return found.isEmpty
    }

    /// Looks at a file before it is prepared, which writes into it. It is done on the connection itself: one more would
    /// cost a start some time, and whoever opens and closes the file otherwise drops SQLite's locks on it (SQLite, "How
    /// To Corrupt An SQLite Database File", section 2.2).
    /// - Throws: ``Damage/foreign`` if it is not this app's, or SQLite's error.
    func refuseForeign(_ database: Database) throws {
        if database.configuration.readonly { return }
        if try Int32.fetchOne(database, sql: "PRAGMA application_id") != applicationID { _ = try own(database) }
    }

    private func isCurrent(_ database: Database) throws -> Bool {
        guard try Int32.fetchOne(database, sql: "PRAGMA application_id") == applicationID,
            try Int32.fetchOne(database, sql: "PRAGMA user_version") == Schema(database).checksum,
            // If the list cannot be read, `own` reads it again and says why.
            let applied = try? String.fetchAll(database, sql: "SELECT identifier FROM grdb_migrations")
        else { return false }
        return Set(applied) == Set(migrations.map(\.id))
    }

    /// - Throws: ``Damage/foreign`` if the file is not this app's, or SQLite's error.
    private func own(_ database: Database) throws -> Found {
        let found = try Found(database, DatabaseMigrator(migrations), own: applicationID)
        let own = retired.union(migrations.map(\.id))
        // The first version of the app stamped no file.
        let isUnstamped =
            found.applicationID == 0 && (found.isEmpty || !found.applied.isDisjoint(with: own))
        guard found.applicationID == applicationID || isUnstamped || isOwnMisstamped(found) else {
            throw Damage.foreign
        }
        return found
    }

    /// A stamp is four bytes of a header, which may be damaged like any other; the whole schema is no accident.
    private func isOwnMisstamped(_ found: Found) -> Bool {
        let applied = found.applied.subtracting(retired)
        guard !applied.isEmpty, applied.isSubset(of: migrations.map(\.id)),
            let expected = try? expected(after: applied)
        else { return false }
        // What retired steps made is not known any more.
        return applied == found.applied ? found.schema == expected : found.schema.contains(expected)
    }

    /// The schema that some of the migrations make.
    private func expected(after applied: Set<String>) throws -> Schema {
        let sample = try DatabaseQueue()
        try DatabaseMigrator(migrations.filter { applied.contains($0.id) }).migrate(sample)
        return try sample.read(Schema.init)
    }

    /// Drops what no step in use makes, with its content.
    /// - Throws: ``Damage/unexpectedSchema`` if anything else is not as expected; nothing is dropped then.
    private func dropRetired(_ database: Database, keeping expected: Schema) throws {
        try database.execute(sql: "PRAGMA secure_delete=ON")
        try database.inTransaction(.immediate) {
            // Tables that refer to each other go in any order.
            try database.execute(sql: "PRAGMA defer_foreign_keys=ON")
            // Looked for each time, since what belongs to a table goes with it.
            while let object = try Schema(database).objects.first(where: { !expected.names.contains($0.name) }) {
                try database.execute(sql: "DROP \(object.type) \(object.name.quotedDatabaseIdentifier)")
            }
            for id in retired {
                try database.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = ?", arguments: [id])
            }
            if try Schema(database) != expected { throw Damage.unexpectedSchema }
            return .commit
        }
    }

    private func stamp(_ database: Database) throws {
        let checksum = try Schema(database).checksum
        try database.inTransaction(.immediate) {
            try database.execute(sql: "PRAGMA application_id=\(applicationID); PRAGMA user_version=\(checksum)")
            return .commit
        }
    }
}

/// What a file says of itself.
private struct Found {
    let applicationID: Int32
    let schema: Schema
    let applied: Set<String>
    var isEmpty: Bool { schema.objects.isEmpty && applied.isEmpty }

    /// - Parameter own: the app's id.
    init(_ database: Database, _ migrator: DatabaseMigrator, own: Int32) throws {
        applicationID = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        schema = try Schema(database)
        do {
            applied = try migrator.appliedIdentifiers(database)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
            // The list of migrations is a table of another shape.
            throw applicationID == own ? Damage.unexpectedSchema : Damage.foreign
        }
    }
}

/// The tables, indexes, views and triggers of a file, as SQL; without SQLite's own, and the list of migrations.
private struct Schema: Equatable {
    struct Object: Equatable {
        let type, name, sql: String
        var text: String { "\(type) \(name) \(sql)" }
    }

    let objects: [Object]
    func contains(_ other: Schema) -> Bool { other.objects.allSatisfy(objects.contains) }

    /// A table and an index may not have the same one.
    var names: Set<String> { Set(objects.map(\.name)) }

    init(_ database: Database) throws {
        objects = try Row.fetchAll(
            database,
            sql: """
                SELECT type, name, ifnull(sql, '') FROM sqlite_schema
                WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'grdb_migrations' ORDER BY type, name
                """
        ).map { try Object(type: $0.decode(atIndex: 0), name: $0.decode(atIndex: 1), sql: $0.decode(atIndex: 2)) }
    }

    /// FNV-1a over the SQL: it tells another schema, not an adversary's.
    var checksum: Int32 {
        var hash: UInt32 = 2_166_136_261
        for object in objects {
            for byte in object.text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
            hash = (hash ^ 0) &* 16_777_619
        }
        return Int32(bitPattern: hash)
    }
}
