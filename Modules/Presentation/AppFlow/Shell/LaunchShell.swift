import DeepLinks
import LaunchDecisions
import Launches
import Navigation
import Notifications

/// The shell around a `LaunchMachine`: tells it what happens, and carries out what it decides.
@MainActor
final class LaunchShell<Main: MainCoordinator> {
    // The machine is its only state that decides. The rest carries out.
    private(set) var machine = LaunchMachine()
    let features: Features
    let navigator: Navigator
    let models: ScreenModels
    let router: PayloadRouter<Main>
    let services: AppServices
    let inbox: BufferedInbox<Main>
    let systemLinks: SystemLinks
    let permission: NotificationPermission<Main>
    let callbacks: SystemCallbacks
    let seen: SeenNotifications<Main>
    let tasks = TasksInFlight()
    private var pushes = DeliveredPushes()

    init(
        router: PayloadRouter<Main>, navigator: Navigator, models: ScreenModels, systemLinks: SystemLinks,
        features: Features
    ) {
        self.features = features
        self.navigator = navigator
        self.models = models
        self.router = router
        self.systemLinks = systemLinks
        services = router.services
        inbox = BufferedInbox(router: router)
        permission = NotificationPermission(navigator: navigator, center: services.notificationCenter)
        callbacks = SystemCallbacks(sleep: services.sleep)
        seen = SeenNotifications(router: router)
    }

    /// Sends an event to the machine and carries out its effects at once. Asynchronous work ends as another event.
    func send(_ event: LaunchEvent) {
        for effect in machine.receive(event, now: services.now()) { run(effect) }
    }

    private func run(_ effect: LaunchEffect) {
        switch effect {
        case .start(let step, let job): start(step, of: job)
        case .callBack(let callback, let result): callbacks.call(callback, with: result)

        // The session and the inbox
        case .readSession:
            let read = services.readSession()
            read.forEach(send)
            if read.contains(.sessionRead(nil)) { askForFirstLink() }
        case .readInbox: send(.inboxRead(inbox.recover()?.map(\.facts)))
        case .save(let session): if !services.save(session) { send(.sessionNotSaved) }
        case .mark(let id): if !inbox.mark(id) { send(.notMarked(id)) }
        case .unmark(let id): inbox[id].map(inbox.unmark)
        case .postpone(let id, let code, let counts): inbox.postpone(id, code: code, countsFailure: counts)
        case .hold(let ids, let phase): for id in ids { inbox.note(.held, phase.name, of: id) }
        case .settle(let endings): settle(endings)

        // The display
        case .show(let phase): navigator.show(phase)
        case .showMain(let account): navigator.showMain { services.takeNavigation(of: account) }
        case .saveNavigation(let account): services.save(navigator.state, of: account)
        case .alert(let code): alert(code)
        case .ask(let question): ask(question)
        case .setBadge(let badge): services.notificationCenter.setBadge(badge)

        // The device
        case .registerDevice(let account): updateDeviceRegistration { $0.use(account?.description) }
        case .makeNonce: if services.surfaces != nil { send(.nonceMade(.random())) }
        case .giveNonce(let nonce, let account): services.surfaces?.give(nonce, of: account)
        case .purge:
            pushes.forgetAll()
            services.clearDevice()
        case .requestRefresh: services.backgroundRefresh?.requestRefresh()
        case .forget(let push): pushes.forget(push)
        case .log(let what, let reason): services.logFailure(what, ["reason": reason])
        }
    }

    /// Takes a step of a job. Some end at once, since what the machine decides next depends on them.
    private func start(_ step: Step, of job: JobID) {
        switch step {
        case .begin(let id, let marks): send(.ended(job, inbox.begin(id, marks: marks) ? .done : .refusedByDisk))
        case .mark(let id): send(.ended(job, inbox.mark(id) ? .done : .refusedByDisk))
        case .commit(let id, let account):
            send(.ended(job, commit(id, for: account)))
            // A screen that is visible already draws no first frame: its end is reported at once.
            reportFirstFrame()
        case .forgetDevice where services.deviceRegistrar == nil: send(.ended(job, .done))
        default:
            tasks.run {
                self.send(.ended(job, await self.perform(step)))
                if case .markSeen(let visible, let account) = step {
                    await self.systemLinks.offer(at: visible, to: account)
                }
            }
        }
    }

    // MARK: The navigation

