import Foundation
import Testing

/// What one account was sent is nobody else's, however the change of accounts came about.
@Suite struct EarlierAccountTests {
    private static let notice = Sample.path(.campus, "notice.apns")
    private static let title = "Library closes early"

    /// Account 2's notification is in the archive, and one more in the device's list.
    private func folder() throws -> WorkingFolder {
        let folder = try WorkingFolder(.campus)
        #expect(try folder.run(.campus, ["push", Self.notice, "--account", "2"]).answer().outcome == "shown")
        #expect(try folder.campus("push", Self.notice, "--no-tap", "--id", "listed").answer().outcome == "presented")
        #expect(try list(folder).contains(Self.title))
        return folder
    }

    private func list(_ folder: WorkingFolder) throws -> String {
        try folder.run(.campus, ["open", "campus://home/notification"], json: false).output
    }

    @Test func `P4: an explanation for another account signs the first one out`() throws {
        let folder = try folder()
        _ = try folder.explain(["campus://home/feed", "--account", "3"], by: .campus)
        #expect(try folder.launch(.campus, "--account", "3") == ["ready"])
        #expect(try !list(folder).contains(Self.title))
    }

    @Test("P4: where the session is lost, what is left is nobody's", arguments: [["--account", "3"], []])
    func lostSession(account: [String]) throws {
        let folder = try folder()
        try folder.endLog(of: "inbox.sqlite")
        try Data(repeating: 0x5A, count: 20_000).write(to: folder.files.appending(path: "inbox.sqlite"))
        let launch = try folder.run(.campus, ["launch"] + account)
        #expect(launch.code == 0)
        #expect(launch.errors.contains("inbox.sqlite was backed up as "))
        #expect(try !list(folder).contains(Self.title))
        #expect(try folder.run(.campus, ["tap", "listed"]).code == 65)
        #expect(try !folder.campus("feeds").output.isEmpty)
    }
}
