import Foundation
import GRDB
import Storage
import StoreErrors
import Testing

@MainActor @Suite struct ReopeningDatabaseTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    /// A folder whose files cannot be opened until it is told so.
    @MainActor
    private final class Device {
        var isUnlocked = false
        private(set) var openings = 0
        private(set) var reports: [String] = []
        private let file: DatabaseFile

        init(_ file: SampleFile) {
            self.file = DatabaseFile(file.url)
        }

        func open() throws(StoreError) -> OpenedDatabase {
            guard isUnlocked else { throw .unopened("notes.sqlite", because: "the device is locked") }
            openings += 1
            return try file.open(migrations: SampleFile.migrations, now: SampleFile.now)
        }

        func report(_ text: String) { reports.append(text) }
    }

    private func database(on device: Device) -> (database: any StoreDatabase, backup: FileBackup?) {
        ReopeningDatabase.open(
            file.url.path, { () throws(StoreError) in try device.open() }, reporting: device.report)
    }

    @Test func `U27: a file opens once, at the first use that can, and what is found then is told`() async throws {
        try Data("no database".utf8).write(to: file.url)
        let device = Device(file)
        let (database, backup) = database(on: device)
        #expect(backup == nil && database.path == file.url.path)
        #expect(device.reports == ["notes.sqlite cannot be opened: the device is locked"])
        let locked = StoreError.unopened("notes.sqlite", because: "the device is locked")
        await #expect(throws: locked) { try await database.read { _ in } }
        await #expect(throws: locked) { try await database.write { _ in } }
        await #expect(throws: locked) { try await database.writeUnsynced { _ in } }
        for await value in database.updates({ _ in 0 }) { #expect(value == .failure(locked)) }
        device.isUnlocked = true
        for _ in 1...2 { _ = try await database.opened() }
        #expect(device.openings == 1)
        #expect(device.reports.last?.hasSuffix("it is not a database") == true)
        try database.closeForGood()
        await #expect(throws: StoreError.unopened(file.url.path, because: "it was closed")) {
            _ = try await database.opened()
        }
    }

    @Test func `a file that can be opened at once is, and what was moved for it is told and returned`() throws {
        try Data("no database".utf8).write(to: file.url)
        let device = Device(file)
        device.isUnlocked = true
        let backup = database(on: device).backup
        #expect(backup?.from == file.url.path && device.reports == [backup?.description])
    }

    @Test(arguments: [true, false])
    func `what is closed for good is closed, be it open or not`(isOpen: Bool) throws {
        let device = Device(file)
        device.isUnlocked = true
        let database = ReopeningDatabase("notes.sqlite") { () throws(StoreError) in try device.open().writer }
        let writer = isOpen ? try database.opened() : nil
        try database.closeForGood()
        if let writer {
            #expect(throws: DatabaseError.self) {
                try writer.writeWithoutTransaction { try $0.execute(sql: "SELECT 1") }
            }
        }
        #expect(throws: StoreError.self) { _ = try database.opened() }
        #expect(device.openings == (isOpen ? 1 : 0))
    }

    @Test func `P9: a try that waited for another process is not made again for as long, 10 s at most`() throws {
        var now = ContinuousClock.now
        var tries = 0
        let busy = StoreError.unopened("notes.sqlite", because: "another process is using it")
        let (database, _) = ReopeningDatabase.open(
            "notes.sqlite", now: { now },
            { () throws(StoreError) -> OpenedDatabase in
                tries += 1
                // The process is suspended in the second.
                now += tries == 2 ? .seconds(3_600) : .seconds(5)
                throw busy
            }, reporting: { _ in })
        for _ in 1...3 { #expect(throws: busy) { _ = try database.opened() } }
        #expect(tries == 1)
        now += .seconds(5)
        #expect(throws: busy) { _ = try database.opened() }
        #expect(tries == 2)
        now += .seconds(10)
        #expect(throws: busy) { _ = try database.opened() }
        #expect(tries == 3)
    }
}
