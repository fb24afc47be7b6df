import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import SimulatorPage

/// What `serve` shows: one simulated device, and one process of the app after another on it.
@MainActor
final class SimulatorSession<Program: RouterProgram>: PageSession {
    private(set) lazy var device = Device(
        clock: context.clock, notificationCenter: context.notificationCenter, surfaces: context.surfaces,
        backgroundRefresh: context.backgroundRefresh, categories: Program.Main.categories, token: token,
        strings: context.language.alertStrings
    ) { [unowned self] _ in start() }
    let pushToken: String
    private(set) lazy var facts = PageFacts.of(
        Program.self, samples: samples, pushToken: pushToken, tree: tree, in: context.language)
    var pushTopic: String { Program.commandName }
    var language: LanguageCode { context.language.code }
    /// Where the app is to die; nil for nowhere.
    var crashAt: Checkpoint?
    /// Called when something may look different.
    var onChange: @MainActor () -> Void = {}
    private(set) var process: AppProcess<Program>?
    var scenarios = SessionScenarios<Program>()
    var scenario: String { scenarios.recorded }
    /// The files of pushes that can be sent by their names.
    let samples: [URL]

    private let directory: URL
    private let token: Data
    let tree: RouteTree<Program.Main>
    let context: ProgramContext
    /// The device's own connections to the app's data.
    private let data: ProgramData<Program>
    let arrivals: RecordedArrivals

    /// - Parameters:
    ///   - run: prepared the data; its own phone is not used.
    ///   - samples: the files of pushes that can be sent by their names.
    init(
        _ run: ProgramRun<Program>, directory: URL, context: ProgramContext, token: Data,
        samples: [URL] = Program.samplePushes
    ) {
        data = run.data
        arrivals = RecordedArrivals(in: run.data.inbox)
        tree = run.phone.tree
        self.samples = samples
        self.directory = directory
        self.token = token
        self.context = context
        pushToken = DeviceToken(token).hex
        context.notificationCenter.permission.answer = .onDisplay
        device.process.didEnd = { [weak self] in self?.end() }
        device.presenter.whyDeclined = { [weak self] in
            PushVerdict.Reason(declinedWith: self?.process?.log.arrivals.last)
        }
    }

    /// The phone is used no more.
    func close() {
        process?.end()
        data.close()
    }

    private func start() -> any ArrivalPort {
        let process = makeProcess()
        self.process = process
        arrivals.follow(process.log)
        return process.app
    }

    /// A process that is not yet the running one.
    func makeProcess() -> AppProcess<Program> {
        AppProcess(directory: directory, tree: tree, in: context) { [weak self] in
            self?.device.pushes.isOnline ?? true
        } isReadable: { [weak self] in
            self?.device.isProtectedDataReadable ?? true
        } checkpoint: { [weak self] in
            self?.pass($0)
        }
    }

    /// An explainer that keeps what it archives to itself.
    func makeExplainer() -> PayloadExplainer<Program.Main> {
        let archive = PreviewArchive(over: data.archive)
        var services = data.services(in: context) { _ in }
        services.archive = archive
        services.followsStores = false
        let main = data.program(in: context, keepingNotificationsIn: archive).makeMain()
        return PayloadExplainer(tree: tree, main: main, services: services)
    }

    private func pass(_ point: Checkpoint) {
        guard point == crashAt else { return }
        crashAt = nil
        device.kill()
    }

    private func end() {
        arrivals.endProcess()
        process?.end()
        process = nil
        onChange()
    }

    func receive(_ push: PushMessage) {
        _ = scenarios.recorder?.note(.device(.receive(push)), on: self)
        device.receive(push)
        settleLater()
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
        guard let app = process?.app, let visible = app.navigator.state.visible else { return }
        await app.models.model(for: visible).load()
    }

    /// All that the app has begun is over, and a recording has what came of it.
    func whenAppIsIdle() async {
        // Another process may have started meanwhile.
        while let app = process?.app {
            await app.whenIdle()
            if app === process?.app { break }
        }
        scenarios.recorder?.collect(from: self)
    }

    var state: Data {
        let language = context.language
        return PageState(
            device: device.state(listing: PageState.longestList), listed: device.listedCount,
            app: process?.picture(in: language), account: account, crashAt: crashAt?.rawValue,
            scenario: ScenarioState(recordedLines: scenarios.recorder?.lineCount, report: scenarios.report),
            taps: taps.map { record in
                TapTrace(record) {
                    TraceSentence($0, language: language).text
                } sentence: {
                    language.sentence($0)
                }
            }
        ).json
    }

    /// Where the user is in the app.
    var navigation: NavigationState { process?.app.navigator.state ?? NavigationState() }

    /// Who is signed in; nil if nobody is.
    var account: String? { (try? data.sessions.load())?.account?.description }

    /// What arrived, the newest first.
    var taps: [LaunchRecord] { arrivals.newest }
}
