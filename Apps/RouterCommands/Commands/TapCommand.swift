import AppFlow
import ArgumentParser
import DeviceSimulator
import Notifications

/// A notification that the phone lists is tapped.
struct TapCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tap", abstract: "Tap a notification that the phone lists.",
            discussion:
                "Those are what the app scheduled and has fired, and pushes of push --no-tap; see notifications.")
    }

    @Argument(help: ArgumentHelp("The notification request's identifier.", valueName: "request"))
    var id: String

    @OptionGroup var delivery: DeliveryOptions

    @OptionGroup var response: ResponseOptions

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let run = try await ProgramRun<Program>(shared, startsApp: true, checkpoint: delivery.checkpoint)
        if let error = run.data.contentError { throw StoreFailure("\(error)") }
        let device = run.phone.device
        guard let notification = device.notificationCenter.delivered.first(where: { $0.requestID == id }) else {
            throw try nothingFound("notifications.unknown", ["id": id])
        }
        response.warn(of: notification.userInfo, Program.Main.categories)
        let arrival = await run.observeArrival(after: delivery.arrive) {
            device.respond(to: notification, with: response.response)
        }
        try await run.report(arrival ?? .untapped(notification.userInfo), of: self)
    }
}
