import Foundation
import Testing

@Suite struct RoomsTests {
    struct Room: Decodable, Equatable {
        let id: Int64
        let title: String
        let unread: Int
        let lastMessage: String?
    }

    struct Message: Decodable, Equatable {
        let id: Int64
        let author: String
        let text: String
        let sentAt: String
        let state: String?
    }

    struct Sent: Decodable, Equatable {
        struct Failure: Decodable, Equatable {
            let code: String
        }

        let outcome: String
        let error: Failure?
        let id: Int64?
        let state: String?
    }

    private func rooms(_ folder: WorkingFolder) throws -> [Room] { try folder.messenger("rooms").lines(of: Room.self) }

    private func messages(_ folder: WorkingFolder, _ arguments: String...) throws -> [Int64] {
        let run = try folder.run(.messenger, ["messages"] + arguments)
        #expect(run.code == 0, "\(run.errors)")
        return try run.lines(of: Message.self).map(\.id)
    }

    @Test func `S2.6: rooms are listed with what is unread in them, and one that was shown has nothing`() throws {
        let folder = try WorkingFolder()
        #expect(try rooms(folder).map(\.id) == [3, 2, 1])
        #expect(try rooms(folder).map(\.unread) == [1, 2, 2])
        _ = try folder.messenger("open", "messenger://chat/2")
        #expect(try rooms(folder).map(\.unread) == [1, 0, 2])
    }

    @Test func `messages are listed from any place to both sides`() throws {
        let folder = try WorkingFolder()
        let lines = (1...30).map { id in
            #"{"id":\#(id),"roomId":9,"author":"A","text":"T","sentAt":"2026-03-01T08:00:\#(id < 10 ? "0" : "")\#(id)Z"}"#
        }
        _ = try folder.messenger("import", try folder.file("nine.jsonl", lines.joined(separator: "\n")))
        #expect(try messages(folder, "9") == Array(1...30))
        #expect(try messages(folder, "9", "--limit", "3") == [28, 29, 30])
        #expect(try messages(folder, "9", "--before", "10", "--limit", "2") == [8, 9])
        #expect(try messages(folder, "9", "--after", "10", "--limit", "2") == [11, 12])
        #expect(try messages(folder, "9", "--around", "10", "--limit", "3") == [9, 10, 11])
        #expect(try messages(folder, "9", "--around", "30", "--limit", "1") == [30])
        #expect(try messages(folder, "9", "--before", "1") == [])
    }

    @Test(
        "what is not there is said, and is 65",
        arguments: [["messages", "77"], ["messages", "2", "--around", "301"], ["messages", "2", "--before", "9"]])
    func missing(arguments: [String]) throws {
        let run = try WorkingFolder().run(.messenger, arguments, json: false)
        #expect(run.code == 65)
        #expect(run.output.isEmpty && run.errors.contains(arguments.last ?? ""))
    }

