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
        var arrival = try await ObservedArrival(for: self, crashAt: delivery.crashAt)
        let device = arrival.phone.device
        try device.notificationCenter.requireRead()
        guard let notification = device.notificationCenter.delivered.first(where: { $0.requestID == id }) else {
            throw NothingFound("notifications.unknown", ["id": id])
        }
        response.warn(of: notification.userInfo, Program.Main.categories)
        await arrival.observe(after: delivery.arrive) {
            device.respond(to: notification, with: response.response)
        }
        try await arrival.report(listed: notification.userInfo)
    }
}
