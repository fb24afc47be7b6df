import Foundation
import GRDB
import Testing

@Suite struct OrderTests {
    /// What `order` answers.
    struct Order: Printed {
        let outcome: String
        let error: Answer.Failure?
        let order: String?
        let id: String?
        let firesAt: String?
        let isQuiet: Bool?
        let leftOut: [String]
    }

    /// What `notifications` lists.
    struct Row: Printed, Equatable {
        let id: String
        let state: String
        let at: String
        let title: String?
        let actions: [String]
    }

    private static let before = ["--now", "2026-05-01T12:00:00Z"]
    private static let ready = ["--now", "2026-05-01T12:13:00Z"]
    private static let later = ["--now", "2026-05-01T12:14:00Z"]

    private func order(_ folder: WorkingFolder, _ arguments: String...) throws -> Order {
        let run = try folder.run(.campus, ["order"] + arguments + Self.before)
        let answers = try run.lines(of: Order.self)
        try #require(answers.count == 1, "\(run.output)\(run.errors)")
        return answers[0]
    }

    private func list(_ folder: WorkingFolder, _ arguments: [String]) throws -> [Row] {
        try folder.run(.campus, ["notifications"] + arguments).lines(of: Row.self)
    }

    private func confirmations(_ folder: WorkingFolder) throws -> [Int64] {
        let database = try folder.database("content.sqlite")
        defer { try? database.close() }
        return try database.read { try Int64.fetchAll($0, sql: "SELECT orderID FROM orderConfirmation") }
    }

    @Test func `S4.2: an order's notification fires after its process is gone, once, and its tap opens it`() throws {
        let folder = try WorkingFolder(.campus)
        let order = try order(folder, "12")
        #expect(order.outcome == "scheduled" && order.error == nil && order.isQuiet == false && order.leftOut == [])
        #expect(order.order == "1" && order.id == "order-1" && order.firesAt == "2026-05-01T12:12:00Z")
        let row = Row(
            id: "order-1", state: "scheduled", at: "2026-05-01T12:12:00Z", title: "Your order is ready", actions: [])
        #expect(try list(folder, Self.before) == [row])
        #expect(try folder.run(.campus, ["tap", "order-1"] + Self.before).code == 65)
        let fired = Row(
            id: "order-1", state: "delivered", at: row.at, title: row.title, actions: ["confirm"])
        #expect(try list(folder, Self.ready) == [fired])
        let tap = try folder.run(.campus, ["tap", "order-1", "--arrive", "terminated"] + Self.later).answer()
        #expect(tap.outcome == "shown" && tap.route == "home/order/:orderID")
        #expect(tap.stack == ["feed-list", "order/1"])
        #expect(try list(folder, Self.later) == [])
        #expect(try folder.run(.campus, ["tap", "order-1"] + Self.later).code == 65)
    }

    @Test func `S4.5: confirm on a notification stands once, though its process is killed`() throws {
        let folder = try WorkingFolder(.campus)
        #expect(try order(folder, "12").outcome == "scheduled")
        let confirm = ["tap", "order-1", "--action", "confirm", "--arrive", "background", "--crash-at", "routing"]
        #expect(try folder.run(.campus, confirm + Self.ready).code == CommandRun.killed)
        for outcomes in [["performed", "ready"], ["ready"]] {
            #expect(try folder.run(.campus, ["launch"] + Self.later).answers().map(\.outcome) == outcomes)
            #expect(try confirmations(folder) == [1])
        }
        let history = try folder.campus("inbox", "--history").lines(of: InboxTests.Record.self)
        #expect(history.map(\.source) == ["localNotification"])
    }

    @Test func `people read what was ordered in their language`() throws {
        let folder = try WorkingFolder(.campus)
        func text(_ arguments: [String]) throws -> CommandRun {
            try folder.run(.campus, arguments + ["--language", "ko"], json: false)
        }
        let order = try text(["order", "12"] + Self.before).output
        #expect(order.hasPrefix("주문했습니다.") && order.contains("order-1"))
        #expect(try text(["notifications"] + Self.ready).output.contains("[confirm: 지금 갑니다]"))
        let other = try text(["tap", "never"])
        #expect(other.code == 65 && other.errors.contains("never"))
        _ = try folder.serve(["notifications denied"], on: .campus)
        #expect(try text(["order", "12"] + Self.before).output.contains("2번 주문은"))
    }
}
