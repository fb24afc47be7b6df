import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors

/// Archives pushes, has the features store their content, and note what the user has seen.
@MainActor
struct PushIngestion<Main: MainCoordinator> {
    let main: Main
    let router: PayloadRouter<Main>
    let models: ScreenModels
    let pushes: OpenPushes<Main>
    let services: AppServices

    func archive(_ id: PushID) async -> WorkResult {
        guard let push = pushes[id] else { return .done }
        do throws(StoreError) {
            try await router.archive(push.push)
            return .done
        } catch {
            services.logFailure("notification not archived", ["reason": "\(error)"])
            return .failed(WorkFailure(RouteError.store(error)))
        }
    }

    func ingest(_ id: PushID, visible: VisibleScreen?) async -> WorkResult {
        guard let push = pushes[id] else { return .ingested(isNew: false) }
        do throws(RouteError) {
            return .ingested(isNew: try await main.ingest(received(push, visible: visible.map(ShownScreen.init))))
        } catch {
            services.logFailure("push not ingested", ["reason": "\(error)"])
            return .failed(WorkFailure(error))
        }
    }

    /// - Parameter visible: the visible screen.
    func received(_ push: ResolvedPush, visible: ShownScreen?) -> ReceivedPush {
        let tap = router.tap(on: push)
        return ReceivedPush(
            push.push.payload.resolved(in: services.alertStrings), parameters: tap.parameters, target: tap.target,
            deliveredAt: push.push.deliveredAt, visible: visible?.screen,
            content: visible.map { models.model(for: $0).content })
    }

    func markSeen(_ screen: Screen, for account: AccountID) async -> WorkResult {
        do {
            try await main.didShow(screen, to: account, at: services.now())
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
}
