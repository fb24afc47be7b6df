import Foundation
import Testing

@Suite struct SampleTests {
    /// A sample, and what pushing it comes to.
    struct Expectation: Sendable {
        let program: Program
        let file: String
        var error: String?
        var route: String?
        let stack: [String]
        var modals: [String] = []
    }

    static let expectations = [
        Expectation(program: .campus, file: "feed.apns", route: "home/feed/:feedID", stack: Sample.feedStack),
        Expectation(
            program: .campus, file: "link.apns", route: "home/attendance/attendance-modal",
            stack: ["feed-list", "attendance"], modals: ["attendance-modal"]),
        Expectation(
            program: .campus, file: "notice.apns", route: "home/notification/detail",
            stack: ["feed-list", "notifications", "notification/notice-17"]),
        Expectation(
            program: .campus, file: "order.apns", route: "home/order/:orderID", stack: ["feed-list", "order/7"]),
        Expectation(program: .campus, file: "web.apns", stack: ["feed-list"], modals: ["web"]),
        Expectation(program: .campus, file: "expired.apns", error: "expiredLink", stack: ["feed-list"]),
        Expectation(
            program: .campus, file: "unknown-feed.apns", error: "contentNotFound", route: "home/feed/:feedID",
            stack: ["feed-list"]),
        Expectation(program: .messenger, file: "room.apns", route: "chat", stack: ["rooms", "room/2"]),
        Expectation(
            program: .messenger, file: "link.apns", route: "chat/:roomId/message/:messageID",
            stack: ["rooms", "room/3"]),
        Expectation(
            program: .messenger, file: "notice.apns", route: "home/notification/detail",
            stack: ["home", "notifications", "notification/notice-5"]),
        Expectation(program: .messenger, file: "web.apns", stack: ["home"], modals: ["web"]),
        Expectation(
            program: .messenger, file: "unknown-room.apns", error: "contentNotFound", route: "chat", stack: ["home"]),
    ]

    @Test("a sample does what its name says", arguments: expectations)
    func push(expected: Expectation) throws {
        let run = try WorkingFolder().run(expected.program, ["push", Sample.path(expected.program, expected.file)])
        let answer = try run.answer()
        #expect(run.code == (expected.error == nil ? 0 : 65))
        #expect(answer.outcome == (expected.error == nil ? "shown" : "failed"))
        #expect(answer.error?.code == expected.error)
        #expect(answer.navigation.alert?.code == expected.error)
        #expect(answer.route == expected.route)
        #expect(answer.stack == expected.stack)
        #expect(answer.navigation.modals == expected.modals)
    }

    @Test("every sample is tried", arguments: Program.allCases)
    func all(program: Program) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Sample.folder(of: program).path)
        let tried = Self.expectations.filter { $0.program == program }.map(\.file)
        #expect(Set(files.filter { $0.hasSuffix(".apns") }) == Set(tried))
    }

    @Test("the sample content is what a new database starts with", arguments: Program.allCases)
    func content(program: Program) throws {
        let run = try WorkingFolder().run(program, ["import", Sample.path(program, "content.jsonl")])
        let counts = try run.lines(of: ImportTests.Report.self)
        #expect(run.code == 0)
        #expect(counts.map { [$0.added, $0.replaced] } == [[0, 0]])
        #expect(counts.allSatisfy { $0.skipped > 0 && $0.bad.isEmpty })
    }
}

extension SampleTests.Expectation: CustomTestStringConvertible {
    var testDescription: String { "\(program.rawValue) \(file)" }
}
