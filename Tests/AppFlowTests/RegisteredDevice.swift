import AppFlow
import Foundation
import Notifications
import TestSupport
import Testing

/// A device with an app that tells a backend of its token; the outbox outlives the app's process.
@MainActor
final class RegisteredDevice {
    let backend = BackendDouble()
    var now = Date(timeIntervalSince1970: 1_800_000_000)
    /// What was asked to be waited for, in seconds.
    private(set) var waits: [Double] = []
    private(set) var reports: [String] = []
    private(set) var token: DeviceToken
    private(set) var account: String?
    private var outbox: any DeviceTokenOutbox
    private let sleep = TestSleep()
    /// Which of the waits have not ended.
    private var asleep: Set<Int> = []
    private var process = 0
    private var registrar: DeviceRegistrar?

    init(token: UInt8 = 1, outbox: any DeviceTokenOutbox = InMemoryDeviceTokenOutbox()) {
        self.token = Self.token(token)
        self.outbox = outbox
    }

    /// The process starts; the session is known at once, if it can be read, the token when the system answers.
    func launch(
        environment: PushEnvironment = .production, withToken: Bool = true, readsSession: Bool = true
    ) async {
        process += 1
        let isDead: @MainActor () -> Bool = { [weak self, process] in self?.process != process }
        let registrar = DeviceRegistrar(
            outbox: Crashable(outbox, isDead: isDead),
            sender: Crashable<any DeviceTokenSender>(backend, isDead: isDead), environment: environment, app: "app",
            backOff: BackOff { 0 }, now: { [weak self] in self?.now ?? .distantPast },
            sleep: { [weak self, sleep] duration in
                let number = self?.waits.count ?? 0
                self?.waits.append(duration / .seconds(1))
                self?.asleep.insert(number)
                await sleep.wait()
                self?.asleep.remove(number)
                try Task.checkCancellation()
            }, report: { [weak self] code, _ in self?.reports.append(code) })
        self.registrar = registrar
        if readsSession { registrar.use(account) }
        if withToken { registrar.receive(token) }
        await settle()
    }

    func launch(as account: String) async {
        await signIn(account)
        await launch()
    }

    func die() {
        process += 1
        registrar = nil
    }

    /// The outcome of each registration, oldest first.
    func statuses() throws -> [DeviceRegistrationRecord.Status] { try outbox.records().map(\.status) }

    /// The app is removed, and with it what it kept.
    func uninstall() {
        die()
        outbox = InMemoryDeviceTokenOutbox()
    }

    func change(token: UInt8) async {
        self.token = Self.token(token)
        registrar?.receive(self.token)
        await settle()
    }

    func signIn(_ account: String) async {
        if self.account != nil, self.account != account { await signOut() }
        self.account = account
        registrar?.use(account)
        await settle()
    }

    func signOut() async {
        await registrar?.signOut(within: .seconds(5))
        account = nil
        registrar?.use(nil)
        await settle()
    }

    /// Advances the clock and resumes those that waited for the time.
    func advance(by seconds: TimeInterval) async {
        now += seconds
        let sleepers = asleep
        await sleep.end()
        while !sleepers.isDisjoint(with: asleep) { await Task.yield() }
        await settle()
    }

    private func settle() async {
        guard backend.reach != .hangs, backend.stuckToken == nil, let registrar else { return }
        await end(of: "all deliveries that are due") { await registrar.whenIdle() }
    }

    /// What the backend is to know.
    func wanted(environment: PushEnvironment = .production) -> Set<DeviceRegistration> {
        guard let account else { return [] }
        return [DeviceRegistration(token: token, environment: environment, account: account, app: "app")]
    }

    private static func token(_ number: UInt8) -> DeviceToken { DeviceToken(Data([number])) }
}
