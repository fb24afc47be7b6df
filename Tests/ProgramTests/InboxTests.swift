import Testing

@Suite struct InboxTests {
    /// One payload as `inbox --json` prints it.
    struct Record: Printed {
        struct Entry: Printed {
            let step: String
            let detail: String?
            let at: String
        }

        let id: Int
        let source: String
        let trust: String
        let state: String
        let outcome: String?
        let code: String?
        let route: String?
        let attempts: Int
        let owner: String?
        let deliveredAt: String
        let arrivedAt: String
        let expiresAt: String
        let settledAt: String?
        let trace: [Entry]
    }

    /// One that was shown, one that failed and one that waits.
    private func folder() throws -> WorkingFolder {
        let folder = try WorkingFolder()
        _ = try folder.run("push", Sample.push, "--now", "2026-05-01T12:00:00Z")
        _ = try folder.run("open", "\(Program.first.scheme)://home/nowhere", "--now", "2026-05-01T12:01:00Z")
        let push = try folder.run(
            "push", Sample.path(.first, "link.apns"), "--signed-out", "--now", "2026-05-01T12:02:00Z")
        #expect(try push.answer().outcome == "pending")
        return folder
    }

    @Test func `the history has a line for each payload, settled or not`() throws {
        let folder = try folder()
        let run = try folder.run("inbox", "--history")
        #expect(run.code == 0)
        let records = try run.lines(of: Record.self)
        #expect(records.map(\.id) == [1, 2, 3])
        #expect(records.map(\.source) == ["notificationResponse", "openURL", "notificationResponse"])
        #expect(records.map(\.trust) == ["push", "scheme", "push"])
        #expect(records.map(\.state) == ["settled", "settled", "pending"])
        #expect(records.map(\.outcome) == ["shown", "failed", nil])
        #expect(records.map(\.code) == [nil, "linkNotFound", nil])
        #expect(records.map(\.route) == [Program.first.route, nil, nil])
        #expect(records.map(\.attempts) == [1, 1, 0])
        let times = (0...2).map { "2026-05-01T12:0\($0):00Z" }
        #expect(records.map(\.arrivedAt) == times)
        #expect(records.map(\.deliveredAt) == times)
        #expect(records.map(\.settledAt) == [times[0], times[1], nil])
        #expect(records.map(\.expiresAt) == (0...2).map { "2026-05-01T12:1\($0):00Z" })
        let table = try folder.text("inbox", "--history").output.split(separator: "\n")
        #expect(table.count == 4 && table.last?.contains("pending") == true)
    }

    @Test func `the list has what is pending, and says so when that is nothing`() throws {
        let folder = try folder()
        #expect(try folder.run("inbox").lines(of: Record.self).map(\.id) == [3])
        #expect(try folder.launch(.first, "--account", "1", "--now", "2026-05-01T12:03:00Z") == ["shown", "ready"])
        #expect(try folder.run("inbox").output == "")
        #expect(try folder.text("inbox").output == "The inbox has nothing to show.\n")
    }

    @Test func `the trace of one payload is printed step by step`() throws {
        let folder = try folder()
        let records = try folder.run("inbox", "show", "1").lines(of: Record.self)
        #expect(records.map(\.id) == [1])
        #expect(
            records.first?.trace.map(\.step) == [
                "arrived", "recorded", "released", "derived", "resolved", "planned", "committed", "shown", "settled",
            ])
        let text = try folder.text("inbox", "show", "1")
        #expect(text.code == 0)
        #expect(text.output.contains("2026-05-01T12:00:00Z  resolved to \(Program.first.route)"))
    }
}
