import Foundation
import Testing

@Suite struct TapProcessTests {
    @Test(
        "S3.2: a tapped push ends on its feed, whatever the app was doing",
        arguments: ["terminated", "background", "foreground"])
    func tapped(arrive: String) throws {
        let run = try WorkingFolder().campus("push", Sample.feed, "--arrive", arrive, "--tap")
        let answer = try #require(try run.answers().first)
        #expect(run.code == 0)
        #expect(try run.answers().count == 1)
        #expect(answer.text("outcome") == "shown")
        #expect(answer.text("route") == "home/feed/:feedID")
        #expect(answer.stack == Sample.feedStack)
        #expect(Set(answer.members.keys) == ["outcome", "error", "route", "parameters", "navigation"])
        #expect(Set(answer.navigation.keys) == ["phase", "tab", "stack", "modals", "alert"])
    }

    @Test func `S2.5: a banner that is left alone navigates nowhere`() throws {
        let run = try WorkingFolder().campus("push", Sample.feed, "--arrive", "foreground", "--no-tap")
        let answer = try #require(try run.answers().first)
        #expect(answer.text("outcome") == "presented")
        #expect(answer.stack == ["feed-list"])
    }

    @Test func `U7, U5: a tap waits for the sign-in, is shown by the next launch, and never again`() throws {
        let folder = try WorkingFolder()
        #expect(
            try folder.campus("push", Sample.feed, "--signed-out").answers().map { $0.text("outcome") } == ["pending"])
        let launch = try folder.campus("launch", "--account", "1").answers()
        #expect(launch.map { $0.text("outcome") } == ["shown", "ready"])
        #expect(launch.first?.stack == Sample.feedStack)
        #expect(try folder.campus("launch").answers().map { $0.text("outcome") } == ["ready"])
    }

    @Test(
        "a death at any point on the way is made good by the next launch, once",
        arguments: ["recorded", "gated", "routing", "committed"], ["terminated", "background"])
    func killed(at point: String, arrive: String) throws {
        let folder = try WorkingFolder()
        let push = try folder.campus("push", Sample.feed, "--arrive", arrive, "--crash-at", point)
        #expect(push.wasKilled)
        #expect(push.output == "")
        let launch = try folder.campus("launch").answers()
        #expect(launch.map { $0.text("outcome") } == ["shown", "ready"])
        #expect(launch.first?.stack == Sample.feedStack)
        #expect(try folder.campus("launch").answers().map { $0.text("outcome") } == ["ready"])
    }

    @Test func `S2.3: a room opens on the tab with index 2`() throws {
        let answer = try #require(try WorkingFolder().messenger("push", Sample.room).answers().first)
        #expect(answer.text("outcome") == "shown")
        #expect(answer.navigation["tab"] as? String == "chat")
        #expect(answer.stack == ["rooms", "room/2"])
    }

    @Test func `U4: the same tap in two processes is one event`() throws {
        let folder = try WorkingFolder()
        let arguments = ["push", Sample.feed, "--id", "r", "--now", "2026-05-01T12:00:00Z"]
        let outcomes = try (1...2).map { _ in
            try CommandRun("feed-detail-router", arguments + ["--data", folder.data.path, "--json"]).answers().first?
                .text("outcome")
        }
        #expect(outcomes == ["shown", "duplicate"])
    }
}
