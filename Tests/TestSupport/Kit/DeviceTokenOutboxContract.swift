import Foundation
public import Notifications
import StoreErrors
import Testing

/// What every store of a device's registrations does.
public enum DeviceTokenOutboxContract {
    public static let rules: [ContractRule<any DeviceTokenOutbox>] = [
        ContractRule("it begins empty, and saving nothing changes nothing") { outbox in
            try outbox.save([])
            #expect(try outbox.records() == [])
            #expect(try outbox.lastRevision() == nil)
        },
        ContractRule("records come back as they were saved, by rising revision") { outbox in
            let statuses = DeviceRegistrationRecord.Status.allCases
            let records = statuses.indices.map { index in
                var record = record(account: "\(index)", revision: Int64(index) * 7 - 3)
                record.status = statuses[index]
                record.attempts = index
                return record
            }
            try outbox.save(records.reversed())
            #expect(try outbox.records() == records)
        },
        ContractRule("one about the same registration takes the place of the other") { outbox in
            try outbox.save([record(revision: 1), record(account: "b", revision: 2)])
            try outbox.save([record(revision: 3)])
            #expect(try outbox.records().map(\.revision) == [2, 3])
        },
        ContractRule(
            "registrations differ by token, environment, account and app, each by every byte, and keep what a token is for"
        ) {
            outbox in
            let registrations = [
                registration(), registration(token: [1, 2]), registration(token: []),
                registration(environment: .production), registration(account: "e\u{301}"),
                registration(account: "\u{e9}"), registration(app: "A\0"), registration(app: "a"),
                registration(token: [3], use: .pushToStart(attributes: "Order")),
                registration(token: [4], use: .liveActivity(id: "\0ö")),
            ]
            let records = zip(registrations, 1...).map { record($0, revision: $1) }
            try outbox.save(records)
            #expect(try outbox.records() == records)
            for registration in registrations.dropFirst() { try outbox.remove(registration) }
            #expect(try outbox.records() == [records[0]])
        },
        ContractRule("texts and moments come back as they were saved") { outbox in
            for text in Awkward.texts {
                for date in Awkward.dates {
                    var record = record(registration(account: text, app: text), revision: 1)
                    record.dueAt = date
                    try outbox.save([record])
                    #expect(try outbox.records() == [record])
                    try outbox.remove(record.registration)
                }
            }
        },
        ContractRule("the highest revision is known after its record is gone") { outbox in
            try outbox.save([record(account: "a", revision: 9), record(account: "b", revision: 4)])
            for record in try outbox.records() { try outbox.remove(record.registration) }
            #expect(try outbox.lastRevision() == 9)
            try outbox.save([record(revision: 5)])
            #expect(try outbox.lastRevision() == 9)
        },
        ContractRule("of two records under one revision neither is saved, nor what comes with them") { outbox in
            try outbox.save([record(account: "a", revision: 1)])
            for records in [
                [record(account: "b", revision: 2), record(account: "c", revision: 1)],
                [record(account: "b", revision: 2), record(account: "c", revision: 2)],
                // One that is free only afterwards.
                [record(account: "b", revision: 1), record(account: "a", revision: 2)],
            ] {
                #expect(throws: StoreError.self) { try outbox.save(records) }
            }
            #expect(try outbox.records() == [record(account: "a", revision: 1)])
            #expect(try outbox.lastRevision() == 1)
        },
        ContractRule("what is not there needs no removing") { outbox in
            try outbox.save([record(account: "b", revision: 1)])
            try outbox.remove(registration())
            #expect(try outbox.records().map(\.revision) == [1])
        },
    ]

    private static func registration(
        token: [UInt8] = [1], use: DeviceToken.Use = .device, environment: PushEnvironment = .sandbox,
        account: String = "a", app: String = "A"
    ) -> DeviceRegistration {
        DeviceRegistration(
            token: DeviceToken(Data(token), for: use), environment: environment, account: account, app: app)
    }

    private static func record(account: String = "a", revision: Int64) -> DeviceRegistrationRecord {
        record(registration(account: account), revision: revision)
    }

    private static func record(_ registration: DeviceRegistration, revision: Int64) -> DeviceRegistrationRecord {
        DeviceRegistrationRecord(
            registration, status: .registering, revision: revision, dueAt: Date(timeIntervalSince1970: 1_800_000_000))
    }
}
