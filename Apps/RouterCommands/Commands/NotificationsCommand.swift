import AppFlow
import ArgumentParser
import DeviceSimulator
import Foundation
import Notifications
import Timestamps

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

/// A notification of the app, as the phone holds it.
private struct NotificationAnswer {
    private let id: String
    /// `scheduled` or `delivered`.
    private let state: String
    /// When it fires, or did.
    private let at: Date
    private let title: String?
    /// What can be done with it now, beside tapping it.
    private var actions: [String] = []

    init(_ notification: ScheduledNotification) {
        (id, state, at) = (notification.id, "scheduled", notification.firesAt)
        title = notification.content.title
    }

    init(_ notification: DeliveredNotification, of categories: [NotificationCategory]) {
        (id, state, at) = (notification.requestID, "delivered", notification.deliveredAt)
        let payload = try? NotificationPayload(json: notification.userInfo)
        title = payload?.title ?? payload?.body
        actions = categories.first { $0.id == payload?.category }?.actions.map(\.id) ?? []
    }

    var json: JSONObject {
        ["id": id, "state": state, "at": RFC3339.string(from: at), "title": title, "actions": actions]
    }

    func text(in language: Language) -> String {
        let values = ["id": id, "time": RFC3339.string(from: at), "title": title ?? ""]
        let buttons = actions.map { " [\($0): \(language.sentence("action.\($0)"))]" }.joined()
        return language.sentence("notifications.\(state)", values.mapValues { DisplayWidth.printable($0) }) + buttons
    }
}

extension NotificationCenterSimulator {
    /// - Throws: ``StoreFailure`` if the disk did not read what is listed: nobody knows then what is not.
    func requireRead() throws(StoreFailure) {
        if let refusal { throw StoreFailure(refusal) }
    }
}
