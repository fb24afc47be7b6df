import AppFlow
import ArgumentParser
import DeviceSimulator
import Foundation
import Navigation
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
        let userInfo = try readPayload()
        warnIfRefused(userInfo)
        response.warn(of: userInfo, Program.Main.categories)
        let phone = try await SimulatorSession<Program>(shared, crashAt: delivery.crashAt)
        let arrival = await phone.observeArrival(after: delivery.arrive) {
            let notification = phone.device.deliver(userInfo, requestID: id ?? UUID().uuidString)
            if tap { phone.device.respond(to: notification, with: response.response) }
        }
        if !tap { phone.device.notificationCenter.keepPushes() }
        try await phone.report(
            arrival ?? .untapped(userInfo), verdict: phone.device.presenter.log.verdict, of: self)
    }

    /// - Throws: ``UnreadableFile``, which has its answer in JSON too.
    private func readPayload() throws -> Data {
        do {
            return try file.readPayload()
        } catch {
            let answer = Answer(
                outcome: "failed", errorCode: PayloadError.code, navigation: NavigationState(), language: language)
            try write([answer.json], orLines: [])
            throw error
        }
    }

    /// The program meets an unreadable or too large payload as any other; only here it is known where it came from.
    private func warnIfRefused(_ userInfo: Data) {
        do {
            guard let excess = try NotificationPayload(json: userInfo).excessBytes else { return }
            Console.writeError("\(file.path): \(excess) bytes more than APNs takes")
        } catch {
            Console.writeError("\(file.path): \(error)")
        }
    }
}
