import Arrivals
import DeepLinks
import DeviceSimulator
import Foundation
import LaunchStore
import Launches
import Notifications
import Storage
import Testing

@MainActor @Suite struct ExampleTests {
    @MainActor
    private final class Router {
        private(set) var opened: [String] = []

        func open(_ link: String, from source: LinkSource) async throws { opened.append(link) }
    }

    private let router = Router()
    private let account = AccountID("1")
    private let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    private let file: DatabaseFile

    init() throws {
        file = DatabaseFile(folder.appending(path: "inbox.sqlite"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test func `an app hands over the link once it is ready`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try file.open(migrations: LaunchStoreSchema.migrations, now: .now)
        let inbox = SQLiteLaunchInbox(database.writer)
        let arrivals = ArrivalDispatcher(
            inbox: inbox, rules: LinkRules([.link(inKey: "deepLink")], ownPage: { "notices/\($0)" }), account: account
        ) { arrived in
            try await router.open(arrived.link, from: arrived.source)
        }
        arrivals.mainScreenIsReady(for: account)
        arrivals.willEnterForeground(.main)
        arrivals.open(urls: ["acme://rooms/1"])
        await arrivals.whenIdle()
        #expect(router.opened == ["acme://rooms/1"])
    }

    @Test func `P1, P2: an app of two modules opens a tap once, though its process ends before`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (router, file, account) = (router, file, account)
        func start() throws -> ArrivalDispatcher {
            let inbox = try file.open(migrations: LaunchStoreSchema.migrations, now: .now).writer
            let rules = LinkRules([.link(inKey: "deepLink")], ownPage: { "notices/\($0)" })
            return ArrivalDispatcher(inbox: SQLiteLaunchInbox(inbox), rules: rules, account: account) { arrived in
                try await router.open(arrived.link, from: arrived.source)
            }
        }

        let earlier = try start()
        let device = Device(clock: DeviceClock(), notificationCenter: NotificationCenterSimulator()) { _ in earlier }
        let push = Data(#"{"aps":{"alert":"Hello"},"deepLink":"rooms/1"}"#.utf8)
        device.respond(to: device.deliver(push, requestID: "1"))  // It is on disk now.
        device.kill()

        for _ in 1...2 {
            let later = try start()
            later.willEnterForeground(.main)
            later.mainScreenIsReady(for: account)
            await later.whenIdle()
        }
        #expect(router.opened == ["rooms/1"])
    }
}
