import Foundation
import Testing

/// What one account was sent is nobody else's, however the change of accounts came about.
@Suite struct EarlierAccountTests {
    private static let notice = Sample.path(.campus, "notice.apns")
    private static let title = "Library closes early"

    /// Account 2's notification is in the archive, and one more in the device's list.
    private func folder() throws -> WorkingFolder {
        let folder = try WorkingFolder()
        #expect(try folder.run(.campus, ["push", Self.notice, "--account", "2"]).answer().outcome == "shown")
        #expect(try folder.campus("push", Self.notice, "--no-tap", "--id", "listed").answer().outcome == "presented")
        #expect(try list(folder).contains(Self.title))
        return folder
    }

    private func list(_ folder: WorkingFolder) throws -> String {
        try folder.run(.campus, ["open", "campus://home/notification"], json: false).output
    }

    @Test(
        "P4: a sign-out that explains is a sign-out",
        arguments: [["--account", "3"], ["--signed-out"], ["--first-run"]])
    func explaining(change: [String]) throws {
        let folder = try folder()
        _ = try folder.explain(["campus://home/feed"] + change, by: .campus)
        #expect(try folder.launch(.campus, "--account", "3") == ["ready"])
        #expect(try !list(folder).contains(Self.title))
    }

    @Test("P4: where the session is lost, what is left is nobody's", arguments: [["--account", "3"], []])
    func lostSession(account: [String]) throws {
        let folder = try folder()
        try folder.endLog(of: "inbox.sqlite")
        try Data(repeating: 0x5A, count: 20_000).write(to: folder.data.appending(path: "inbox.sqlite"))
        let launch = try folder.run(.campus, ["launch"] + account)
        #expect(launch.code == 0)
        #expect(launch.errors.contains("inbox.sqlite was backed up as "))
        #expect(try !list(folder).contains(Self.title))
        #expect(try folder.run(.campus, ["tap", "listed"]).code == 65)
        #expect(try !folder.campus("feeds").output.isEmpty)
    }

    @Test("U25: explaining tells whose a push is, and that a silent one opens nothing")
    func explained() throws {
        let folder = try folder()
        let push = #"{"aps":{"alert":"x"},"recipient":"2","deepLink":"home/soptamp"}"#
        let other = try folder.explain(["-", "--account", "1"], by: .campus, input: push)
        #expect(other.error?.code == "otherAccount" && other.link == nil)
        #expect(try folder.explain(["-", "--account", "2"], by: .campus, input: push).error == nil)
        #expect(try folder.explain(["-", "--signed-out"], by: .campus, input: push).error == nil)
        let silentOther = #"{"aps":{"content-available":1},"recipient":"2"}"#
        #expect(
            try folder.explain(["-", "--account", "1"], by: .campus, input: silentOther).error?.code == "otherAccount")
        let silent = #"{"aps":{"content-available":1},"deepLink":"home/soptamp"}"#
        let nothing = try folder.explain(["-"], by: .campus, input: silent)
        #expect(nothing.error == nil && nothing.link == nil && nothing.steps.last?.step == "silent")
    }
}
