import AppFlow
import ArgumentParser
import DeviceSimulator
import Notifications

/// What the phone holds of the app's notifications.
struct NotificationsCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "notifications",
            abstract: "Show the app's notifications: what it scheduled, and what has come and can be tapped.")
    }

    @Option(help: ArgumentHelp("Cancel this scheduled one first.", valueName: "REQUEST"))
    var cancel: String?

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let run = try await ProgramRun<Program>(shared, startsApp: true)
        if let error = run.data.contentError { throw StoreFailure("\(error)") }
        let center = run.phone.device.notificationCenter
        if let cancel {
            guard await center.scheduled().contains(where: { $0.id == cancel }) else {
                throw try NothingFound("notifications.notScheduled", cancel, of: Program.self, shared)
            }
            center.cancel([cancel])
            if !shared.json {
                Console.write(shared.language(of: Program.self).sentence("notifications.cancelled", ["id": cancel]))
            }
        }
        let rows =
            center.delivered.map { NotificationAnswer($0, of: Program.Main.categories) }
            + (await center.scheduled().soonestFirst.map(NotificationAnswer.init))
        if shared.json {
            for row in rows { Console.write(try JSONLine.text(row)) }
        } else {
            for row in rows { Console.write(row.text(in: shared.language(of: Program.self))) }
            if rows.isEmpty { Console.write(shared.language(of: Program.self).sentence("notifications.empty")) }
        }
    }
}
