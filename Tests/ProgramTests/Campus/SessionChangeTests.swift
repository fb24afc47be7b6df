import AppFlow
import Launches
import SimulatorPage
import Testing

@testable import RouterCommands
@testable import feed_detail_router

/// Somebody signs in or out on the page while the app does not run.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SessionChangeTests {
    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder(.campus)
    }

    private func session() async throws -> SimulatorSession<Campus> {
        SimulatorSession<Campus>(
            try await AppInstallation(
                in: folder.data, for: .phone, clock: .standing(at: nil), language: Campus.language(.development)))
    }

    /// The app that runs is that of whoever is signed in.
    private func expectApp(of account: String?, in session: SimulatorSession<Campus>) throws {
        let app = try #require(session.app)
        #expect(session.installation.account == account)
        #expect(app.phase == (account.map { .ready(AccountID($0)) } ?? .login))
    }

    @Test(
        "P4: an app that is started meanwhile is the new session's, however far the change has come",
        arguments: [("signout", nil), ("signin 2", "2")], 0..<8)
    func started(change: (line: String, account: String?), turns: Int) async throws {
        let session = try await session()
        defer { session.close() }
        let page = SimulatorPageSession(session)
        let changing = Task { try await page.perform(line: change.line) }
        for _ in 0..<turns { await Task.yield() }
        try await page.perform(line: "url campus://home/feed")
        try await changing.value
        await session.whenIdle()
        try expectApp(of: change.account, in: session)
    }

    @Test("P9: an app that is started meanwhile and dies leaves a change that ends", arguments: 0..<4)
    func killed(turns: Int) async throws {
        let session = try await session()
        defer { session.close() }
        let page = SimulatorPageSession(session)
        let changing = Task { try await page.perform(line: "signout") }
        for _ in 0..<turns { await Task.yield() }
        for line in ["open", "kill"] { try await page.perform(line: line) }
        try await changing.value
        try await page.perform(line: "open")
        await session.whenIdle()
        try expectApp(of: session.installation.account, in: session)
    }

    @Test(
        "P4, U32: who signs in during a sign-out is signed in after it, and it is brought to its end", arguments: 0..<4)
    func two(turns: Int) async throws {
        let session = try await session()
        defer { session.close() }
        let page = SimulatorPageSession(session)
        let first = Task { try await page.perform(line: "signout") }
        for _ in 0..<turns { await Task.yield() }
        let second = Task { try await page.perform(line: "signin 2") }
        try await first.value
        try await second.value
        #expect(session.app == nil)
        #expect(try !session.installation.session().needsSignOutCleanup)
        try await page.perform(line: "open")
        await session.whenIdle()
        try expectApp(of: "2", in: session)
    }
}
