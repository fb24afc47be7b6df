import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import SimulatorPage

/// One process of the app in a simulator session, with its own database connections.
@MainActor
final class AppProcess<Program: RouterProgram> {
    typealias App = ApplicationCoordinator<Program.Main>

    let app: App
    /// What it reports.
    let log = ArrivalLog()
    private let data: ProgramData<Program>
    private let renderer = ImmediateRenderer()

    /// - Parameters:
    ///   - installation: what the process is made of.
    ///   - isOnline: whether the device reaches a backend.
    ///   - isReadable: whether the device lets files be read, as it does once it was unlocked.
    ///   - checkpoint: called as a payload passes each point.
    init(
        of installation: AppInstallation<Program>, isOnline: @escaping @MainActor () -> Bool,
        isReadable: @escaping @MainActor @Sendable () -> Bool,
        checkpoint: @escaping @MainActor (Checkpoint) -> Void
    ) {
        let context = installation.context
        let folder = DataFolder(
            directory: installation.directory, migrations: Program.contentMigrations, readers: 5,
            now: context.clock.now, isReadable: isReadable)
        data = ProgramData(folder.open(), session: nil)
        let program = data.program(in: context, keepingNotificationsIn: data.archive)
        program.follow(connection: isOnline)
        var services = data.services(in: context, checkpoint: checkpoint)
        log.observe(&services)
        app = App(main: program.makeMain(), tree: installation.tree, services: services)
        renderer.navigator = app.navigator
        app.navigator.renderer = renderer
    }

    /// The process is dead: whatever it still does, nothing of it is shown, or reaches the disk.
    func end() {
        app.navigator.renderer = nil
        data.close()
    }

    /// The device is online again: what waited for that goes out.
    func connect() async {
        guard case .ready(let account) = app.phase else { return }
        await app.main.flushOutbox(for: account)
    }

    /// What it draws.
    /// - Parameter rows: how many rows of a screen at most.
    func picture(in language: Language, rows: Int = 300) -> AppPicture {
        let state = app.navigator.state
        let content = state.visible.map { app.models.model(for: $0).content }
        return AppPicture(state, content: content, rows: rows) { language.sentence($0) }
    }
}
