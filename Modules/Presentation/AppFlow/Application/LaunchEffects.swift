import Launches
import Navigation
import Notifications

/// Carries out the launch machine's effects, each by the part that is responsible for it.
@MainActor
struct LaunchEffects<Main: MainCoordinator> {
    // One property for each duty, and no state.
    let main: Main
    let navigator: Navigator
    let recorder: LaunchRecorder<Main>
    let session: SessionEffects
    let cleanup: SignOutCleanup<Main>
    let navigation: PayloadNavigation<Main>
    let saved: NavigationRestoration
    let actions: ActionPerformer<Main>
    let pushes: OpenPushes<Main>
    let ingestion: PushIngestion<Main>
    let permission: NotificationPermission<Main>
    let seen: SeenNotifications<Main>
    let foreground: ForegroundPresentation<Main>
    let systemLinks: SystemLinks<Main>
    let services: AppServices

    init(
        main: Main, navigator: Navigator, models: ScreenModels, router: PayloadRouter<Main>,
        systemLinks: SystemLinks<Main>, services: AppServices
    ) {
        self.main = main
        self.navigator = navigator
        self.systemLinks = systemLinks
        self.services = services
        recorder = LaunchRecorder(services: services)
        session = SessionEffects(services: services)
        cleanup = SignOutCleanup(main: main, recorder: recorder, services: services)
        saved = NavigationRestoration(navigator: navigator, services: services)
        let pushes = OpenPushes(router: router, inbox: recorder.inbox)
        self.pushes = pushes
        navigation = PayloadNavigation(
            navigator: navigator, router: router, inbox: recorder.inbox, pushes: pushes, saved: saved,
            services: services)
        actions = ActionPerformer(
            main: main, router: router, inbox: recorder.inbox, pushes: pushes, services: services)
        ingestion = PushIngestion(main: main, router: router, models: models, pushes: pushes, services: services)
        permission = NotificationPermission(navigator: navigator, center: services.notificationCenter)
        seen = SeenNotifications(router: router, services: services)
        foreground = ForegroundPresentation(
            main: main, navigator: navigator, pushes: pushes, ingestion: ingestion, services: services)
    }

    /// - Returns: the events that result from it.
    func run(_ effect: LaunchEffect) -> [LaunchEvent] {
        let inbox = recorder.inbox
        switch effect {
        case .readSession: return session.read()
        case .readInbox: return [.inboxRead(inbox.recover())]
        case .save(let next): return session.save(next)
        case .makeNonce: return services.surfaces == nil ? [] : [.nonceMade(.random())]
        case .giveNonce(let nonce, let account): services.surfaces?.give(nonce, of: account)
        case .begin(let id, let step, let marks):
            return [recorder.begin(id, step: step, marks: marks) ? .began(id) : .notMarked(id)]
        case .mark(let id): return [inbox.mark(id) ? .began(id) : .notMarked(id)]
        case .commit(let id, let account):
            let event = navigation.commit(id, for: account)
            // A screen that is visible already draws no first frame: its end is reported at once.
            return [event, navigation.end(of: id)].compactMap(\.self)
        case .hold(let ids, let phase): for id in ids { inbox.hold(id, in: phase) }
        case .unmark(let id): inbox.unmark(id)
        case .postpone(let id, let code, let counts): inbox.postpone(id, code: code, countsFailure: counts)
        case .resume(let id): return inbox.mark(id) ? [] : [.notMarked(id)]
        case .note(let id, let step): inbox.note(step, nil, of: id)
        case .settle(let endings): return settle(endings)
        case .settleUnwritten:
            recorder.settle([])
            return presentKept()
        case .show(let phase): saved.show(phase)
        case .showMain(let account): saved.showMain(of: account)
        case .saveNavigation(let account): saved.save(of: account)
        case .alert(let code): alert(code)
        case .setBadge(let badge): services.notificationCenter.setBadge(badge)
        case .purge:
            pushes.forgetDelivered()
            cleanup.clearDevice()
        case .forget(let push): pushes.forget(push)
        case .requestRefresh: services.backgroundRefresh?.requestRefresh()
        case .log(let what, let reason): services.logFailure(what, ["reason": reason])
        // The coordinator carries these out.
        case .registerDevice, .start, .callBack: break
        }
        return []
    }

