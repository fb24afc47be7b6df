import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import SimulatorPage

/// One process of the app on the served phone, with connections of its own.
@MainActor
final class AppProcess<Program: RouterProgram> {
    typealias App = ApplicationCoordinator<Program.Main>

    let app: App
    private let data: ProgramData<Program>
    private let renderer = ImmediateRenderer()

    /// - Parameter checkpoint: called as a payload passes each point.
    init(
        directory: URL, tree: RouteTree<Program.Main>, in context: ProgramContext,
        checkpoint: @escaping @MainActor (Checkpoint) -> Void
    ) {
        let files = DataFiles(
            openingIn: directory, migrations: Program.contentMigrations, readers: 5, now: context.clock.now)
        data = ProgramData(files, session: nil)
        let program = data.program(in: context, keepingNotificationsIn: data.archive)
        app = App(
            main: program.makeMain(), tree: tree,
            services: data.services(in: context, checkpoint: checkpoint))
        renderer.navigator = app.navigator
        app.navigator.renderer = renderer
    }

    /// The process is dead: whatever it still does, nothing of it is shown, or reaches the disk.
    func end() {
        app.navigator.renderer = nil
        data.close()
    }

    /// What it draws.
    func picture(in language: Language) -> AppPicture {
        let display = display
        return AppPicture(display.navigation, content: display.content) { language.sentence($0) }
    }

    /// The same as it is drawn in text.
    var display: PhoneDisplay.App {
        let state = app.navigator.state
        return PhoneDisplay.App(
            navigation: state, content: state.visible.map { app.models.model(for: $0).content })
    }
}
