import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct FeatureTests {
    private let main = LibraryMain()
    private var features: Features { Features(of: main) }

    private func push(_ category: String?) throws -> NotificationPayload {
        let named = category.map { #","category":"\#($0)""# } ?? ""
        return try NotificationPayload(json: Data(#"{"aps":{"alert":"x"\#(named)}}"#.utf8))
    }

    private func received() throws -> ReceivedPush {
        ReceivedPush(try push(nil), parameters: [:], target: nil, deliveredAt: .now)
    }

    private func request(_ action: String, in category: String?) throws -> ActionRequest {
        let tap = NotificationResponse(
            DeliveredNotification(requestID: "r", deliveredAt: .now, userInfo: Data()),
            action: .custom(id: action, text: nil))
        let arrival = LaunchPayload(tap, reading: nil, for: AccountID("1"), at: .now)
        return ActionRequest(
            action: action, text: nil, notification: try push(category), parameters: [:], account: AccountID("1"),
            key: arrival.event, date: .now, target: nil)
    }

    @Test func `a program's categories are those of its features`() {
        #expect(LibraryMain.categories.map(\.id) == ["loan", "fine"])
    }

    @Test(
        "an action is performed by the feature that declares its category, the first without one, and by no other",
        arguments: [
            ("renew", "loan", ["renew"], []), ("renew", "fine", [], ["renew"]), ("pay", "fine", [], ["pay"]),
            ("pay", nil, [], ["pay"]), ("pay", "", [], ["pay"]), ("renew", nil, ["renew"], []),
            // What none declares.
            ("pay", "loan", [], []), ("renew", "other", [], []), ("lend", nil, [], []),
        ] as [(String, String?, [String], [String])])
    func performed(action: String, category: String?, loans: [String], fines: [String]) async throws {
        let request = try request(action, in: category)
        if (loans + fines).isEmpty {
            await #expect(throws: RouteError.contentNotFound) { try await features.perform(request) }
        } else {
            try await features.perform(request)
        }
        #expect(main.loans.performed == loans && main.fines.performed == fines)
    }

    @Test(
        "every feature ingests a push; it is new if it was new to one",
        arguments: [([true, false], true), ([false, true], true), ([false, false], false), ([true, true], true)])
    func ingested(news: [Bool], isNew: Bool) async throws {
        (main.loans.isNew, main.fines.isNew) = (news[0], news[1])
        let received = try received()
        #expect(try await features.ingest(received) == isNew)
        #expect(main.loans.ingested == 1 && main.fines.ingested == 1)
    }

    @Test(
        "the badge is the sum of what features count, and left to the pushes if none counts",
        arguments: [(nil, nil, nil), (2, nil, 2), (nil, 0, 0), (2, 3, 5)] as [(Int?, Int?, Int?)])
    func badge(loans: Int?, fines: Int?, sum: Int?) async throws {
        (main.loans.count, main.fines.count) = (loans, fines)
        #expect(try await features.badge() == sum)
    }

    @Test(
        "quick actions are those of all features in their order, and left as they are if none ever offers any",
        arguments: [
            (nil, nil, nil), (nil, [], []), (["a"], nil, ["a"]), (["a", "b"], ["c"], ["a", "b", "c"]),
        ] as [([String]?, [String]?, [String]?)])
    func quickActions(loans: [String]?, fines: [String]?, all: [String]?) async throws {
        (main.loans.links, main.fines.links) = (loans, fines)
        let items = try await features.quickActions(of: AccountID("1"))
        #expect(items == all?.map { SystemItem($0, link: $0, owner: AccountID("1")) })
    }

    @Test(
        "a screen's search result is that of the first feature that has one",
        arguments: [(nil, nil, nil), (["a"], ["b"], "a"), (nil, ["b"], "b")] as [([String]?, [String]?, String?)])
    func searchItem(loans: [String]?, fines: [String]?, title: String?) async throws {
        (main.loans.links, main.fines.links) = (loans, fines)
        let item = try await features.searchItem(for: Screen("book"), of: AccountID("1"))
        #expect(item == title.map { SystemItem($0, link: "book", owner: AccountID("1")) })
    }

    @Test(
        "what its own feature says of a push on the screen counts; where none says anything, it is shown",
        arguments: [(nil, nil, true), (false, nil, false), (nil, false, false), (true, false, true)]
            as [(Bool?, Bool?, Bool)])
    func shows(loans: Bool?, fines: Bool?, isShown: Bool) throws {
        (main.loans.showsPush, main.fines.showsPush) = (loans, fines)
        #expect(features.shows(try received()) == isShown)
    }

    @Test func `a sign-out is not done before every feature removed what the account had`() async throws {
        main.loans.failure = .store(.unavailable(reason: "test"))
        await #expect(throws: RouteError.store(.unavailable(reason: "test"))) { try await features.removeAccount() }
        #expect(main.loans.removals == 0 && main.fines.removals == 1)
        main.loans.failure = nil
        try await features.removeAccount()
        #expect(main.loans.removals == 1 && main.fines.removals == 2)
    }

    @Test func `what one feature cannot store the others do, and a disk's refusal is told before other failures`()
        async throws
    {
        let (refused, unavailable) = (StoreError.refused(reason: "full"), StoreError.unavailable(reason: "test"))
        (main.loans.failure, main.fines.failure) = (.store(unavailable), .store(refused))
        let received = try received()
        await #expect(throws: RouteError.store(refused)) { _ = try await features.ingest(received) }
        main.fines.failure = nil
        await #expect(throws: RouteError.store(unavailable)) { _ = try await features.ingest(received) }
        #expect(main.fines.ingested == 1)
        await #expect(throws: RouteError.store(unavailable)) {
            try await features.didShow(Screen("fine"), to: AccountID("1"), at: .distantPast)
        }
        #expect(main.fines.shown.count == 1)
    }

    @Test func `the app loads once every feature is loaded, and each learns what was shown and sends what is left`()
        async throws
    {
        try await features.load()
        try await features.didShow(Screen("fine"), to: AccountID("1"), at: Date(timeIntervalSince1970: 5))
        await features.flushOutbox(for: AccountID("2"))
        #expect(main.loans.loads == 1 && main.loans.shown == ["fine 1 5"] && main.loans.flushed == ["2"])
        #expect(main.fines.loads == 1 && main.fines.shown == ["fine 1 5"] && main.fines.flushed == ["2"])
        #expect(try await features.isOutboxEmpty(of: AccountID("1")))
        main.fines.isOutboxEmpty = false
        #expect(try await !features.isOutboxEmpty(of: AccountID("1")))
        main.loans.failure = .store(.unavailable(reason: "test"))
        await #expect(throws: RouteError.store(.unavailable(reason: "test"))) { try await features.load() }
    }

    @Test(
        "U37: an app that is left asks for time if an outbox cannot be read, which may hold something",
        arguments: [true, false])
    func unreadOutbox(isReadable: Bool) async throws {
        let phone = try TestPhone { LibraryMain() }
        await phone.openApp()
        phone.app?.main.fines.failure = isReadable ? nil : .store(.unavailable(reason: "test"))
        phone.device.pressHome()
        await phone.whenIdle()
        #expect(phone.device.state.app.isRefreshRequested == !isReadable)
    }

    @Test("U37: the system learns whether a refresh sent all that was queued", arguments: [true, false])
    func refresh(isOutboxEmpty: Bool) async throws {
        let phone = try TestPhone { LibraryMain() }
        await phone.openApp()
        phone.app?.main.fines.isOutboxEmpty = isOutboxEmpty
        var results: [Bool] = []
        phone.app?.refreshInBackground { results.append($0) }
        await phone.whenIdle()
        #expect(results == [isOutboxEmpty])
    }

    @Test func `a screen's model is the first feature's that has it; a screen of none shows its own arguments`() {
        main.fines.screens.append("loans")
        #expect(features.makeModel(for: Screen("fines")).content.title == "fines")
        #expect(features.makeModel(for: Screen("loans")).content.title == "loans")
        let map = features.makeModel(for: Screen("map", id: "7", arguments: ["y": "2", "x": "1"]))
        let rows = [ScreenContent.Row("7"), ScreenContent.Row("x", detail: "1"), ScreenContent.Row("y", detail: "2")]
        #expect(map.content.rows == rows)
    }

    @Test func `a feature that implements nothing performs, ingests, counts and offers nothing`() async throws {
        let bare = BareFeature()
        let received = try received()
        #expect(try await !bare.ingest(received) && bare.shows(received) == nil)
        #expect(try await bare.isOutboxEmpty(of: AccountID("1")))
        #expect(try await bare.quickActions(of: AccountID("1")) == nil)
        #expect(try await bare.searchItem(for: Screen("loans"), of: AccountID("1")) == nil)
        #expect(try await bare.badge() == nil)
        await #expect(throws: RouteError.contentNotFound) { try await bare.perform(try request("renew", in: nil)) }
    }
}

/// Two features side by side.
@MainActor
private final class LibraryMain: MainCoordinator {
    nonisolated static let origins = LinkOrigins(schemes: ["library"], hosts: ["library.example.com"])
    nonisolated static let tabRoots = [TabRoot("loans", Screen("loans"))]
    nonisolated static let linkRules = LinkRules([], ownPage: { $0 })
    nonisolated static var routes: [Route<LibraryMain>] { [] }
    nonisolated static var features: [Feature<LibraryMain>] { [Feature { $0.loans }, Feature { $0.fines }] }

    let loans = RecordingFeature<Loan>()
    let fines = RecordingFeature<Fine>()
}

private protocol Kind: SendableMetatype {
    static var screen: String { get }
    static var category: NotificationCategory { get }
}

private enum Loan: Kind {
    static let screen = "loans"
    static let category = NotificationCategory("loan", actions: [NotificationAction("renew", .perform)])
}

private enum Fine: Kind {
    static let screen = "fines"
    static let category = NotificationCategory(
        "fine", actions: [NotificationAction("renew", .perform), NotificationAction("pay", .perform)])
}

/// Keeps what it was asked for.
@MainActor
private final class RecordingFeature<K: Kind>: FeatureCoordinator {
    nonisolated static var routes: [Route<RecordingFeature<K>>] { [] }
    nonisolated static var categories: [NotificationCategory] { [K.category] }

    var failure: RouteError?
    var isNew = false
    var count: Int?
    var showsPush: Bool?
    private(set) var performed: [String] = []
    private(set) var ingested = 0
    private(set) var removals = 0
    private(set) var loads = 0
    private(set) var flushed: [String] = []
    private(set) var shown: [String] = []

    func perform(_ action: ActionRequest) async throws(RouteError) { performed.append(action.action) }

    func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool {
        if let failure { throw failure }
        ingested += 1
        return isNew
    }

    func shows(_ push: ReceivedPush) -> Bool? { showsPush }

    func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError) {
        if let failure { throw failure }
        shown.append("\(screen.name) \(account) \(Int(date.timeIntervalSince1970))")
    }

    func flushOutbox(for account: AccountID) async { flushed.append("\(account)") }

    /// The titles of the links that it gives the system; nil for none.
    var links: [String]?

    func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]? {
        links?.map { SystemItem($0, link: $0, owner: account) }
    }

    func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem? {
        links?.first.map { SystemItem($0, link: screen.name, owner: account) }
    }

    var isOutboxEmpty = true

    func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool {
        if let failure { throw failure }
        return isOutboxEmpty
    }

    func badge() async throws(RouteError) -> Int? { count }

    func removeAccount() async throws(RouteError) {
        if let failure { throw failure }
        removals += 1
    }

    func load() async throws(RouteError) {
        if let failure { throw failure }
        loads += 1
    }

    func makeModel(for screen: Screen) -> (any ScreenModel)? {
        screens.contains(screen.name) ? StaticScreenModel(ScreenContent(title: K.screen)) : nil
    }

    var screens = [K.screen]
}

@MainActor
private final class BareFeature: FeatureCoordinator {
    nonisolated static var routes: [Route<BareFeature>] { [] }

    func removeAccount() async throws(RouteError) {}

    func makeModel(for screen: Screen) -> (any ScreenModel)? { nil }
}
