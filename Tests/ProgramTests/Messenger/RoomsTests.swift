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

    @Test(
        "what cannot be meant is said, and is 64",
        arguments: [
            ["messages"], ["messages", "x"], ["messages", "2", "--limit", "0"],
            ["send", "2"], ["send", "2", " "],
            ["send", "2", "x", "--offline", "--refused"], ["send", "-5"], ["messages", "2", "--limit", "10001"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try Program.messenger.end(of: arguments).code == 64)
    }

    @Test(
        "what is not there, or cannot be sent, is said, and is 65",
        arguments: [
            (["messages", "77"], "77"), (["messages", "2", "--around", "301"], "301"),
            (["messages", "2", "--around", "9"], "9"), (["messages", "2", "--delete", "301"], "301"),
            (["send", "77", "x"], "There is no room 77."), (["send", "2", "x", "--signed-out"], "notNavigable"),
        ])
    func missing(arguments: [String], said: String) throws {
        let run = try folder.run(.messenger, arguments, json: false)
        #expect(run.code == 65)
        #expect((run.output + run.errors).contains(said), "\(run.output)\(run.errors)")
        #expect(try messages("2") == [201, 202, 203])
    }

    @Test func `an action is done where the screen or its row has it, and with its text`() throws {
        let lines = [
            "open", "do send Hello", "in-app chat/2", "do bogus", "do send", "do send Hello", "do delete 1",
            "do delete -1",
        ]
        let run = try folder.serve(lines, on: .messenger)
        let parts = run.output.components(separatedBy: "\n> ")
        try #require(parts.count == 9)
        for part in [2, 4, 7] { #expect(parts[part].hasSuffix("\nnot done: the screen has no such action")) }
        #expect(parts[5].hasSuffix("\nnot done: the action takes a text"))
        #expect(parts[6].contains("You · Hello") && !parts[8].contains("You · Hello"))
    }
}
