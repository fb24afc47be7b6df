import GRDB
import Testing

@Suite struct OfflineReplyTests {
    /// How far each message of the user's own in the room has come, in the order in which they were written.
    private func states(in folder: WorkingFolder) throws -> [String] {
        let database = try folder.database("content.sqlite")
        defer { try? database.close() }
        return try database.read {
            try String.fetchAll($0, sql: "SELECT delivery FROM message WHERE delivery IS NOT NULL ORDER BY sentAt")
        }
    }

    @Test func `U37: a reply that was written offline goes out when iOS gives the app time, from its file`() throws {
        let folder = try WorkingFolder()
        let reply = ["sample room", "offline", "act #1 reply Save me a seat", "kill"]
        #expect(try folder.serve(reply, on: .messenger).code == 0)
        #expect(try states(in: folder).last == "queued")
        let other = try WorkingFolder()
        let refreshed = try other.serve(reply + ["refresh", "online", "refresh", "refresh"], on: .messenger)
        #expect(try states(in: other).last == "sent")
        #expect(refreshed.output.ranges(of: "the app asked for no background refresh").count == 1)
    }
}
