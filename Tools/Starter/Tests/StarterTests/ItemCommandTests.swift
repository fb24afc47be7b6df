import Testing

@Suite struct ItemCommandTests {
    private let run: StarterRun

    init() throws {
        run = try StarterRun()
    }

    private struct Line: Decodable {
        let id: Int64
        let doneAt: String?
    }

    @Test(
        "a sample opens its page, or nothing if the item is not there",
        arguments: [("item.apns", "item/3"), ("item-new.apns", "item/4"), ("item-unknown.apns", nil)]
            as [(String, String?)])
    func push(sample: String, screen: String?) throws {
        let end = try run("push", StarterRun.sample(sample))
        let answer = try #require(try end.lines(of: StarterRun.Answer.self).first)
        #expect(answer.outcome == (screen == nil ? "failed" : "shown"))
        #expect(answer.navigation.stack.dropFirst() == [screen].compactMap(\.self)[...])
        #expect(end.code == (screen == nil ? 65 : 0))
    }

    @Test func `an action is listed, and gone with a sign-out, as is what a push brought`() throws {
        for sample in ["item.apns", "item-new.apns"] {
            let answer = try run("push", StarterRun.sample(sample), "--action", "done")
            #expect(try answer.lines(of: StarterRun.Answer.self).map(\.outcome) == ["performed"])
        }
        let listed = try run("items").lines(of: Line.self)
        #expect(listed.map(\.id) == [4, 3, 2, 1])
        #expect(listed.map { $0.doneAt != nil } == [true, true, false, false])
        let others = try run("items", "--account", "2").lines(of: Line.self)
        #expect(others.map(\.id) == [3, 2, 1] && others.allSatisfy { $0.doneAt == nil })
    }

    @Test func `the scenario comes to what it expects`() throws {
        let end = try run("replay", StarterRun.sample("item.scenario"))
        #expect(end.code == 0, "\(end.output)")
    }

    @Test func `a row of an import that cannot be read is told`() throws {
        let rows = """
            {"itemID": 9, "title": "Nine", "text": "", "date": "2026-03-04T09:00:00Z"}
            {"itemID": -1, "title": "", "text": "", "date": "2026-03-04T09:00:00Z"}
            {"itemID": 10, "title": 10, "text": "", "date": "2026-03-04T09:00:00Z"}
            {"itemID": 11, "title": "", "text": "", "date": "yesterday"}
            {"itemID": 12, "title": "", "text": ""}
            {"otherID": 13}
            []
            """
        struct Report: Decodable {
            struct Bad: Decodable {
                let line: Int
            }
            let added: Int
            let bad: [Bad]
        }
        let report = try #require(try run("import", try run.file("rows.jsonl", rows)).lines(of: Report.self).first)
        #expect(report.added == 1 && report.bad.map(\.line) == [2, 3, 4, 5, 6, 7])
    }
}
