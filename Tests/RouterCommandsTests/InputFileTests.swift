import Testing

@testable import RouterCommands

@Suite struct InputFileTests {
    @Test(
        "P9: a payload that cannot be read is told in a sentence",
        arguments: [
            ("/nowhere/a.apns", "there is no such file"), ("/", "it is a folder"),
            ("/dev/zero", "it is larger than 1 MB"),
        ])
    func unreadable(path: String, reason: String) {
        let error = #expect(throws: UnreadableFile.self) { try InputFile(argument: path).readPayload() }
        #expect(error?.code == "invalidPayload" && error?.sentence(in: .english) == "\(path): \(reason)")
    }
}
