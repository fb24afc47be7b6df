import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Logging
import Notifications

/// What a process of the app finds on its phone, beside its data.
@MainActor
struct ProgramSurroundings {
    let clock: DeviceClock
    let notificationCenter: NotificationCenterSimulator
    /// Told of the device's token; nil for nobody.
    let backend: (any DeviceTokenSender)?
    let language: Language
    let log: Logger
}

extension ProgramData {
    /// The program over these databases.
    /// - Parameter archive: where received notifications go.
    func program(
        in surroundings: ProgramSurroundings, keepingNotificationsIn archive: any NotificationArchive
    ) -> Program {
        let clock = surroundings.clock
        let account: @MainActor () -> AccountID? = { (try? sessions.load())?.account }
        return Program(
            content: content, archive: archive, account: account,
            schedule: ScheduleNotification(
                surroundings.notificationCenter, isSignedIn: { account() == AccountID($0) }, now: { clock.now }),
            now: { clock.now })
    }

    /// What the application coordinator needs.
    /// - Parameter checkpoint: called as a payload passes each point.
    func services(
        in surroundings: ProgramSurroundings, checkpoint: @escaping @MainActor (Checkpoint) -> Void
    ) -> AppServices {
        let clock = surroundings.clock
        var services = AppServices(
            inbox: inbox, sessions: sessions, savedNavigation: savedNavigation,
            tokens: TokenRefresh(LocalSessionIssuer(clock: clock)), archive: archive,
            notificationCenter: surroundings.notificationCenter,
            deviceRegistrar: surroundings.backend.map { registrar(sendingTo: $0, in: surroundings) },
            alertStrings: surroundings.language.alertStrings, now: { clock.now }, log: surroundings.log,
            checkpoint: checkpoint)
        services.notice = isReplaced ? "dataReplaced" : nil
        services.eraseRemoved = { () throws(LaunchStoreError) in try await eraseRemoved() }
        return services
    }

    /// Tells a backend of the simulated device, which no profile provisions.
    private func registrar(
        sendingTo backend: any DeviceTokenSender, in surroundings: ProgramSurroundings
    ) -> DeviceRegistrar {
        let (clock, log) = (surroundings.clock, surroundings.log)
        let now: @MainActor () -> Date = { clock.now }
        return DeviceRegistrar(
            outbox: deviceTokens, sender: backend, environment: PushEnvironment(embeddedProfile: nil),
            app: Program.commandName, now: now
        ) { code, reason in log.error("backend not told", metadata: ["code": "\(code)", "reason": "\(reason)"]) }
    }
}
