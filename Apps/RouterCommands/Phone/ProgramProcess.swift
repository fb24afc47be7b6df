import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import SimulatorPage

/// One process of the app.
@MainActor
final class ProgramProcess<Program: RouterProgram> {
    typealias App = ApplicationCoordinator<Program.Main>

    let app: App
    /// What it reports.
    let log = ArrivalLog()
    /// Its own connections, which end with it; nil if it has the installation's.
    private let ownData: ProgramData<Program>?
    private let renderer = ImmediateRenderer()

    /// - Parameters:
    ///   - installation: what the process is made of.
    ///   - isOnline: whether the device reaches a backend.
    ///   - isReadable: whether the device lets files be read, as it does once it was unlocked.
    ///   - checkpoint: called as a payload passes each point.
    init(
        of installation: AppInstallation<Program>, isOnline: @escaping @MainActor () -> Bool = { true },
        isReadable: @escaping @MainActor @Sendable () -> Bool = { true },
        checkpoint: @escaping @MainActor (Checkpoint) -> Void = { _ in }
    ) {
        let context = installation.context
        ownData =
            installation.use == .phone
            ? ProgramData(
                in: installation.directory, readers: 5, now: installation.context.clock.now, isReadable: isReadable)
            : nil
        let program = ownData.map { context.program(over: $0) } ?? installation.program
        program.follow(connection: isOnline)
        var services = context.services(over: ownData ?? installation.data, checkpoint: checkpoint)
        services.followsStores = ownData != nil
        log.observe(&services)
        app = App(main: program.makeMain(), tree: installation.tree, services: services)
        renderer.navigator = app.navigator
        app.navigator.renderer = renderer
    }

    /// The process is dead: whatever it still does, nothing of it is shown, or reaches the disk.
    func end() {
        app.navigator.renderer = nil
        ownData?.close()
    }

    /// The device is online again: what waited for that goes out.
    func connect() async {
        guard case .ready(let account) = app.phase else { return }
        await app.features.flushOutbox(for: account)
    }

    /// What it draws.
    /// - Parameter rows: how many rows of a screen at most.
    func picture(in language: Language, rows: Int = 300) -> AppPicture {
        let state = app.navigator.state
        let content = state.visible.map { app.models.model(for: $0).content }
        return AppPicture(state, content: content, rows: rows) { language.sentence($0, $1) }
    }
}

extension AppInstallation {
    /// An explainer that keeps what it archives to itself.
    var explainer: PayloadExplainer<Program.Main> {
        let archive = PreviewArchive(over: data.archive)
        var services = context.services(over: data)
        services.archive = archive
        services.followsStores = false
        let main = context.program(over: data, keepingNotificationsIn: archive).makeMain()
        return PayloadExplainer(tree: tree, main: main, services: services)
    }
}

/// A display that shows each frame at once.
@MainActor
final class ImmediateRenderer: Renderer {
    weak var navigator: Navigator?

    func render(_ state: NavigationState) {
        if let visible = state.visible { navigator?.didShow(visible.id) }
    }
}
