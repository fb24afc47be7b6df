import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

/// A device whose user allowed notifications, with an app that keeps what it is told.
@MainActor
final class RecordedPhone {
    let clock: DeviceClock
    let center = NotificationCenterSimulator()
    private(set) lazy var device = Device(
        clock: clock, notificationCenter: center, categories: Self.categories, strings: ["HELLO": "Hello %@"],
        serviceContent: serviceContent
    ) { [unowned self] _ in start() }
    /// The processes of the app, the latest last.
    private(set) var apps: [RecordingApp] = []
    /// How the app wants to have presented what comes while it is in front.
    var presentation: PresentationOptions = [.banner, .list, .badge, .sound]
    var isDoneAtOnce = true
    /// What its service extension shows, said before the phone is used.
    var serviceContent: (NotificationPayload) -> ServiceContent? = { _ in nil }
    /// Called with each call, and the process that gets it.
    var onCall: @MainActor (RecordingApp.Call, RecordingApp) -> Void = { _, _ in }

    static let categories = [
        NotificationCategory(
            "order",
            actions: [
                NotificationAction("view", .open), NotificationAction("confirm", .perform),
                NotificationAction("pay", .perform, [.authenticationRequired, .destructive]),
                NotificationAction("reply", .performWithText),
            ]),
        NotificationCategory("reporting", actions: [], reportsDismissal: true),
    ]

    init(
        _ authorization: NotificationAuthorization = .authorized,
        clock: DeviceClock = DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000))
    ) {
        self.clock = clock
        center.set(authorization)
    }

    private func start() -> RecordingApp {
        let app = RecordingApp()
        app.presentation = presentation
        app.isDoneAtOnce = isDoneAtOnce
        app.onCall = { [unowned self, unowned app] in onCall($0, app) }
        apps.append(app)
        return app
    }

    /// What the app's processes were told, in words.
    var calls: [String] { apps.flatMap(\.all).map(\.name) }

    var state: DeviceState { device.state }

    /// The requests that are listed, the newest of the first group first.
    var listed: [String] { state.delivered.map(\.requestID) }

    func perform(_ commands: DeviceCommand...) throws {
        for command in commands { try device.perform(command) }
    }

    /// What commands make the app hear.
    func calls(after commands: DeviceCommand...) throws -> [String] {
        let before = calls.count
        for command in commands { try device.perform(command) }
        return Array(calls.dropFirst(before))
    }

    /// The user changes some of the app's settings.
    func changeSettings(_ change: (inout NotificationSettings) -> Void) throws {
        var settings = state.settings
        change(&settings)
        device.notificationCenter.isFocusOn = settings.isFocusOn
        device.notificationCenter.set(settings.authorization)
        #expect(state.settings == settings)
    }

    /// The app schedules a notification for its user.
    func schedule(_ request: SampleRequest) async throws {
        let schedule = ScheduleNotification(center, isSignedIn: { _ in true }, now: { [clock] in clock.now })
        _ = try await schedule(request, for: "1")
    }

    /// Why a command is refused; nil if it is not.
    func refusal(of command: DeviceCommand) -> DeviceRefusal? {
        do {
            try device.perform(command)
            return nil
        } catch {
            return error
        }
    }
}

extension DeviceCommand {
    /// A push that shows a text.
    static func push(_ id: String, _ more: String = "") -> DeviceCommand {
        .receive(PushMessage(#"{"aps":{"alert":"Text of \#(id)"\#(more)}}"#, id: id))
    }
}