    /// Once a tap has opened the main screen, what was saved of an earlier process is dropped.
    private func commit(_ id: LaunchRecord.ID, for account: AccountID) -> StepResult {
        guard let arrival = inbox[id] else { return .failed(StepFailure(PayloadError.lost)) }
        let opensMain = navigator.state.phase != .main
        do throws(StepFailure) {
            guard let plan = try arrival.plan?.get() else { throw StepFailure(PayloadError.lost) }
            arrival.screen = try navigator.commit(plan)
        } catch {
            router.note(error, of: arrival)
            return .failed(error)
        }
        if opensMain { services.dropNavigation(of: account) }
        arrival.note(.committed, at: services.now())
        services.checkpoint(.committed)
        return .committed(scene: arrival.targetScene)
    }

    /// The visible screen has changed, or may have.
    func navigationChanged() {
        models.keep(only: navigator.state.screens)
        if services.followsStores, let visible = navigator.state.visible, navigator.hasShown(visible.id) {
            models.follow(visible)
        }
        send(.visibleScreenChanged(navigator.visibleScreen))
        reportFirstFrame()
    }

    /// Ends the wait for a screen's first frame, unless it is still to come.
    private func reportFirstFrame() {
        guard let id = machine.gate.awaitingFrame?.id, let arrival = inbox[id], let screen = arrival.screen else {
            return
        }
        if navigator.hasShown(screen) {
            arrival.note(.shown, at: services.now())
            send(.shown(id))
        } else if !navigator.state.screens.contains(screen) {
            send(.gone(id))
        }
    }

    private func alert(_ code: String) {
        if code == LaunchMachine.diskRefusedCode {
            if services.inbox.isRefusalReported { return }
            services.inbox.markRefusalReported()
        }
        navigator.show(NavigationAlert(code: code))
    }

    private func ask(_ question: SwitchQuestion?) {
        guard let question else { return navigator.withdrawAlert(NavigationAlert.switchCode) }
        inbox.note(.askedToSwitch, of: question.tap)
        navigator.show(services.alert(asking: question))
    }

    // MARK: The ends of arrivals

    private func settle(_ endings: [Ending]) {
        var settled: [SettledLaunch] = []
        var unrouted: [UnroutedLink] = []
        for ending in endings {
            guard let arrival = inbox[ending.id] else { continue }
            systemLinks.removeIfDeleted(arrival.payload, after: ending.settlement)
            if ending.keepsPush, let push = arrival.openPush { pushes.unsettled.append(push) }
            if ending.settlement.outcome == .ignored, let link = arrival.unrouted {
                router.note(StepFailure(.link(link.error)), of: arrival)
                arrival.note(.browser, LoggedLink(link.page.text).description, at: services.now())
                unrouted.append(link)
            }
            settled.append(end(of: arrival, as: ending.settlement))
        }
        inbox.settle(settled)
        unrouted.forEach(openInBrowser)
        // If the content of a push crashes the app, it does so in one launch.
        guard inbox.isFlushed else { return }
        let kept = pushes.unsettled
        pushes.unsettled = []
        for push in kept { send(.presented(keep(push))) }
    }

    func end(of arrival: OpenArrival, as settlement: Settlement) -> SettledLaunch {
        SettledLaunch(
            arrival, as: settlement, navigation: navigator.state, reading: Main.origins.fragments, at: services.now())
    }

    /// After the system's callback has returned.
    private func openInBrowser(_ link: UnroutedLink) {
        tasks.run {
            self.services.browser?.open(link.page) { self.send(.noticed(link.error.code)) }
        }
    }

    // MARK: Pushes and the device's token

    /// Keeps a push that is no arrival.
    func keep(_ push: OpenPush) -> PushID { pushes.add(push) }

    /// Nil if it is no push, cannot be read, or was forgotten.
    func push(_ id: PushID) -> OpenPush? {
        switch id {
        case .delivered(let number): pushes.open[number]
        case .arrival(let id): inbox[id]?.openPush
        }
    }

    func updateDeviceRegistration(_ update: (DeviceRegistrar) -> Void) {
        guard let registrar = services.deviceRegistrar else { return }
        update(registrar)
        tasks.run { await registrar.whenIdle() }
    }
}

extension StepResult {
    fileprivate static let refusedByDisk = failed(StepFailure(code: LaunchMachine.diskRefusedCode, .refusedByDisk))
}
