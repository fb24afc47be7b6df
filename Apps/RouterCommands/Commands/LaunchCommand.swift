import AppFlow
import ArgumentParser
import DeviceSimulator
import Launches

/// The app is started by its icon.
struct LaunchCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "launch", abstract: "Start the app; what is pending is routed.")
    }

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let run = try await ProgramRun<Program>(shared, startsApp: true)
        run.phone.device.openApp()
        await run.phone.whenIdle()
        let settled = run.settledBefore + run.phone.log.settled
        let isUnready = run.role == .recorder || run.phone.app?.phase == .retry
        let answers =
            settled.sorted { $0.id < $1.id }.map { Answer($0, language: language) }
            + [
                Answer(
                    outcome: "ready",
                    errorCode: isUnready ? Failure.databaseUnavailable.rawValue : nil,
                    navigation: run.phone.navigation, language: language)
            ]
        try write(answers.map(\.json), orLines: answers.flatMap { $0.lines(in: language) })
        if shared.json { await run.phone.load() } else { await run.phone.draw(in: language) }
        if run.data.isUnavailable || isUnready { throw Failure.databaseUnavailable.exitCode }
    }
}
