import Foundation
import Testing

@Suite struct SystemLinkTests {
    static let channels = [
        ("quick-action", "quickAction", "inApp"), ("spotlight", "spotlight", "inApp"),
        ("handoff", "handoff", "universalLink"), ("widget", "widget", "inApp"), ("app-intent", "appIntent", "inApp"),
    ]

    private static let link = "campus://home/soptamp/entire-ranking"

    @Test(
        "U29: what was recorded before a death is shown by the next launch, and the inbox says how far it is trusted",
        arguments: zip(channels, ["terminated", "background", "terminated", "background", "terminated"]))
    func recovered(channel: (via: String, source: String, trust: String), arrive: String) throws {
        let folder = try WorkingFolder()
        let open = ["open", Self.link, "--via", channel.via, "--arrive", arrive, "--crash-at", "recorded"]
        #expect(try folder.run(.campus, open).code == CommandRun.killed)
        let launch = try folder.run(.campus, ["launch"]).answers()
        #expect(launch.map(\.outcome) == ["shown", "ready"])
        #expect(launch.first?.stack == ["soptamp", "entire-ranking"])
        #expect(try folder.launch(.campus) == ["ready"])
        let record = try folder.campus("inbox", "--history").lines(of: InboxTests.Record.self).first
        #expect(record?.source == channel.source && record?.trust == channel.trust)
    }

    @Test func `U29: what arrives at a second process is recorded as from where it came`() throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch(.campus) == ["ready"])
        let holder = try AppHolder(folder.data)
        let answer = try folder.run(.campus, ["open", "campus://home/mypage", "--via", "widget"]).answer()
        #expect(answer.outcome == "pending")
        holder.end()
        let records = try folder.run(.campus, ["inbox"]).lines(of: InboxTests.Record.self)
        #expect(records.map(\.source) == ["widget"])
    }
}
