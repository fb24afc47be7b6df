public import Foundation
public import Notifications

/// What the system holds of an app's notifications: those that are listed until somebody acts on them, those that are
/// scheduled, the categories, and what the user lets the app show.
///
/// With a file, all but the categories and the badge outlive the process. The file is read when something of it is
/// first asked for. It is written as the permission, what is scheduled or what came of that changes; a push is written
/// with the next such change, and by ``keepPushes()`` at the latest.
@MainActor
public final class NotificationCenterSimulator: DeliveredNotifications {
    public private(set) var categories: [NotificationCategory] = []
    public let permission = PermissionQuestion()
    /// The number on the app's icon; 0 for none.
    public private(set) var badge = 0
    /// Whether a Focus is on, which lets only the urgent interrupt.
    public var isFocusOn = false {
        didSet { didChange() }
    }
    /// Called when anything of it has changed.
    var didChange: @MainActor () -> Void = {}
    /// Called before that when something was taken off the list.
    var didRemove: @MainActor () -> Void = {}
    /// Shows the app's notifications in Settings.
    var showSettings: @MainActor () -> Void = {}
    private lazy var file = HeldNotificationsFile(url, report: report)
    private let url: URL?
    private let report: @MainActor (String) -> Void
    private let limit: Int

    /// - Parameters:
    ///   - file: where the phone keeps it for the next process; nil for one that forgets it.
    ///   - limit: how many notifications are listed at most; the oldest go first. Apple names no number.
    ///   - report: called with what a log should say: why the file cannot be read.
    public init(file: URL? = nil, limit: Int = 5_000, report: @escaping @MainActor (String) -> Void = { _ in }) {
        (url, self.limit, self.report) = (file, limit, report)
    }

    /// The notifications that are listed, the oldest first.
    public var delivered: [DeliveredNotification] { file.held.delivered }

    /// Why the disk did not read what an earlier process listed and scheduled; nil if it did.
    public var refusal: String? { file.refusal?.localizedDescription }

    func lists(_ requestID: String) -> Bool { file.listedIDs.contains(requestID) }

    /// A push under a request that is listed already takes that one's place.
    func list(_ push: DeliveredNotification) {
        removeDelivered([push.requestID])
        append(push)
        didChange()
    }

    private func append(_ notification: DeliveredNotification) {
        file.held.delivered.append(notification)
        file.listedIDs.insert(notification.requestID)
        guard file.held.delivered.count > limit else { return }
        file.listedIDs.remove(file.held.delivered.removeFirst().requestID)
        didRemove()
    }

    /// The pushes that are listed outlive the process, as on a phone that the app's user leaves alone.
    public func keepPushes() { try? file.keep() }

    public func listed() async -> [DeliveredNotification] { delivered }

    public func removeDelivered(_ requestIDs: [String]) {
        let removed = file.listedIDs.intersection(requestIDs)
        guard !removed.isEmpty else { return }
        file.listedIDs.subtract(removed)
        file.held.delivered.removeAll { removed.contains($0.requestID) }
        // A push that the file does not have is gone as it is: a tap waits for no file.
        if file.lists(removed) { try? file.keep() }
        didRemove()
        didChange()
    }

    public func setBadge(_ count: Int) {
        badge = count
        didChange()
    }

    public func removeAllDelivered() {
        badge = 0
        (file.held.delivered, file.listedIDs) = ([], [])
        file.erase()
        didRemove()
        didChange()
    }
}

extension NotificationCenterSimulator: NotificationScheduler {
    public func register(_ categories: [NotificationCategory]) {
        let ids = categories.map(\.id)
        self.categories.removeAll { ids.contains($0.id) }
        self.categories += categories
        didChange()
    }

    public func add(_ notification: ScheduledNotification) async throws(NotificationSchedulingError) {
        let before = file.held.scheduled
        let all = before.filter { $0.id != notification.id } + [notification]
        file.held.scheduled = Array(all.soonestFirst.prefix(ScheduledNotification.limit))
        do {
            try file.keep()
        } catch {
            file.held.scheduled = before
            throw .refused(reason: "\(error)")
        }
        didChange()
    }

    public func scheduled() async -> [ScheduledNotification] { file.held.scheduled }

    public func cancel(_ ids: [String]) {
        guard file.held.scheduled.contains(where: { ids.contains($0.id) }) else { return }
        file.held.scheduled.removeAll { ids.contains($0.id) }
        try? file.keep()
        didChange()
    }

    public func cancelAll() {
        guard !file.held.scheduled.isEmpty else { return }
        file.held.scheduled = []
        file.erase()
        didChange()
    }

    public func openSettings() { showSettings() }

    /// The due notifications, the first due first.
    func due(at date: Date) -> [ScheduledNotification] { file.held.scheduled.filter { $0.firesAt <= date } }

    /// The scheduled notification is listed instead, in the place of what is listed under its request.
    func fire(_ notification: ScheduledNotification) {
        file.held.scheduled.removeAll { $0.id == notification.id }
        file.held.delivered.removeAll { $0.requestID == notification.id }
        append(notification.delivered)
        // In one step: what was listed must not fire once more.
        try? file.keep()
        didRemove()
        didChange()
    }

    public func authorization() async -> NotificationAuthorization { file.held.authorization }

    public func requestAuthorization(for options: AuthorizationOptions) async -> NotificationAuthorization {
        guard file.held.authorization == .notDetermined else { return file.held.authorization }
        permission.askedFor = options
        switch permission.answer {
        case _ where options.contains(.provisional): set(.provisional)
        case .granted: set(.authorized)
        case .denied: set(.denied)
        case .onDisplay: await permission.whenAnswered(opened: didChange)
        }
        return file.held.authorization
    }

    public var settings: NotificationSettings {
        NotificationSettings(authorization: file.held.authorization, isFocusOn: isFocusOn)
    }

    /// The user changes the app's setting in the device's settings, or answers the question for it.
    public func set(_ authorization: NotificationAuthorization) {
        file.held.authorization = authorization
        try? file.keep()
        if authorization != .notDetermined { permission.close() }
        didChange()
    }
}
