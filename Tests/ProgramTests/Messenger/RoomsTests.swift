import Foundation
import Testing

@Suite struct RoomsTests {
    struct Room: Printed {
        let id: Int64
        let title: String
        let unread: Int
        let readAt: String?
        let lastMessage: String?
        let lastMessageAt: String?
    }

    struct Message: Printed {
        let id: Int64
        let roomId: Int64
        let author: String
        let text: String
        let sentAt: String
        let state: String?
    }

    struct Sent: Printed {
        let outcome: String
        let error: Answer.Failure?
        let id: Int64?
        let state: String?
    }

    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder(.messenger)
    }

    private func rooms() throws -> [Room] { try folder.messenger("rooms").lines(of: Room.self) }

    private func messages(_ arguments: String...) throws -> [Int64] {
        let run = try folder.run(.messenger, ["messages"] + arguments)
        #expect(run.code == 0, "\(run.errors)")
        return try run.lines(of: Message.self).map(\.id)
    }

    @Test func `S2.6: rooms are listed with what is unread in them, and one that was shown has nothing`() throws {
        #expect(try rooms().map(\.id) == [3, 2, 1])
        #expect(try rooms().map(\.unread) == [1, 2, 2])
        _ = try folder.messenger("open", "messenger://chat/2")
        #expect(try rooms().map(\.unread) == [1, 0, 2])
        #expect(try folder.run(.messenger, ["rooms"], json: false).output.contains("Study group"))
    }

    @Test func `messages are listed from any place to both sides`() throws {
        let lines = (1...30).map { id in
            #"{"id":\#(id),"roomId":9,"author":"A","text":"T","sentAt":"2026-03-01T08:00:\#(id < 10 ? "0" : "")\#(id)Z"}"#
        }
        _ = try folder.messenger("import", try folder.file("nine.jsonl", lines.joined(separator: "\n")))
        #expect(try messages("9") == Array(1...30))
        #expect(try messages("9", "--limit", "3") == [28, 29, 30])
        #expect(try messages("9", "--before", "10", "--limit", "2") == [8, 9])
        #expect(try messages("9", "--after", "10", "--limit", "2") == [11, 12])
        #expect(try messages("9", "--around", "10", "--limit", "3") == [9, 10, 11])
    }

    @Test func `a message's line names each field that is missing or of another kind`() throws {
        let fields = ["id", "roomId", "author", "text", "sentAt"]
        let whole: [String: Any] = [
            "id": 901, "roomId": 9, "author": "A", "text": "T", "sentAt": "2026-03-01T08:00:00Z", "room": "Nine",
        ]
        let missing = fields.map { field in whole.filter { $0.key != field } }
        let changes: [[String: Any]] = [
            ["id": "x"], ["id": -1], ["roomId": 1.5], ["author": 5], ["text": []], ["sentAt": 5], ["room": 5],
            ["room": NSNull()],
        ]
        let lines = try (missing + changes.map { whole.merging($0) { $1 } }).map { line in
            String(decoding: try JSONSerialization.data(withJSONObject: line), as: UTF8.self)
        }
        let run = try folder.messenger("import", try folder.file("bad.jsonl", lines.joined(separator: "\n")))
        let report = try #require(try run.lines(of: ImportReport.self).first)
        #expect(
            report.bad.map(\.reason) == fields.map { "\($0) is missing" } + [
                "id is not a whole number", "id is not a number from 0 on", "roomId is not a whole number",
                "author is not text", "text is not text", "sentAt is not text", "room is not text",
            ])
        #expect(report.counts == [1, 0, 0])
    }

    @Test func `what the user wrote is imported as sent`() throws {
        let line = #"{"id":901,"roomId":9,"room":"Nine","author":"You","text":"T","sentAt":"2026-03-01T08:00:00Z"}"#
        _ = try folder.messenger("import", try folder.file("own.jsonl", line))
        #expect(try folder.messenger("messages", "9").lines(of: Message.self).map(\.state) == ["sent"])
        #expect(try rooms().first { $0.id == 9 }?.title == "Nine")
    }

    @Test(
        "what is not there is said, and is 65",
        arguments: [
            ["messages", "77"], ["messages", "2", "--around", "301"], ["messages", "2", "--before", "9"],
            ["messages", "2", "--delete", "301"],
        ])
    func missing(arguments: [String]) throws {
        let run = try folder.run(.messenger, arguments, json: false)
        #expect(run.code == 65)
        #expect(run.output.isEmpty && run.errors.contains(arguments.last ?? ""))
    }

    @Test(
        "what cannot be meant is said, and is 64",
        arguments: [
            ["messages"], ["messages", "x"], ["messages", "2", "--limit", "0"],
            ["messages", "2", "--before", "201", "--after", "201"], ["send", "2"], ["send", "2", " "],
            ["send", "2", "x", "--offline", "--refused"], ["send", "-5"], ["messages", "2", "--limit", "10001"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try Program.messenger.end(of: arguments).code == 64)
    }

    @Test func `what is sent is in its room, and unread for nobody`() throws {
        for id: Int64 in [-1, -2] {
            let sent = try folder.messenger("send", "2", "Save me a seat").lines(of: Sent.self)
            #expect(sent.map(\.outcome) == ["written"] && sent.map(\.id) == [id] && sent.map(\.state) == ["sent"])
        }
        #expect(try messages("2").suffix(2).sorted() == [-2, -1])
        #expect(try rooms().map(\.unread) == [2, 1, 2])
        let table = try folder.run(.messenger, ["messages", "2"], json: false)
        #expect(table.code == 0 && table.output.ranges(of: "Save me a seat").count == 2)
    }

    @Test func `a message that could not be sent is queued, and sent at the next launch or with the next one`() throws {
        func states() throws -> [String?] {
            try folder.messenger("messages", "2").lines(of: Message.self).filter { $0.id < 0 }.sorted { $0.id > $1.id }
                .map(\.state)
        }
        for next in [["launch"], ["send", "2", "Next"]] {
            let run = try folder.messenger("send", "2", "First", "--offline")
            #expect(run.code == 0)
            #expect(try run.lines(of: Sent.self).map(\.state) == ["queued"])
            #expect(try states().last == "queued")
            #expect(try folder.run(.messenger, next).code == 0)
            #expect(try states().allSatisfy { $0 == "sent" })
        }
        let refused = try folder.messenger("send", "2", "Third", "--refused")
        #expect(try refused.lines(of: Sent.self).map(\.state) == ["failed"])
        #expect(try states() == ["sent", "sent", "sent", "failed"])
        #expect(try messages("2", "--delete", "-4").count == 6)
        #expect(try states().count == 3)
    }

    @Test func `a room and a text may be negative numbers, behind two dashes`() throws {
        let line = #"{"id":1,"roomId":-5,"author":"A","text":"T","sentAt":"2026-03-01T08:00:00Z"}"#
        _ = try folder.messenger("import", try folder.file("negative.jsonl", line))
        for arguments in [
            ["--", "-5", "-7"], ["--language", "ko", "--", "-5", "7"],
        ] {
            let options = ["send", "--data", folder.data.path, "--json"]
            let run = try CommandRun(.messenger, options + arguments)
            #expect(run.code == 0, "\(run.errors)")
        }
        let found = try CommandRun(
            .messenger, ["messages", "--data", folder.data.path, "--json", "--after", "-1", "--", "-5"])
        #expect(try found.lines(of: Message.self).map(\.text) == ["7"])
    }

    @Test(
        "what cannot be sent is said",
        arguments: [(["send", "77", "x"], "contentNotFound"), (["send", "2", "x", "--signed-out"], "notNavigable")])
    func unsent(arguments: [String], code: String) throws {
        let run = try folder.run(.messenger, arguments)
        #expect(run.code == 65)
        let errors = try run.lines(of: Sent.self).map(\.error)
        #expect(errors.map(\.?.code) == [code])
        #expect(errors.first??.detail == (code == "contentNotFound" ? "There is no room 77." : nil))
        #expect(try messages("2") == [201, 202, 203])
    }

    @Test func `where another process runs the app nothing is sent, and its folder is named`() throws {
        let before = try messages("1")
        let other = try AppHolder(folder.files)
        let run = try folder.messenger("send", "1", "Hello")
        other.end()
        #expect(run.code == 74)
        let error = try run.answer().error
        #expect(error?.code == "databaseUnavailable" && error?.detail?.contains("runs the app on it") == true)
        #expect(run.errors.contains("\(folder.files.path) is in use: process \(getpid()) "))
        #expect(try messages("1") == before)
    }
}
