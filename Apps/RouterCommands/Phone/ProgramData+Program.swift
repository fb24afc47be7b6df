import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Logging
import Notifications

extension ProgramData {
    /// The program over these databases.
    /// - Parameter archive: where received notifications go.
    func program(
        in context: ProgramContext, keepingNotificationsIn archive: any NotificationArchive
    ) -> Program {
        let clock = context.clock
        let account: @MainActor () -> AccountID? = { (try? sessions.load())?.account }
        return Program(
            content: content, archive: archive, account: account,
            schedule: ScheduleNotification(
                context.notificationCenter, isSignedIn: { account() == AccountID($0) }, now: { clock.now }),
            now: { clock.now }, language: context.language)
    }

    /// What the application coordinator needs.
    /// - Parameter checkpoint: called as a payload passes each point.
    func services(
        in context: ProgramContext, checkpoint: @escaping @MainActor (Checkpoint) -> Void
    ) -> AppServices {
        let clock = context.clock
        var services = AppServices(
            inbox: inbox, sessions: sessions, savedNavigation: savedNavigation,
            tokens: TokenRefresh(context.issuer), archive: archive,
            notificationCenter: context.notificationCenter,
            deviceRegistrar: context.backend.map { registrar(sendingTo: $0, in: context) },
            alertStrings: context.language.alertStrings, now: { clock.now }, log: context.log,
            checkpoint: checkpoint)
        services.surfaces = context.surfaces
        services.backgroundRefresh = context.backgroundRefresh
        services.notice = isReplaced ? "dataReplaced" : nil
        services.eraseRemoved = { () throws(LaunchStoreError) in try await eraseRemoved() }
        return services
    }

    /// Tells a backend of the simulated device, which no profile provisions.
    private func registrar(
        sendingTo backend: any DeviceTokenSender, in context: ProgramContext
    ) -> DeviceRegistrar {
        let (clock, log) = (context.clock, context.log)
        let now: @MainActor () -> Date = { clock.now }
        return DeviceRegistrar(
            outbox: deviceTokens, sender: backend, environment: PushEnvironment(embeddedProfile: nil),
            app: Program.commandName, now: now
        ) { code, reason in log.error("backend not told", metadata: ["code": "\(code)", "reason": "\(reason)"]) }
    }
}
