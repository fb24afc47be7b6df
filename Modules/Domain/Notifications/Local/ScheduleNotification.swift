public import Foundation

/// Schedules a local notification, and asks for permission if the user was not asked yet.
@MainActor
public struct ScheduleNotification {
    private let scheduler: any NotificationScheduler
    private let isSignedIn: @MainActor (String) -> Bool
    /// The clock from which triggers count.
    public let now: @MainActor () -> Date

    /// What came of a request.
    public struct Scheduled: Equatable, Sendable {
        public let notification: ScheduledNotification
        /// Whether it will go to the list without a banner or a sound.
        public let isQuiet: Bool
        /// Those over the system's limit, because more are due before them; the request's own may be among them.
        public let leftOut: [ScheduledNotification]
    }

    /// - Parameters:
    ///   - scheduler: where the notification is scheduled.
    ///   - isSignedIn: whether an account is the one that is signed in now.
    ///   - now: the clock.
    public init(
        _ scheduler: any NotificationScheduler, isSignedIn: @escaping @MainActor (String) -> Bool,
        now: @escaping @MainActor () -> Date
    ) {
        self.scheduler = scheduler
        self.isSignedIn = isSignedIn
        self.now = now
    }

    /// - Parameters:
    ///   - request: the notification and its trigger.
    ///   - account: whom the notification is for.
    /// - Throws: ``NotificationSchedulingError``; nothing is scheduled then.
    public func callAsFunction(
        _ request: some LocalNotificationRequest, for account: String
    ) async throws(NotificationSchedulingError) -> Scheduled {
        // Nobody is asked for permission to do what cannot be done.
        _ = try date(of: request.trigger)
        let isQuiet = try await isQuiet()
        // The user may have taken their time to answer.
        let firesAt = try date(of: request.trigger)
        let notification = ScheduledNotification(request, for: account, firesAt: firesAt)
        // Or have signed out: what a sign-out cancelled must not come back after it.
        guard isSignedIn(account) else { throw .signedOut }
        let leftOut = try await add(notification)
        guard isSignedIn(account) else {
            scheduler.cancel([notification.id])
            throw .signedOut
        }
        return Scheduled(notification: notification, isQuiet: isQuiet, leftOut: leftOut)
    }

    /// Schedules those of an earlier launch that are not scheduled yet, each though another fails. Nobody is asked for
    /// permission.
    /// - Parameters:
    ///   - requests: the notifications and their triggers.
    ///   - account: whom they are for.
    /// - Returns: why a request was not scheduled, by its id.
    @discardableResult
    public func scheduleMissing(
        of requests: [any LocalNotificationRequest], for account: String
    ) async -> [String: NotificationSchedulingError] {
        if await scheduler.authorization() == .notDetermined { return [:] }
        let scheduled = Set(await scheduler.scheduled().map(\.id))
        var failures: [String: NotificationSchedulingError] = [:]
        for request in requests where !scheduled.contains(request.id) {
            do {
                _ = try await self(request, for: account)
            } catch {
                failures[request.id] = error
            }
        }
        return failures
    }

    /// The moment that a trigger comes to from now.
    /// - Throws: ``NotificationSchedulingError/invalidTrigger(reason:)`` if there is none.
    public func date(of trigger: NotificationTrigger) throws(NotificationSchedulingError) -> Date {
        try trigger.date(after: now())
    }

    /// Whether what may be shown is shown without a word. Apple: "Asking permission to use notifications".
    private func isQuiet() async throws(NotificationSchedulingError) -> Bool {
        var authorization = await scheduler.authorization()
        if authorization == .notDetermined {
            authorization = await scheduler.requestAuthorization(for: [.alert, .badge, .sound])
        }
        switch authorization {
        case .authorized, .ephemeral: return false
        case .provisional: return true
        case .notDetermined, .denied, .unknown: throw .unauthorized(authorization)
        }
    }

    /// - Returns: what there is no room for.
    private func add(
        _ notification: ScheduledNotification
    ) async throws(NotificationSchedulingError) -> [ScheduledNotification] {
        let others = await scheduler.scheduled().filter { $0.id != notification.id }
        let leftOut = Array((others + [notification]).soonestFirst.dropFirst(ScheduledNotification.limit))
        if !leftOut.contains(notification) { try await scheduler.add(notification) }
        scheduler.cancel(leftOut.map(\.id))
        return leftOut
    }
}
