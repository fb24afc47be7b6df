import Foundation
import Launches
import Navigation
import Notifications

/// Gives what pushes bring to the app's stores, and what the user has seen of it.
@MainActor
final class PushIngestion<Main: MainCoordinator> {
    private let main: Main
    private let router: PayloadRouter<Main>
    private let models: ScreenModels
    private let inbox: BufferedInbox
    private let services: AppServices
    /// Those that are no arrivals, by number, until their account signs out or they are stored.
    private var delivered: [Int: DeliveredPush] = [:]
    private var count = 0

    init(
        main: Main, router: PayloadRouter<Main>, models: ScreenModels, inbox: BufferedInbox, services: AppServices
    ) {
        self.main = main
        self.router = router
        self.models = models
        self.inbox = inbox
        self.services = services
    }

    func add(_ push: DeliveredPush) -> PushID {
        count += 1
        delivered[count] = push
        return .delivered(count)
    }

    func forgetDelivered() {
        delivered = [:]
    }

    func archive(_ id: PushID) async -> WorkResult {
        if let push = push(id), let notification = push.notification {
            await router.archive(push.payload, of: notification)
        }
        return .done
    }

    func ingest(_ id: PushID, visible: VisibleScreen?) async -> WorkResult {
        guard let push = push(id) else { return .ingested(isNew: false) }
        if case .delivered(let number) = id { delivered[number] = nil }
        do throws(RouteError) {
            return .ingested(isNew: try await main.takeIn(received(push, visible: visible.map(ShownScreen.init))))
        } catch {
            services.logFailure("push not ingested", ["reason": "\(error)"])
            return .failed(WorkFailure(error))
        }
    }

    /// - Parameter visible: what the user looks at.
    func received(_ push: DeliveredPush, visible: ShownScreen?) -> ReceivedPush {
        let tap = router.tap(on: push.payload, requestID: push.requestID)
        return ReceivedPush(
            push.payload.resolved(in: services.alertStrings), parameters: tap.parameters, target: tap.target,
            deliveredAt: push.deliveredAt, visible: visible?.screen,
            content: visible.map { models.model(for: $0).content })
    }

    func markSeen(_ visible: VisibleScreen, for account: AccountID) async -> WorkResult {
        do {
            try await main.didShow(ShownScreen(visible).screen, to: account, at: services.now())
        } catch {
            services.logFailure("screen not marked as seen", ["reason": "\(error)"])
        }
        return .done
    }

    func countBadge() async -> WorkResult {
        do {
            return .badge(try await main.badge())
        } catch {
            services.logFailure("badge not set", ["reason": "\(error)"])
            return .badge(nil)
        }
    }

    /// Nil for what is no push, or cannot be read.
    private func push(_ id: PushID) -> DeliveredPush? {
        switch id {
        case .delivered(let number): delivered[number]
        case .arrival(let id): inbox.payload(of: id).flatMap(DeliveredPush.init)
        }
    }
}

extension ShownScreen {
    fileprivate init(_ visible: VisibleScreen) {
        self.init(
            id: visible.id, screen: Screen(visible.name, id: visible.contentID, arguments: visible.arguments))
    }
}
