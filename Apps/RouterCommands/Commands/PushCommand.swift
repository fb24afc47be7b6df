import AppFlow
import ArgumentParser
import DeepLinks
import DeviceSimulator
import Foundation
import Notifications

/// A push arrives, and is tapped or not.
struct PushCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "push", abstract: "Deliver a push, tap it, and show which screen opens.")
    }

    @Argument(help: "The payload as JSON; - for standard input.")
    var file: InputFile

    @OptionGroup var delivery: DeliveryOptions

    @Flag(inversion: .prefixedNo, help: "Tap the notification, or leave it in the list for the command tap.")
    var tap = true

    @OptionGroup var response: ResponseOptions

    @Option(
        help: ArgumentHelp("The notification request's identifier; a fresh one if not given.", valueName: "REQUEST"))
    var id: String?

    @OptionGroup var shared: SharedOptions

    func validate() throws {
        if response.action != nil && !tap { throw ValidationError("--action and --no-tap exclude each other.") }
    }

    @MainActor
    func run() async throws {
        let userInfo = try file.readPayload()
        warn(of: userInfo)
        response.warn(of: userInfo, Program.Main.categories)
        var arrival = try await ObservedArrival(for: self, crashAt: delivery.crashAt)
        let device = arrival.phone.device
        await arrival.observe(after: delivery.arrive) {
            let notification = device.deliver(userInfo, requestID: id ?? UUID().uuidString)
            if tap { device.respond(to: notification, with: response.response) }
        }
        if !tap { device.notificationCenter.keepPushes() }
        try await arrival.report(listed: userInfo, verdict: device.presenter.log.verdict)
    }

    /// Says what of the payload iOS or the app does not take, and which keys may have been meant: the program meets
    /// such a payload as any other.
    private func warn(of userInfo: Data) {
        for finding in findings(of: userInfo) { Console.writeError("\(file.path): \(language.sentence(of: finding))") }
    }

    private func findings(of userInfo: Data) -> [LinkFinding] {
        do {
            let payload = try NotificationPayload(json: userInfo)
            let read = Program.Main.linkRules.keys + payload.missingRecipientKeys
            return payload.remarks + (payload.nearSenderKeys + payload.nearKeys(to: read)).map(\.finding)
        } catch {
            return [error.finding]
        }
    }
}