    @Test(
        "what cannot be meant is said, and is 64",
        arguments: [
            ["messages"], ["messages", "x"], ["messages", "2", "--limit", "0"],
            ["messages", "2", "--before", "201", "--after", "201"], ["send", "2"], ["send", "2", " "],
            ["send", "2", "x", "--key", ""], ["send", "2", "x", "--offline", "--refused"], ["send", "-5"],
            ["messages", "2", "--limit", "10001"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try WorkingFolder().run(.messenger, arguments).code == 64)
    }

    @Test func `what is sent is in its room, under one key once, and unread for nobody`() throws {
        let folder = try WorkingFolder()
        for _ in 1...2 {
            let run = try folder.messenger("send", "2", "Save me a seat", "--key", "a")
            #expect(try run.lines(of: Sent.self) == [Sent(outcome: "written", error: nil, id: -1, state: "sent")])
        }
        let other = try folder.messenger("send", "2", "Save me a seat")
        #expect(try other.lines(of: Sent.self).map(\.id) == [-2])
        #expect(try messages(folder, "2").suffix(2).sorted() == [-2, -1])
        #expect(try messages(folder, "2", "--before", "-1").last == 203)
        #expect(try messages(folder, "2", "--around", "-1", "--limit", "1") == [-1])
        #expect(try rooms(folder).first { $0.id == 2 }?.unread == 2)
    }

    @Test func `a message that could not be sent is queued, and sent at the next launch or with the next one`() throws {
        let folder = try WorkingFolder()
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
        #expect(try states().count == 3)
        let refused = try folder.messenger("send", "2", "Third", "--refused")
        #expect(try refused.lines(of: Sent.self).map(\.state) == ["failed"])
        _ = try folder.messenger("launch")
        #expect(try states() == ["sent", "sent", "sent", "failed"])
    }

    @Test func `a message is deleted by hand, and one that was queued is not sent any more`() throws {
        let folder = try WorkingFolder()
        _ = try folder.messenger("send", "2", "First", "--offline")
        #expect(try messages(folder, "2", "--delete", "-1") == [201, 202, 203])
        #expect(try messages(folder, "2", "--delete", "202", "--limit", "1") == [203])
        #expect(try folder.run(.messenger, ["messages", "2", "--delete", "202"]).code == 65)
        #expect(try folder.run(.messenger, ["messages", "2", "--delete", "301"]).code == 65)
        _ = try folder.messenger("launch")
        #expect(try messages(folder, "2") == [201, 203])
    }

    @Test func `a room and a text may be negative numbers, with options anywhere`() throws {
        let folder = try WorkingFolder()
        let line = #"{"id":1,"roomId":-5,"author":"A","text":"T","sentAt":"2026-03-01T08:00:00Z"}"#
        _ = try folder.messenger("import", try folder.file("negative.jsonl", line))
        for arguments in [
            ["-5", "-7", "--key", "a"], ["--key", "b", "-5", "7"], ["-5", "--now", "2026-05-01T12:00:00Z", "hi"],
        ] {
            let run = try folder.run(.messenger, ["send"] + arguments)
            #expect(run.code == 0, "\(run.errors)")
        }
        let found = try folder.messenger("messages", "-5", "--after", "1").lines(of: Message.self)
        #expect(Set(found.map(\.text)) == ["-7", "7", "hi"])
        #expect(try messages(folder, "2") == [201, 202, 203])
    }

    @Test(
        "what cannot be sent is said",
        arguments: [(["send", "77", "x"], "contentNotFound"), (["send", "2", "x", "--signed-out"], "notNavigable")])
    func unsent(arguments: [String], code: String) throws {
        let folder = try WorkingFolder()
        let run = try folder.run(.messenger, arguments)
        #expect(run.code == 65)
        #expect(try run.lines(of: Sent.self).map(\.error?.code) == [code])
        #expect(try messages(folder, "2") == [201, 202, 203])
    }

    @Test func `P9: a table keeps its shape, whatever stands in it`() throws {
        let folder = try WorkingFolder()
        let texts = [
            "a\0b", "one\r\ntwo\u{2028}three", "\u{1B}[31mred", "مرحبا \u{202E}abc", "👩‍👩‍👧‍👦🇰🇷 한국어",
            String(repeating: "x", count: 100_000),
        ]
        let lines = try texts.enumerated().map { index, text in
            let values: [String: Any] = [
                "id": index + 1, "roomId": 9, "room": text, "author": text, "text": text,
                "sentAt": index == 0 ? "0000-01-01T00:00:00Z" : "9999-12-31T23:59:59.999Z",
            ]
            return String(decoding: try JSONSerialization.data(withJSONObject: values), as: UTF8.self)
        }
        let file = try folder.file("odd.jsonl", lines.joined(separator: "\n"))
        #expect(try folder.messenger("import", file).code == 0)
        let table = try folder.run(.messenger, ["messages", "9"], json: false)
        #expect(table.code == 0)
        #expect(table.output.split(separator: "\n").count == texts.count + 2)
        #expect(table.output.split(separator: "\n").allSatisfy { $0.count < 200 })
        let unprintable = table.output.unicodeScalars.filter { scalar in
            scalar != "\n" && scalar != "\u{200D}" && [.control, .format].contains(scalar.properties.generalCategory)
        }
        #expect(unprintable.isEmpty)
        #expect(table.output.contains("0000-01-01T00:00:00Z") && table.output.contains("9999-12-31T23:59:59.999Z"))
        let found = try folder.messenger("messages", "9").lines(of: Message.self)
        #expect(Set(found.map { Data($0.text.utf8) }) == Set(texts.map { Data($0.utf8) }))
        #expect(try folder.run(.messenger, ["rooms"], json: false).output.split(separator: "\n").count == 5)
    }

    @Test func `where another process runs the app nothing is sent, and its folder is named`() throws {
        let folder = try WorkingFolder()
        let before = try messages(folder, "1")
        let other = try AppHolder(folder.data)
        let run = try folder.messenger("send", "1", "Hello")
        other.end()
        #expect(run.code == 74 && run.output == "")
        #expect(run.errors.contains("\(folder.data.path) is in use: another process"))
        #expect(try messages(folder, "1") == before)
    }
}
