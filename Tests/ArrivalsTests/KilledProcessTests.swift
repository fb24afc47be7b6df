import Arrivals
import Foundation
import LaunchStore
import Launches
import Notifications
import Storage
import TestSupport
import Testing

@MainActor
private func start(
    at path: String, open: @escaping ArrivalDispatcher.Open = { _ in }
) throws -> ArrivalDispatcher {
    let file = DatabaseFile(URL(fileURLWithPath: path))
    let inbox = try file.open(migrations: LaunchStoreSchema.migrations, now: .now).writer
    let rules = LinkRules([.link(inKey: "deepLink")], ownPage: { "notices/\($0)" })
    return ArrivalDispatcher(inbox: SQLiteLaunchInbox(inbox), rules: rules, account: AccountID("1"), open: open)
}

/// The same with processes that are killed by the system.
@MainActor @Suite struct KilledProcessTests {
    @Test func `P1, P2: a link is on disk as its callback returns, and its next process opens it once`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "inbox.sqlite").path
        await #expect(processExitsWith: .signal(SIGKILL)) { @MainActor [path = path as String] in
            try start(at: path).open(urls: ["acme://rooms/1"])
            kill(getpid(), SIGKILL)
        }
        var opened: [String] = []
        for _ in 1...2 {
            let arrivals = try start(at: path) { opened.append($0.link) }
            arrivals.willEnterForeground(.main)
            arrivals.mainScreenIsReady(for: AccountID("1"))
            await arrivals.whenIdle()
        }
        #expect(opened == ["acme://rooms/1"])
    }
}
