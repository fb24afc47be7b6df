import Foundation
import GRDB
import Testing

@Suite struct ReplyRecoveryTests {
    @Test(
        "U3: a reply's text survives the process, and is in the room once",
        arguments: [("recorded", "terminated"), ("committed", "terminated")])
    func reply(point: String, arrive: String) throws {
        let folder = try WorkingFolder(.messenger)
        let push = Sample.path(.messenger, "room.apns")
        let reply = ["push", push, "--action", "reply", "--text", "Save me a seat"]
        let run = try folder.run(.messenger, reply + ["--arrive", arrive, "--crash-at", point])
        #expect(run.code == CommandRun.killed)
        #expect(try folder.launch(.messenger) == ["performed", "ready"])
        #expect(try folder.launch(.messenger) == ["ready"])
        let room = try folder.run(.messenger, ["open", "messenger://chat?roomId=2"], json: false)
        #expect(room.output.ranges(of: "Save me a seat").count == 1, "\(room.output)")
    }

    @Test(
        "P8, U26: a reply that cannot be stored says why, and when it is tried again",
        arguments: [true, false])
    func refused(isJSON: Bool) throws {
        let folder = try WorkingFolder(.messenger)
        #expect(try folder.launch(.messenger) == ["ready"])
        try DatabaseQueue(path: folder.files.appending(path: "content.sqlite").path).inDatabase { content in
            // Another process holds the file.
            try content.execute(sql: "BEGIN IMMEDIATE")
            let reply = ["--action", "reply", "--text", "Save me a seat"]
            let run = try folder.run(
                .messenger, ["push", Sample.path(.messenger, "room.apns")] + reply, json: isJSON)
            #expect(run.code == 0)
            if isJSON {
                #expect(try run.answer().outcome == "pending")
                #expect(try run.answer().error?.code == "storageRefused")
            } else {
                #expect(run.output.contains("It is tried again"), "\(run.output)")
            }
            try content.execute(sql: "ROLLBACK")
        }
        #expect(try folder.launch(.messenger) == ["performed", "ready"])
    }
}
