import AppFlow
import DeepLinks
import Launches
import Navigation
import Notifications
import TestSupport

/// A program of two tabs, made for these tests alone.
@MainActor
final class TestMain: MainCoordinator {
    nonisolated static let origins = LinkOrigins(schemes: ["test"], hosts: ["test.example.com"])
    nonisolated static let tabRoots = [TabRoot("first", Screen("first")), TabRoot("second", Screen("second"))]
    nonisolated static let linkRules = LinkRules([.link(inKey: "deepLink")], ownPage: { "page?id=\($0)" })

    nonisolated static var routes: [Route<TestMain>] {
        [
            Route("item/:id", LinkParameter("id", String.self)) { main, _, id throws(RouteError) in
                await main.gate?.pass()
                if id == "missing" { throw .contentNotFound }
                if id == "broken" { throw .databaseUnavailable(reason: "test") }
                return [.push(Screen("item", id: id))]
            },
            Route("vault", from: .push) { _, _ in [.push(Screen("vault"))] },
            Route("page", LinkParameter("id", String.self)) { _, _, id in [.push(Screen("page", id: id))] },
            Route("half") { _, _ in
                [.selectTab("second"), .push(Screen("x")), .selectTab("nowhere"), .push(Screen("y"))]
            },
        ]
    }

    /// What loading throws; nil for loading that works.
    var loadingFailure: RouteError?
    /// Holds planning until a test lets it go on.
    var gate: PlanningGate?

    func load() async throws(RouteError) {
        if let loadingFailure { throw loadingFailure }
    }

    func makeModel(for screen: Screen) -> any ScreenModel { StaticScreenModel(showing: screen) }
}

/// Holds whoever passes until it is opened.
@MainActor
final class PlanningGate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        guard !isOpen else { return }
        for arrival in arrivals { arrival.resume() }
        arrivals = []
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits until somebody stands before the gate.
    func whenReached() async {
        guard waiting.isEmpty else { return }
        await withCheckedContinuation { arrivals.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

enum Push {
    static func item(_ id: String) -> String { #"{"aps":{"alert":"x"},"deepLink":"item/\#(id)"}"# }

    static func item(_ id: String, for recipient: String) -> String {
        #"{"aps":{"alert":"x"},"deepLink":"item/\#(id)","recipient":"\#(recipient)"}"#
    }
}

extension Session {
    static let signedOut = Session(account: nil, hasOnboarded: true)
    static let firstRun = Session(account: nil, hasOnboarded: false)
}
