import Foundation
import Testing

@Suite struct SystemLinkTests {
    static let channels = [
        ("quick-action", "quickAction", "inApp"), ("spotlight", "spotlight", "inApp"),
        ("handoff", "handoff", "universalLink"), ("widget", "widget", "inApp"), ("app-intent", "appIntent", "inApp"),
    ]

    private static let link = "campus://home/soptamp/entire-ranking"

    @Test(
        "U29: a link opens its screen through every channel, and the inbox says which and how far it is trusted",
        arguments: channels, ["terminated", "background", "foreground"])
    func shown(channel: (via: String, source: String, trust: String), arrive: String) throws {
        let folder = try WorkingFolder()
        let open = ["open", Self.link, "--via", channel.via, "--arrive", arrive]
        for _ in 1...2 {
            let answer = try folder.run(.campus, open).answer()
            #expect(answer.outcome == "shown")
            #expect(answer.stack == ["soptamp", "entire-ranking"])
        }
        let records = try folder.run(.campus, ["inbox", "--history"]).lines(of: InboxTests.Record.self)
        #expect(records.map(\.source) == [channel.source, channel.source])
        #expect(records.map(\.trust) == [channel.trust, channel.trust])
    }

    @Test(
        "U29: what was recorded before a death is shown by the next launch, once", arguments: channels,
        ["terminated", "background"])
    func recovered(channel: (via: String, source: String, trust: String), arrive: String) throws {
        let folder = try WorkingFolder()
        let open = ["open", Self.link, "--via", channel.via, "--arrive", arrive, "--crash-at", "recorded"]
        #expect(try folder.run(.campus, open).code == CommandRun.killed)
        let launch = try folder.run(.campus, ["launch"]).answers()
        #expect(launch.map(\.outcome) == ["shown", "ready"])
        #expect(launch.first?.stack == ["soptamp", "entire-ranking"])
        #expect(try folder.launch(.campus) == ["ready"])
    }

    @Test("U29: an order opens from where the app put its link, and from nowhere else", arguments: channels)
    func trust(channel: (via: String, source: String, trust: String)) throws {
        let order = "campus://home/order/1"
        let answer = try WorkingFolder().run(.campus, ["open", order, "--via", channel.via]).answer()
        #expect((answer.error?.code == "notPermitted") == (channel.via == "handoff"))
        let guessed = try WorkingFolder().run(.campus, ["open", order + "?nonce=0a"]).answer()
        #expect(guessed.error?.code == "notPermitted")
    }

    @Test("P4, U29: another account's link is discarded", arguments: channels.filter { $0.0 != "widget" })
    func otherAccount(channel: (via: String, source: String, trust: String)) throws {
        let open = ["open", Self.link, "--via", channel.via, "--owner"]
        let folder = try WorkingFolder()
        let answer = try folder.run(.campus, open + ["2"]).answer()
        #expect(answer.outcome == "discarded")
        #expect(answer.error?.code == "otherAccount")
        #expect(try folder.run(.campus, open + ["1"]).answer().outcome == "shown")
    }

    @Test func `U29: an owner is of a link that the system kept`() throws {
        #expect(try WorkingFolder().run(.campus, ["open", Self.link, "--owner", "1"]).code == 64)
    }

    @Test func `U29: what arrives at a second process is recorded as from where it came`() throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch(.campus) == ["ready"])
        let holder = try AppHolder(folder.data)
        let answer = try folder.run(.campus, ["open", "campus://home/order/1", "--via", "widget"]).answer()
        #expect(answer.outcome == "pending")
        holder.end()
        let records = try folder.run(.campus, ["inbox"]).lines(of: InboxTests.Record.self)
        #expect(records.map(\.source) == ["widget"])
    }
}
