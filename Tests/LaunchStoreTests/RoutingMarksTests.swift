import Foundation
import LaunchStore
import Launches
import TestSupport
import Testing

@MainActor @Suite struct RoutingMarksTests {
    private func marks(in folder: URL) -> URL { folder.appending(path: "inbox.sqlite.marks") }

    private func recorded(in folder: URL) throws -> (SQLiteLaunchInbox, LaunchRecord.ID) {
        let inbox = SQLiteLaunchInbox(try InboxFile.open(in: folder))
        _ = try inbox.record(InboxFile.reply, expiresAt: InboxFile.now, trace: [])
        return (inbox, try #require(try inbox.pending().first).id)
    }

    @Test func `[P9] a mark outlives the process, and the next one cannot take it back`() async throws {
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

    @Test func `[P9] a mark is written in place, and takes no room that the disk has to find`() async throws {
        try await withTemporaryFolder { folder in
            let (inbox, id) = try recorded(in: folder)
            let room = try Data(contentsOf: marks(in: folder)).count
            try inbox.beginRouting(id)
            #expect(try Data(contentsOf: marks(in: folder)).count == room && room == 4_096)
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
        "[P9] whatever the file holds, the inbox is read", arguments: ["", "x", "1", "1:x\n1:-1\n:\n", "1:99999999999"])
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

    @Test func `where no mark can be written it is said so, and nothing is written through a link`() async throws {
        try await withTemporaryFolder { folder in
            let target = folder.appending(path: "target")
            try Data("somebody's".utf8).write(to: target)
            try FileManager.default.createSymbolicLink(at: marks(in: folder), withDestinationURL: target)
            let (inbox, id) = try recorded(in: folder)
            #expect(throws: LaunchStoreError.self) { try inbox.beginRouting(id) }
            #expect(try inbox.pending().map(\.attempts) == [0])
            #expect(try Data(contentsOf: target) == Data("somebody's".utf8))
        }
    }
}
