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
        let phone = try await SimulatorSession<Program>(shared)
        phone.device.openApp()
        await phone.whenAppIsIdle()
        let settled = phone.installation.settledBefore + (phone.process?.log.settled ?? [])
        let isUnready = phone.app?.phase == .retry
        let answers =
            settled.sorted { $0.id < $1.id }.map { Answer($0, language: language) }
            + [
                Answer(
                    outcome: "ready",
                    errorCode: isUnready ? Failure.databaseUnavailable.rawValue : nil,
                    navigation: phone.navigation, language: language)
            ]
        try write(answers.map(\.json), orLines: answers.flatMap { $0.lines(in: language) })
        await phone.show(in: self)
        if phone.installation.data.isUnavailable || isUnready { throw Failure.databaseUnavailable.exitCode }
    }
}
