import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Logging
import Notifications
import StoreErrors

/// What a process of the app has of the phone. With the app's data it makes the program and what its coordinator needs.
@MainActor
struct ProgramContext {
    let clock: DeviceClock
    let notificationCenter: NotificationCenterSimulator
    let surfaces: SurfacesSimulator
    let browser = BrowserSimulator()
    /// Nil for a program without a host.
    let clickHost: ClickHostSimulator?
    let backgroundRefresh: BackgroundRefreshSimulator
    let issuer: LocalSessionIssuer
    /// Receives the device's token; nil for none.
    let backend: (any DeviceTokenSender)?
    let language: Language
    let log: Logger

    /// - Parameters:
    ///   - data: the program's databases.
    ///   - archive: where received notifications go; nil for that of the data.
    func program<Program>(
        over data: ProgramData<Program>, keepingNotificationsIn archive: (any NotificationArchive)? = nil
    ) -> Program {
        return Program(
            content: data.content, archive: archive ?? data.archive, account: data.sessions.account,
            schedule: ScheduleNotification(
                notificationCenter, isSignedIn: { (try? data.sessions.account()) == AccountID($0) },
                now: { [clock] in clock.now }),
            now: { [clock] in clock.now }, language: language)
    }

    /// What the application coordinator needs.
    /// - Parameters:
    ///   - data: the program's databases.
    ///   - checkpoint: called as a payload passes each point.
    func services<Program>(
        over data: ProgramData<Program>, checkpoint: @escaping @MainActor (Checkpoint) -> Void = { _ in }
    ) -> AppServices {
        var services = AppServices(
            inbox: data.inbox, sessions: data.sessions, savedNavigation: data.savedNavigation,
            tokens: TokenRefresh(issuer), archive: data.archive, notificationCenter: notificationCenter,
            now: { [clock] in clock.now }, log: log)
        if !Program.accounts.isEmpty { services.accounts = PhoneAccounts(names: Program.accounts, issuer: issuer) }
        services.deviceRegistrar = backend.map { registrar(from: data, sendingTo: $0) }
        services.alertStrings = language.alertStrings
        services.checkpoint = checkpoint
        services.surfaces = surfaces
        services.linkResolver = clickHost
        services.browser = browser
        services.backgroundRefresh = backgroundRefresh
        services.notice = data.isReplaced ? "dataReplaced" : nil
        services.eraseRemoved = { () throws(StoreError) in try await data.eraseRemoved() }
        return services
    }

    /// Tells a backend of the simulated device, which no profile provisions.
    private func registrar<Program>(
        from data: ProgramData<Program>, sendingTo backend: any DeviceTokenSender
    ) -> DeviceRegistrar {
        let now: @MainActor () -> Date = { [clock] in clock.now }
        return DeviceRegistrar(
            outbox: data.deviceTokens, sender: backend, environment: PushEnvironment(embeddedProfile: nil),
            app: Program.commandName, now: now
        ) { [log] code, reason in
            log.error("backend not told", metadata: ["code": "\(code)", "reason": "\(reason)"])
        }
    }
}