    private func settle(_ endings: [LaunchEnding]) -> [LaunchEvent] {
        let arrivals = endings.map { ($0, recorder.inbox.arrival($0.id)) }
        for (ending, arrival) in arrivals { systemLinks.removeIfDeleted(arrival?.payload, after: ending.settlement) }
        let isOnDisk = recorder.settle(navigation.settled(endings))
        for ending in endings { pushes.forget(.arrival(ending.id)) }
        let kept = arrivals.compactMap { $0.keepsPush ? $1?.delivered : nil }.map(pushes.add)
        // If the content of a push crashes the app, it does so in one launch.
        guard isOnDisk else {
            pushes.unsettled += kept
            return []
        }
        return kept.map(LaunchEvent.presented) + presentKept()
    }

    /// The pushes whose settlement the disk refused before.
    private func presentKept() -> [LaunchEvent] {
        guard recorder.inbox.isFlushed else { return [] }
        defer { pushes.unsettled = [] }
        return pushes.unsettled.map(LaunchEvent.presented)
    }

    func perform(_ work: LaunchWork) async -> WorkResult {
        switch work {
        case .forgetDevice: return await session.forgetDevice()
        case .refreshToken(let token): return await session.refresh(token)
        case .cleanUp: return await cleanup.run()
        case .load: return await load()
        case .archive(let push): return await ingestion.archive(push)
        case .ingest(let push, let visible): return await ingestion.ingest(push, visible: visible)
        // The user starts a screen's action, and the coordinator performs it.
        case .awaitTurn, .screenAction: return .done
        case .plan(let id): return await navigation.plan(id)
        case .perform(let id, let account): return await actions.perform(id, for: account)
        case .markSeen(let screen, let account, _): return await markSeen(ShownScreen(screen).screen, for: account)
        case .countBadge: return await ingestion.countBadge()
        case .flush(let account, _):
            await main.flushOutbox(for: account)
            return .done
        case .checkOutbox(let account, _): return await checkOutbox(of: account)
        }
    }

    private func checkOutbox(of account: AccountID) async -> WorkResult {
        guard services.backgroundRefresh != nil else { return .outbox(isEmpty: true) }
        do {
            return .outbox(isEmpty: try await main.isOutboxEmpty(of: account))
        } catch {
            services.logFailure("outbox not read", ["reason": "\(error)"])
            return .failed(WorkFailure(error))
        }
    }

    private func markSeen(_ screen: Screen, for account: AccountID) async -> WorkResult {
        permission.request(on: screen)
        await seen.remove(about: screen, of: account)
        return await ingestion.markSeen(screen, for: account)
    }

    private func load() async -> WorkResult {
        do {
            try await main.load()
            return .done
        } catch {
            services.logFailure("not loaded", ["reason": "\(error)"])
            return .failed(WorkFailure(error))
        }
    }

    private func alert(_ code: String) {
        if code == LaunchGate.diskRefusedCode {
            if services.inbox.isRefusalReported { return }
            services.inbox.markRefusalReported()
        }
        navigator.show(NavigationAlert(code: code))
    }
}

extension Navigator {
    /// The screen of the main screen whose first frame is on the display.
    var visibleScreen: VisibleScreen? {
        guard let visible = state.visible, hasShown(visible.id) else { return nil }
        let screen = visible.screen
        return VisibleScreen(id: visible.id, name: screen.name, contentID: screen.id, arguments: screen.arguments)
    }
}

extension ShownScreen {
    init(_ visible: VisibleScreen) {
        self.init(
            id: visible.id, screen: Screen(visible.name, id: visible.contentID, arguments: visible.arguments))
    }
}
