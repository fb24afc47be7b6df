import AppFlow
import ArgumentParser
import DeviceSimulator
import Notifications

/// What the phone holds of the app's notifications.
struct NotificationsCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "notifications",
            abstract: "Show the app's notifications: what it scheduled, and what has come and can be tapped.")
    }

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let phone = try await SimulatorSession<Program>(shared)
        let center = phone.device.notificationCenter
        try center.requireRead()
        let rows =
            center.delivered.map { NotificationAnswer($0, of: Program.Main.categories) }
            + (await center.scheduled().soonestFirst.map(NotificationAnswer.init))
        try write(
            rows.map(\.json),
            orLines: rows.isEmpty
                ? [language.sentence("notifications.empty")] : rows.map { $0.text(in: language) })
    }
}

extension NotificationCenterSimulator {
    /// - Throws: ``StoreFailure`` if the disk did not read what is listed: nobody knows then what is not.
    func requireRead() throws(StoreFailure) {
        if let refusal { throw StoreFailure(refusal) }
    }
}
