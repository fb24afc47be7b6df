import Foundation
import Testing

/// What somebody else has put into the data folder, or taken out of it.
@Suite struct UntrustedFolderTests {
    private static let program = Program.messenger
    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder(.messenger)
    }

    private func launched() throws {
        #expect(try folder.launch(Self.program, "--account", "2") == ["ready"])
    }

    @Test func `P4, U32: after a sign-out no text of the account is in any file`() throws {
        try receive()
        #expect(try folder.run(Self.program, ["launch", "--signed-out"]).code == 0)
        #expect(try !hasText())
    }

    @Test(
        "P4, U32: so it is where the session is lost, whichever command somebody else signs in with",
        arguments: [true, false], ["launch", "rooms", "notifications", "import"])
    func textsOfLostSession(isTruncated: Bool, command: String) throws {
        try receive()
        if isTruncated {
            try folder.endLog(of: "inbox.sqlite")
            try Data().write(to: folder.files.appending(path: "inbox.sqlite"))
        } else {
            try folder.spoil("inbox.sqlite", sql: "DELETE FROM session; DELETE FROM launch")
        }
        let line = #"{"id":1,"roomId":90,"author":"A","text":"T","sentAt":"2026-03-01T08:00:00Z"}"#
        let subject = command == "import" ? [try folder.file("own.jsonl", line)] : []
        let run = try folder.run(Self.program, [command, "--account", "9"] + subject)
        #expect(run.code == 0, "\(run.errors)")
        switch command {
        case "launch": #expect(try run.answers().map(\.outcome) == ["ready"])
        case "notifications": #expect(run.output.isEmpty)
        default: #expect(!run.output.contains("unmistakable"))
        }
        #expect(try !hasText())
        // The next start leaves what the new account has, and the samples, which are nobody's.
        #expect(try folder.launch(Self.program) == ["ready"])
        let rooms = try folder.messenger("rooms").lines(of: RoomsTests.Room.self).map(\.id)
        #expect(rooms == (command == "import" ? [3, 2, 1, 90] : [3, 2, 1]))
    }

    /// A message, a reply and a tap that waits, with words of their own.
    private func receive() throws {
        try launched()
        let long = String(repeating: "unmistakable words ", count: 150)
        let push = try folder.file(
            "own.apns",
            #"{"aps":{"alert":{"title":"unmistakable words","body":"\#(long)"},"category":"chat-message"},"chatRoomId":2,"messageId":77}"#
        )
        for arrival in [["--tap"], ["--action", "reply", "--text", "unmistakable words"]] {
            _ = try folder.run(Self.program, ["push", push] + arrival)
        }
        _ = try folder.run(
            Self.program, ["push", push, "--id", "left", "--arrive", "terminated", "--crash-at", "recorded"])
        #expect(try hasText())
    }

    private func hasText() throws -> Bool {
        try folder.dataFiles.contains { name in
            try Data(contentsOf: folder.files.appending(path: name)).range(of: Data("unmistakable".utf8)) != nil
        }
    }
}
