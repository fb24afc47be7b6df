public import Foundation
public import Notifications
import StoreErrors

/// Registers this device's token with the backend for the signed-in account, and for no other. It sends each change,
/// and keeps those that it could not send.
@MainActor
public final class DeviceRegistrar {
    private enum Account {
        case unknown, nobody
        case signedIn(String)
    }

    private let outbox: any DeviceTokenOutbox
    private let sender: any DeviceTokenSender
    private let environment: PushEnvironment
    private let app: String
    private let backOff: BackOff
    private let now: @MainActor () -> Date
    private let sleep: @MainActor (Duration) async throws -> Void
    private let report: @MainActor (_ code: String, _ reason: String) -> Void

    /// The last of each use; nil for a use that has ended.
    private var tokens: [DeviceToken.Use: DeviceToken?] = [:]
    private var account = Account.unknown
    private var delivery: Task<Void, Never>?
    private var pause: Task<Void, Never>?
    private var sending: (registration: DeviceRegistration, task: Task<DeviceTokenSendError?, Never>)?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The environment is that of the app's provisioning, and `app` its bundle identifier. `report` is called with
    /// refusals of the backend and failures of the outbox; the reason holds no token.
    public init(
        outbox: any DeviceTokenOutbox, sender: any DeviceTokenSender, environment: PushEnvironment, app: String,
        backOff: BackOff = BackOff(), now: @escaping @MainActor () -> Date,
        sleep: @escaping @MainActor (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        report: @escaping @MainActor (_ code: String, _ reason: String) -> Void
    ) {
        self.outbox = outbox
        self.sender = sender
        self.environment = environment
        self.app = app
        self.backOff = backOff
        self.now = now
        self.sleep = sleep
        self.report = report
    }

    /// The system gave the app its token, as it does at every launch, or one for Live Activities.
    public func receive(_ token: DeviceToken) {
        tokens[token.use] = .some(token)
        update()
    }

    /// No push is to be sent for a use any more, such as a Live Activity that has ended.
    public func forget(_ use: DeviceToken.Use) {
        tokens[use] = .some(nil)
        update()
    }

    /// The session is known or has changed, or the process was suspended for a while.
    /// - Parameter account: who is signed in; nil if nobody is.
    public func use(_ account: String?) {
        // A Live Activity shows the content of the account for which it began.
        if case .signedIn(let last) = self.account, last != account {
            for case (.liveActivity(let id), _) in tokens { tokens[.liveActivity(id: id)] = .some(nil) }
        }
        self.account = account.map { .signedIn($0) } ?? .nobody
        update()
    }

    /// Has the backend forget the device before a session ends.
    /// - Parameter limit: how long to wait. Work that is not done by then goes on, also after a restart.
    public func signOut(within limit: Duration) async {
        use(nil)
        _ = await Task { await whenIdle() }.value(within: limit, sleep: sleep)
    }

    /// Updates the kept registrations, and sends the due ones.
    private func update() {
        let account: String?
        switch self.account {
        case .unknown: return
        case .nobody: account = nil
        case .signedIn(let name): account = name
        }
        do throws(StoreError) {
            let records = try outbox.records()
            let wanted = tokens.mapValues { token in
                token.flatMap { token in
                    account.map { DeviceRegistration(token: token, environment: environment, account: $0, app: app) }
                }
            }
            // After a reinstall the last number is gone, so that the clock gives the next one.
            let revision = max((try outbox.lastRevision() ?? 0) &+ 1, Int64(now().timeIntervalSince1970 * 1000))
            let changes = records.changes(for: account, wanting: wanted, revision: revision, at: now())
            if !changes.isEmpty { try outbox.save(changes) }
            if let sending, changes.contains(where: { $0.registration == sending.registration }) {
                sending.task.cancel()
            }
        } catch {
            return report(StoreError.code, error.description)
        }
        pause?.cancel()
        if delivery == nil { delivery = Task { await deliver() } }
    }

    /// Returns when no registration is being sent or due.
    public func whenIdle() async {
        guard delivery != nil, pause == nil || pause?.isCancelled == true else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func wakeUp() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    private func deliver() async {
        do throws(StoreError) {
            while let next = try outbox.records().nextToSend(at: now()) {
                if next.isDue(at: now()) { try await attempt(next) } else { await rest(until: next.dueAt) }
            }
        } catch {
            // The next event checks again.
            report(StoreError.code, error.description)
        }
        delivery = nil
        wakeUp()
    }

    private func rest(until date: Date) async {
        let pause = Task {
            _ = try? await sleep(.seconds(date.timeIntervalSince(now())))
            self.pause = nil
        }
        self.pause = pause
        wakeUp()
        await pause.value
    }

    private func attempt(_ record: DeviceRegistrationRecord) async throws(StoreError) {
        guard let message = record.message else { return }
        let task = Task { [sender] () -> DeviceTokenSendError? in
            do throws(DeviceTokenSendError) {
                try await sender.send(message)
                return nil
            } catch {
                return error
            }
        }
        sending = (record.registration, task)
        let error = await task.value
        sending = nil
        // A change made meanwhile is sent next, whatever the outcome of this request.
        guard try outbox.records().contains(record) else { return }
        if case .refused(let reason) = error { report(error?.code ?? "", reason) }
        if let settled = record.settled(by: error, at: now(), backOff) {
            try outbox.save([settled])
        } else {
            try outbox.remove(record.registration)
        }
    }
}
