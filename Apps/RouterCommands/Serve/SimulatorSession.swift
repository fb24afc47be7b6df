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
    private var records: [LaunchRecord.ID: LaunchRecord] = [:]
    /// What arrived and was recorded, the newest last.
    private var recorded: [LaunchRecord.ID] = []
    /// How many of the process's arrivals have been read into the records.
    private var heard = 0

    /// - Parameters:
    ///   - run: prepared the data; its own phone is not used.
    ///   - samples: the files of pushes that can be sent by their names.
    init(
        _ run: ProgramRun<Program>, directory: URL, context: ProgramContext, token: Data,
        samples: [URL] = Program.samplePushes
    ) {
        data = run.data
        tree = run.phone.tree
        self.samples = samples
        self.directory = directory
        self.token = token
        self.context = context
        pushToken = DeviceToken(token).hex
        context.notificationCenter.permission.answer = .onDisplay
        listenToDisk()
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
        heard = 0
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
        listen()
        // It may have died between recording and saying so.
        listenToDisk()
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
    var taps: [LaunchRecord] {
        listen()
        for (id, record) in records where record.state != .settled && id > 0 {
            if let now = self.record(id) { records[id] = now }
        }
        return records.values.sorted { $0.id > $1.id }
    }

    /// The records of all that arrived, the newest last.
    var arrivals: [LaunchRecord.ID] {
        listen()
        return recorded
    }

    /// Nil if there is none.
    func record(_ id: LaunchRecord.ID) -> LaunchRecord? { try? data.inbox.record(id: id) }

    private func listenToDisk() {
        for record in (try? data.inbox.pending()) ?? [] { hear(record) }
    }

    private func hear(_ record: LaunchRecord) {
        records[record.id] = record
        // A duplicate of what arrived before is no arrival.
        if record.id > recorded.last ?? 0 { recorded.append(record.id) }
    }

    /// Reads the records of what has arrived since the last time.
    private func listen() {
        guard let arrivals = process?.log.arrivals, arrivals.count > heard else { return }
        for arrival in arrivals[heard...] {
            switch arrival {
            case .recorded(let id), .silent(let id), .duplicate(of: let id):
                if let record = self.record(id) { hear(record) }
            case .notDurable, .presented, .notForThisAccount, .unreadable: break
            }
        }
        heard = arrivals.count
        for id in records.keys.sorted().dropLast(12) { records[id] = nil }
    }
}
