import AppFlow
import ArgumentParser
import CampusApp
import DeviceSimulator
import Foundation
import Launches
import Notifications
import OrderFlow
import Orders
import RouterCommands

/// An order is placed on the app's main screen.
struct OrderCommand: ProgramCommand {
    typealias Program = Campus

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "order", abstract: "Order a meal, and schedule the notification that it is ready.",
            discussion: "The notification fires at the first command whose time (--now) has come to it; see tap.")
    }

    @Argument(help: "How many minutes it takes; more than none.")
    var minutes: Double

    @OptionGroup var shared: SharedOptions

    init() {}

    @MainActor
    func run() async throws {
        let phone = try await SimulatorSession<Campus>(shared)
        phone.device.openApp()
        await phone.whenAppIsIdle()
        let answer = await answer(of: phone)
        try write([answer.json], orLines: answer.lines(in: language))
        if let error = answer.error { throw error.exitCode }
    }

    @MainActor
    private func answer(of phone: SimulatorSession<Campus>) async -> OrderAnswer {
        guard let app = phone.app, app.phase != .retry else {
            return OrderAnswer(errorCode: Failure.databaseUnavailable.rawValue, language: language)
        }
        guard case .ready(let account) = app.phase else {
            return OrderAnswer(errorCode: "notNavigable", language: language)
        }
        do throws(NotificationSchedulingError) {
            let placed = try await app.main.placeOrder(readyIn: minutes * 60, for: account)
            if case .failure(let error) = placed.notification { Console.writeError("\(error)") }
            return OrderAnswer(order: String(placed.order.id), placed.notification, language: language)
        } catch {
            // The answer's sentence says all of it.
            if error.code != "invalidTrigger" { Console.writeError("\(error)") }
            return OrderAnswer(errorCode: error.code, language: language)
        }
    }
}
