package import AppFlow
package import DeviceSimulator
import Foundation
import Launches
import Navigation

/// One simulated device, and one process of the app after another on it.
@MainActor
package final class SimulatorSession<Program: RouterProgram> {
    package let installation: AppInstallation<Program>
    package private(set) lazy var device = Device(
        clock: installation.context.clock, notificationCenter: installation.context.notificationCenter,
        surfaces: installation.context.surfaces, browser: installation.context.browser,
        backgroundRefresh: installation.context.backgroundRefresh,
        categories: Program.Main.categories, token: installation.token, strings: language.alertStrings,
        serviceContent: Program.serviceContent
    ) { [unowned self] _ in start() }
    private(set) var process: ProgramProcess<Program>?
    /// Changes the session while the app does not run; nil while nothing does.
    private var unseenProcess: ProgramProcess<Program>?
    let arrivals: RecordedArrivals
    let scenarios = SessionScenarios<Program>()
    /// Where the app is to die; nil for nowhere.
    var crashAt: Checkpoint?
    /// Called when something may look different.
    var onChange: @MainActor () -> Void = {}

    /// For one command.
    /// - Throws: ``StoreFailure`` if another process runs the app.
    package convenience init(_ options: SharedOptions, crashAt: Checkpoint? = nil) async throws {
        self.init(try await AppInstallation(options, runsApp: true))
        self.crashAt = crashAt
    }

    init(_ installation: AppInstallation<Program>) {
        self.installation = installation
        arrivals = RecordedArrivals(in: installation.data.inbox)
        if installation.use == .phone { installation.context.notificationCenter.permission.answer = .onDisplay }
        installation.context.issuer.follow { [weak self] in self?.device.pushes.isOnline ?? true }
        installation.context.clickHost?.isOnline = { [weak self] in self?.device.pushes.isOnline ?? true }
        device.process.didEnd = { [weak self] in self?.end() }
        device.presenter.whyDeclined = { [weak self] in
            self?.process?.log.arrivals.last == .notForThisAccount ? .otherAccount : .sameScreen
        }
        // What became due since the last process ended.
        device.catchUp()
    }

    /// The phone is used no more.
    func close() {
        process?.end()
        installation.data.close()
    }

    private func start() -> any ArrivalPort {
        // Two processes of the app would each go by a session of its own.
        let process = unseenProcess ?? makeProcess()
        unseenProcess = nil
        self.process = process
        arrivals.follow(process.log)
        return process.app
    }

    /// Lends the app. If it does not run, a process does the work as an earlier run of the app would have, and becomes
    /// the app if that is started meanwhile.
    func withApp(_ use: (ProgramProcess<Program>.App) async -> Void) async {
        if let app { return await use(app) }
        let process = unseenProcess ?? makeProcess()
        unseenProcess = process
        await use(process.app)
        // Somebody else may use it, too.
        await process.app.whenIdle()
        guard unseenProcess === process else { return }
        unseenProcess = nil
        process.end()
    }

    private func makeProcess() -> ProgramProcess<Program> {
        ProgramProcess(of: installation) { [weak self] in
            self?.device.pushes.isOnline ?? true
        } isReadable: { [weak self] in
            self?.device.isProtectedDataReadable ?? true
        } checkpoint: { [weak self] in
            self?.pass($0)
        }
    }

    private func pass(_ point: Checkpoint) {
        guard point == crashAt else { return }
        crashAt = nil
        // The process of a command is the app's.
        if installation.use == .command { kill(getpid(), SIGKILL) }
        device.kill()
    }

    private func end() {
        arrivals.endProcess()
        process?.end()
        process = nil
        onChange()
    }

    /// Shows the state now, and again once the work that has begun is done.
    func settleLater() {
        onChange()
        guard process != nil || scenarios.recorder != nil else { return }
        Task {
            await whenAppIsIdle()
            onChange()
        }
    }

    /// All that has begun is over, and the visible screen has loaded what it shows.
    func whenIdle() async {
        await whenAppIsIdle()
        await loadScreen()
    }

    /// The visible screen loads what it shows, as it does once it is on the display.
    func loadScreen() async {
        guard let app, let visible = app.navigator.state.visible else { return }
        await app.models.model(for: visible).load()
    }

    /// All that the app has begun is over, and a recording has what came of it.
    package func whenAppIsIdle() async {
        // Another process may have started meanwhile.
        while let app = process?.app {
            await app.whenIdle()
            if app === process?.app { break }
        }
        scenarios.recorder?.collect(from: self)
    }

    var language: Language { installation.language }

    /// The app, if it runs.
    package var app: ApplicationCoordinator<Program.Main>? { process?.app }

    /// Where the user is in the app.
    var navigation: NavigationState { process?.app.navigator.state ?? NavigationState() }

    /// What arrived, the newest first.
    var taps: [LaunchRecord] { arrivals.newest }
}
