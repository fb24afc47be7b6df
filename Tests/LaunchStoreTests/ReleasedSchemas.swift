/// The inbox's file as each version made it, with rows in every state. Never changed: a new version is added.
enum ReleasedSchema: CaseIterable {
    case version1, version2, version3, version4

    /// The tables, and rows as that version wrote them.
    var sql: String { [tables, Self.rows, ownRows].joined(separator: "\n") }

    private var tables: String {
        switch self {
        case .version1:
            """
            CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
            INSERT INTO grdb_migrations VALUES ('launch-1');
            CREATE TABLE launch (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                event TEXT NOT NULL UNIQUE,
                source TEXT NOT NULL,
                state TEXT NOT NULL,
                attempts INTEGER NOT NULL DEFAULT 0,
                owner TEXT,
                link TEXT,
                request TEXT,
                notifiedAt INTEGER,
                userInfo BLOB,
                action TEXT,
                text TEXT,
                deliveredAt INTEGER NOT NULL,
                arrivedAt INTEGER NOT NULL,
                expiresAt INTEGER NOT NULL,
                settledAt INTEGER,
                outcome TEXT,
                code TEXT,
                route TEXT,
                trace TEXT NOT NULL
            ) STRICT;
            CREATE INDEX launch_unsettled ON launch(id) WHERE state <> 'settled';
            CREATE INDEX launch_settled ON launch(settledAt, id) WHERE state = 'settled';
            CREATE TABLE session (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                account TEXT,
                hasOnboarded INTEGER NOT NULL,
                loggedOutAt INTEGER
            ) STRICT;
            """
        case .version2:
            """
            \(Self.version1.tables)
            INSERT INTO grdb_migrations VALUES ('launch-2');
            ALTER TABLE session ADD COLUMN hasArchiveToClear INTEGER NOT NULL DEFAULT 0;
            """
        case .version3:
            """
            \(Self.version2.tables)
            INSERT INTO grdb_migrations VALUES ('launch-3');
            ALTER TABLE launch ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE launch ADD COLUMN scene TEXT;
            ALTER TABLE session ADD COLUMN token TEXT;
            ALTER TABLE session ADD COLUMN hasLock INTEGER NOT NULL DEFAULT 0;
            CREATE TABLE navigation (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                account TEXT NOT NULL,
                state BLOB NOT NULL
            ) STRICT;
            """
        case .version4:
            """
            \(Self.version3.tables)
            INSERT INTO grdb_migrations VALUES ('launch-4');
            ALTER TABLE session ADD COLUMN nonce TEXT;
            """
        }
    }

    /// Whether the version has what came with another one.
    func has(_ schema: ReleasedSchema) -> Bool {
        let all = Self.allCases
        return (all.firstIndex(of: self) ?? 0) >= (all.firstIndex(of: schema) ?? 0)
    }

    /// What every version has: a reply under way, a link that waits, and two that ended.
    private static let rows = """
        INSERT INTO launch (id, event, source, state, attempts, owner, link, request, notifiedAt, userInfo, action, text,
            deliveredAt, arrivedAt, expiresAt, settledAt, outcome, code, route, trace)
        VALUES
            (1, 'request|action:reply|1800000000000', 'notificationResponse', 'routing', 1, '1', NULL, 'request',
                1800000000000, x'7B7D', 'action:reply', 'secret words', 1800000000000, 1800000000000, 1800000600000,
                NULL, NULL, NULL, NULL, '["arrived",1800000000000,"notificationResponse"]' || char(10)),
            (2, 'link|1', 'openURL', 'settled', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1800000000000,
                1800000000000, 1800000600000, 1800000001000, 'failed', 'linkNotFound', NULL, ''),
            (5, 'link|2', 'openURL', 'pending', 0, NULL, 'sample://home/feed/é', NULL, NULL, NULL, NULL, NULL,
                1800000002000, 1800000002000, 1800000602000, NULL, NULL, NULL, NULL, ''),
            (6, 'r|open|1800000003000', 'notificationResponse', 'settled', 2, '1', NULL, NULL, NULL, NULL, NULL, NULL,
                1800000003000, 1800000003000, 1800000603000, 1800000004000, 'shown', NULL, 'home/feed/:feedID',
                '["shown",1800000004000]' || char(10) || '["settled",1800000004000,"shown"]' || char(10));
        INSERT INTO session (id, account, hasOnboarded, loggedOutAt) VALUES (1, '1', 1, 1700000000000);
        """

    /// What the version's own columns hold.
    private var ownRows: String {
        switch self {
        case .version1: ""
        case .version2: "UPDATE session SET hasArchiveToClear = 1;"
        case .version3:
            """
            UPDATE session SET hasArchiveToClear = 1, hasLock = 1, token = 'token';
            UPDATE launch SET failures = 2, scene = 'left' WHERE id = 1;
            INSERT INTO navigation VALUES (1, '1', x'7B7D');
            """
        case .version4: Self.version3.ownRows + "UPDATE session SET nonce = '0a';"
        }
    }
}
