import Foundation
import Testing

@Suite struct EarlierWriterTests {
    @Test func `P4: where the session is lost, what its account wrote is neither shown nor sent`() throws {
        let folder = try WorkingFolder()
        _ = try folder.messenger("launch", "--account", "2")
        #expect(try folder.messenger("send", "2", "From account two", "--offline").code == 0)
        try Data(repeating: 0x5A, count: 20_000).write(to: folder.data.appending(path: "inbox.sqlite"))
        #expect(try folder.launch(.messenger, "--account", "3") == ["ready"])
        let messages = try folder.run(.messenger, ["messages", "2"], json: false).output
        #expect(!messages.isEmpty && !messages.contains("From account two"))
    }

    @Test func `a silent push that comes while another process runs the app is ingested by the next launch`() throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch(.messenger) == ["ready"])
        let push = try folder.file(
            "silent.apns",
            #"{"aps":{"content-available":1},"chatRoomId":2,"messageId":777,"author":"Kim","text":"Quietly"}"#)
        let app = try AppHolder(folder.data)
        #expect(try folder.messenger("push", push).answer().outcome == "pending")
        app.end()
        #expect(try folder.launch(.messenger) == ["ignored", "ready"])
        #expect(try folder.run(.messenger, ["messages", "2"], json: false).output.contains("Quietly"))
    }
}
