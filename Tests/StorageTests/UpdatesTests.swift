import Foundation
import GRDB
import Storage
import StoreErrors
import Testing

@Suite(.timeLimit(.minutes(1))) struct UpdatesTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    private static func notes(
        of database: any StoreDatabase, sql: String = "SELECT text FROM note ORDER BY id"
    ) -> StoreUpdates<[String]> {
        database.updates { try String.fetchAll($0, sql: sql) }
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `each value is told once: the first at once, another when a write made it`(kind: SampleFile.Kind) async throws
    {
        let database: any StoreDatabase = try file.open(as: kind).writer
        var values = Self.notes(of: database).makeAsyncIterator()
        #expect(await values.next() == .success([]))
        for text in ["one", "two"] {
            try await database.write { try $0.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [text]) }
            // This changes nothing that is read.
            try await database.write { try $0.execute(sql: "UPDATE note SET text = text") }
        }
        var seen: [[String]] = [[]]
        while seen.last != ["one", "two"], case .success(let value)? = await values.next() { seen.append(value) }
        #expect(Set(seen).count == seen.count)
        #expect(seen.last == ["one", "two"])
    }

    @Test func `values that come faster than they are taken are passed over, but for the newest`() async throws {
        let database: any StoreDatabase = try file.open(as: .pool).writer
        var values = Self.notes(of: database, sql: "SELECT CAST(count(*) AS TEXT) FROM note").makeAsyncIterator()
        #expect(await values.next() == .success(["0"]))
        for _ in 1...100 {
            try await database.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('x')") }
        }
        var seen: [String] = []
        while seen.last != "100", case .success(let value)? = await values.next() { seen += value }
        #expect(seen == seen.sorted { Int($0) ?? 0 < Int($1) ?? 0 } && seen.last == "100")
    }

    @Test func `a failure is told, and is the last`() async throws {
        let database: any StoreDatabase = try file.open(as: .pool).writer
        var values = Self.notes(of: database, sql: "SELECT text FROM nothing").makeAsyncIterator()
        guard case .failure(let failure)? = await values.next() else {
            Issue.record("no failure")
            return
        }
        #expect("\(failure)".hasPrefix("notes.sqlite:"))
        #expect(await values.next() == nil)
    }

    @Test(.timeLimit(.minutes(1)), arguments: [true, false])
    func `following ends with its task or when dropped, and lets go of the database`(isCancelled: Bool) async throws {
        weak var watched: DatabasePool?
        do {
            let database = try DatabasePool(path: file.url.path)
            watched = database
            try await database.write { try $0.execute(sql: "CREATE TABLE note (id, text)") }
            let (started, start) = AsyncStream.makeStream(of: Void.self)
            let following = Task {
                for await _ in Self.notes(of: database) {
                    start.yield()
                    if !isCancelled { break }
                }
            }
            for await _ in started { break }
            if isCancelled { following.cancel() }
            await following.value
        }
        // What the observation holds is released on threads of its own.
        while watched != nil && !Task.isCancelled { await Task.yield() }
        #expect(watched == nil)
    }
}
