import Foundation
import GRDB
import LaunchStore
import Launches
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct RoutingMarksTests {
    private func marks(in folder: URL) -> URL { folder.appending(path: "inbox.sqlite.marks") }

    private func recorded(in folder: URL) throws -> (SQLiteLaunchInbox, LaunchRecord.ID) {
        let inbox = SQLiteLaunchInbox(try InboxFile.open(in: folder))
        _ = try inbox.record(InboxFile.reply, expiresAt: InboxFile.now, trace: [])
        return (inbox, try #require(try inbox.pending().first).id)
    }

    /// Further payloads that wait, in one transaction.
    private func recordMore(_ count: Int, in folder: URL) throws -> [LaunchRecord.ID] {
        let file = try InboxFile.open(in: folder)
        try file.write { database in
            try database.execute(
                sql: """
                    WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ?)
                    INSERT INTO launch (event, source, state, link, deliveredAt, arrivedAt, expiresAt, trace)
                    SELECT 'event ' || i, 'openURL', 'pending', 'sample://a', 0, 0, 0, '' FROM number
                    """,
                arguments: [count])
        }
        return try SQLiteLaunchInbox(file).pending().suffix(count).map(\.id)
    }

    @Test func `P9: a mark outlives the process, and the next one cannot take it back`() async throws {
        try await withTemporaryFolder { folder in
            let (inbox, id) = try recorded(in: folder)
            try inbox.beginRouting(id)
            let next = SQLiteLaunchInbox(try InboxFile.open(in: folder))
            try next.endRouting(id)
            #expect(try next.pending().map(\.attempts) == [1] && next.pending().map(\.state) == [.routing])
            try next.beginRouting(id)
            try next.endRouting(id)
            #expect(try next.pending().map(\.attempts) == [1])
        }
    }

    @Test func `P9: marks of several processes stand beside each other, and each sees all`() async throws {
        try await withTemporaryFolder { folder in
            let inboxes = try (1...3).map { _ in SQLiteLaunchInbox(try InboxFile.open(in: folder)) }
            for link in ["sample://a", "sample://b"] {
                let payload = LaunchPayload(link: link, from: .openURL, for: nil, at: InboxFile.now)
                _ = try inboxes[0].record(payload, expiresAt: InboxFile.now, trace: [])
            }
            let ids = try inboxes[0].pending().map(\.id)
            for (inbox, id) in zip(inboxes, ids) { try inbox.beginRouting(id) }
            #expect(try inboxes[2].pending().map(\.attempts) == [1, 1])
            try inboxes[0].settle(ids[0], as: Settlement(.shown), at: InboxFile.now, trace: [])
            try inboxes[1].beginRouting(ids[1])
            #expect(try inboxes[0].pending().map(\.attempts) == [2], "it has no attempt of its own any more")
        }
    }

    @Test func `P9: a process whose attempts have ended takes back no mark of another, and sees it`() async throws {
        try await withTemporaryFolder { folder in
            let (inbox, id) = try recorded(in: folder)
            try inbox.beginRouting(id)
            let next = SQLiteLaunchInbox(try InboxFile.open(in: folder))
            try next.beginRouting(id)
            try next.endRouting(id)
            try next.postpone(id, trace: [])
            #expect(try next.pending().map(\.attempts) == [1])
            try inbox.endRouting(id)
            #expect(try next.pending().map(\.attempts) == [0])
        }
    }

    @Test func `P9: of two attempts each is broken off by itself`() async throws {
        try await withTemporaryFolder { folder in
            let (inbox, id) = try recorded(in: folder)
            for _ in 1...2 { try inbox.beginRouting(id) }
            for attempts in [1, 0] {
                try inbox.endRouting(id)
                #expect(try inbox.pending().map(\.attempts) == [attempts])
            }
        }
    }

    @Test func `P9: a dead process writes no mark`() async throws {
        try await withTemporaryFolder { folder in
            let (inbox, id) = try recorded(in: folder)
            inbox.endMarking()
            try inbox.beginRouting(id)
            #expect(try SQLiteLaunchInbox(InboxFile.open(in: folder)).pending().map(\.attempts) == [0])
        }
    }

    @Test func `P9: an attempt that the full file has no line for is not begun`() async throws {
        try await withTemporaryFolder { folder in
            let (_, id) = try recorded(in: folder)
            let others = try recordMore(598, in: folder)
            // With one digit more for the first, the lines are a byte longer than the file.
            let lines = "\(id):3\n" + others.map { $0 < 14 ? "\($0):100\n" : "\($0):10\n" }.joined()
            try #require(lines.utf8.count == 4_096)
            try Data(lines.utf8).write(to: marks(in: folder))
            let inbox = SQLiteLaunchInbox(try InboxFile.open(in: folder))
            #expect(throws: StoreError.unavailable(reason: "too many attempts are marked")) {
                for _ in 1...10 { try inbox.beginRouting(id) }
            }
            #expect(try Data(contentsOf: marks(in: folder)).count == 4_096)
            #expect(try SQLiteLaunchInbox(InboxFile.open(in: folder)).pending().first?.attempts == 9)
        }
    }

    @Test("P9: what is no file makes room for the marks", arguments: ["folder", "link", "pipe"])
    func replaced(kind: String) async throws {
        try await withTemporaryFolder { folder in
            let (_, id) = try recorded(in: folder)
            let (place, target) = (marks(in: folder), folder.appending(path: "target"))
            try Data("\(id):2\n".utf8).write(to: target)
            try FileManager.default.removeItem(at: place)
            switch kind {
            case "folder": try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
            case "link":
                try FileManager.default.createSymbolicLink(
                    at: place, withDestinationURL: target)
            default: #expect(mkfifo(place.path, 0o600) == 0)
            }
            try SQLiteLaunchInbox(InboxFile.open(in: folder)).beginRouting(id)
            #expect(try SQLiteLaunchInbox(InboxFile.open(in: folder)).pending().map(\.attempts) == [1])
            #expect(try Data(contentsOf: target) == Data("\(id):2\n".utf8), "nothing is read or written through a link")
        }
    }

    @Test func `P9: marks that were left of what has ended leave room for that of an earlier launch`() async throws {
        try await withTemporaryFolder { folder in
            let (inbox, id) = try recorded(in: folder)
            try inbox.beginRouting(id)
            let lines = "\(id):1\n" + (100..<782).map { "\($0):1\n" }.joined()
            try #require(lines.utf8.count == 4_096)
            try Data(lines.utf8).write(to: marks(in: folder))
            let next = SQLiteLaunchInbox(try InboxFile.open(in: folder))
            for _ in 1...9 { try next.beginRouting(id) }
            #expect(try next.pending().map(\.attempts) == [10])
            let left = try String(contentsOf: marks(in: folder), encoding: .utf8)
            #expect(left.split(separator: "\n") == ["\(id):10"])
        }
    }

    @Test func `P9: where the file could not be written at first, such marks go later`() async throws {
        try await withTemporaryFolder { folder in
            let (_, id) = try recorded(in: folder)
            let lines = "\(id):1\n" + (100..<612).map { "\($0):1\n" }.joined()
            try Data(lines.utf8).write(to: marks(in: folder))
            let inbox = SQLiteLaunchInbox(try InboxFile.open(in: folder))
            // No mark is written through a link.
            let moved = folder.appending(path: "moved")
            try FileManager.default.moveItem(at: marks(in: folder), to: moved)
            try FileManager.default.createSymbolicLink(at: marks(in: folder), withDestinationURL: moved)
            #expect(throws: StoreError.self) { try inbox.beginRouting(id) }
            try FileManager.default.removeItem(at: marks(in: folder))
            try FileManager.default.moveItem(at: moved, to: marks(in: folder))
            for _ in 1...9 { try inbox.beginRouting(id) }
            let left = try String(contentsOf: marks(in: folder), encoding: .utf8)
            #expect(left.split(separator: "\n") == ["\(id):10"])
        }
    }

    @Test func `P9: a mark that was left of a payload that has ended begins nothing`() async throws {
        try await withTemporaryFolder { folder in
            let (inbox, id) = try recorded(in: folder)
            try inbox.settle(id, as: Settlement(.shown), at: InboxFile.now, trace: [])
            try Data("\(id):2\n".utf8).write(to: marks(in: folder))
            let next = SQLiteLaunchInbox(try InboxFile.open(in: folder))
            #expect(try next.history().map(\.state) == [.settled] && next.pending().isEmpty)
        }
    }

    @Test func `P9: a mark is written in place, and takes no room that the disk has to find`() async throws {
        try await withTemporaryFolder { folder in
            let (inbox, id) = try recorded(in: folder)
            let room = try Data(contentsOf: marks(in: folder)).count
            try inbox.beginRouting(id)
            #expect(try Data(contentsOf: marks(in: folder)).count == room && room == 4_096)
            let attributes = try FileManager.default.attributesOfItem(atPath: marks(in: folder).path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            try inbox.endRouting(id)
            #expect(try Data(contentsOf: marks(in: folder)).allSatisfy { $0 == UInt8(ascii: "\n") })
        }
    }

    @Test func `a settled payload keeps how often it was tried, and no mark`() async throws {
        try await withTemporaryFolder { folder in
            let (inbox, id) = try recorded(in: folder)
            try inbox.beginRouting(id)
            try inbox.settle(id, as: Settlement(.shown), at: InboxFile.now, trace: [])
            #expect(try inbox.history().map(\.attempts) == [1])
            #expect(try SQLiteLaunchInbox(InboxFile.open(in: folder)).history().map(\.attempts) == [1])
        }
    }

    @Test func `a mark that was left under an id says nothing of another payload that gets it`() async throws {
        try await withTemporaryFolder { folder in
            try Data("1:2\n".utf8).write(to: marks(in: folder))
            let (inbox, id) = try recorded(in: folder)
            #expect(id == 1)
            #expect(try inbox.pending().map(\.attempts) == [0])
            #expect(try SQLiteLaunchInbox(InboxFile.open(in: folder)).pending().map(\.attempts) == [0])
        }
    }

    @Test(
        "P9: whatever the file holds, the inbox is read", arguments: ["", "x", "1", "1:x\n1:-1\n:\n", "1:99999999999"])
    func unreadable(content: String) async throws {
        try await withTemporaryFolder { folder in
            let (_, id) = try recorded(in: folder)
            try Data(content.utf8).write(to: marks(in: folder))
            let inbox = SQLiteLaunchInbox(try InboxFile.open(in: folder))
            #expect(try inbox.pending().map(\.attempts) == [0])
            try inbox.beginRouting(id)
            #expect(try SQLiteLaunchInbox(InboxFile.open(in: folder)).pending().map(\.attempts) == [1])
        }
    }
}
