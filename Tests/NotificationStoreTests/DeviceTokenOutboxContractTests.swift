import Foundation
import GRDB
import NotificationStore
import Notifications
import StoreErrors
import TestSupport
import Testing

@MainActor
@Suite struct DeviceTokenOutboxContractTests {
    private static let record = DeviceRegistrationRecord(
        DeviceRegistration(token: DeviceToken(Data([1])), environment: .sandbox, account: "a", app: "A"),
        status: .removing, revision: 7, attempts: 2, dueAt: Date(timeIntervalSince1970: 1_800_000_000))

    @Test(arguments: StoreConformer.allCases, DeviceTokenOutboxContract.rules)
    func `the contract of device token outboxes is kept`(
        conformer: StoreConformer, rule: ContractRule<any DeviceTokenOutbox>
    ) async throws {
        try await rule.check(conformer, inMemory: InMemoryDeviceTokenOutbox()) {
            SQLiteDeviceTokenOutbox(try NotificationFile.open(in: $0))
        }
    }

    @Test func `P9: tables of another shape give nothing, and end no process`() async throws {
        try await withTemporaryFolder { folder in
            let database = try NotificationFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        DROP TABLE deviceRegistration;
                        CREATE TABLE deviceRegistration
                            (token, environment, account, app, status, revision, attempts, dueAt, kind, subject);
                        INSERT INTO deviceRegistration VALUES
                            (NULL, 'sandbox', 'a', 'A', 'removing', 1, 0, 0, 'device', NULL),
                            (x'01', 'elsewhere', 'a', 'A', 'removing', 2, 0, 0, 'device', NULL),
                            (x'01', 'sandbox', NULL, 'A', 'removing', 3, 0, 0, 'device', NULL),
                            (x'01', 'sandbox', 'a', 'A', 'lost', 4, 0, 0, 'device', NULL),
                            (x'01', 'sandbox', 'a', 'A', 'removing', 5, 1.5, 0, 'device', NULL),
                            (x'01', 'sandbox', 'a', 'A', 'removing', 6, 0, 'never', 'device', NULL),
                            (x'01', 'sandbox', 'a', 'A', 'removing', 6, 0, 0, 'liveActivity', NULL),
                            (x'01', 'sandbox', 'a', 'A', 'removing', 6, 0, 0, 'watch', 'a'),
                            (x'01', 'sandbox', 'a', 'A', 'removing', 7, 2, 1800000000000, 'device', NULL);
                        DROP TABLE deviceRevision;
                        CREATE TABLE deviceRevision (id, last);
                        INSERT INTO deviceRevision VALUES (1, 'last');
                        """)
            }
            let outbox = SQLiteDeviceTokenOutbox(database)
            #expect(try outbox.records() == [Self.record])
            #expect(try outbox.lastRevision() == nil)
        }
    }
}
