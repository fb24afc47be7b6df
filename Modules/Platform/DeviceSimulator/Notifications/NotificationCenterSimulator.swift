public import Foundation
public import Notifications

/// What the system holds of an app's notifications: those that are listed until somebody acts on them, those that are
/// scheduled, the categories, and what the user lets the app show.
///
/// With a file, the permission, what the app scheduled and what came of that outlive the process as they change; a push
/// does so from ``keepPushes()`` on.
@MainActor
public final class NotificationCenterSimulator: DeliveredNotifications {
    public private(set) var categories: [NotificationCategory] = []
    public let permission = PermissionQuestion()
    /// The number on the app's icon; 0 for none.
    public private(set) var badge = 0
    /// Whether a Focus is on, which lets only the urgent interrupt.
    private var isFocusOn = false
    /// Called when anything of it has changed.
    var didChange: @MainActor () -> Void = {}
    /// Called before that when something was taken off the list.
    var didRemove: @MainActor () -> Void = {}
    private var held: HeldNotifications
    /// The requests that are listed: a long list is not looked through for each push.
    private var listedIDs: Set<String>
    /// What the file has of it.
    private var kept: HeldNotifications
    private let file: URL?
    private let limit: Int

    /// - Parameters:
    ///   - file: where the phone keeps it for the next process; nil for one that forgets it.
    ///   - limit: how many notifications are listed at most; the oldest go first. Apple names no number.
    public init(file: URL? = nil, limit: Int = 5_000) {
        (self.file, self.limit) = (file, limit)
        held = file.map(HeldNotifications.init) ?? HeldNotifications()
        kept = held
        listedIDs = Set(held.delivered.map(\.requestID))
    }

    /// - Throws: why the file could not be written; it is tried again with the next change.
    private func keep() throws {
        if held != kept { try write() }
    }

    private func write() throws {
        if let file { try held.write(to: file) }
        kept = held
    }

    /// The notifications that are listed, the oldest first.
    public var delivered: [DeliveredNotification] { held.delivered }

    func lists(_ requestID: String) -> Bool { listedIDs.contains(requestID) }

    /// A push under a request that is listed already takes that one's place.
    func list(_ push: DeliveredNotification) {
        remove(requestID: push.requestID)
        append(push)
        didChange()
    }

    private func append(_ notification: DeliveredNotification) {
        held.delivered.append(notification)
        listedIDs.insert(notification.requestID)
        guard held.delivered.count > limit else { return }
        listedIDs.remove(held.delivered.removeFirst().requestID)
        didRemove()
    }

    /// The pushes that are listed outlive the process, as on a phone that the app's user leaves alone.
    public func keepPushes() { try? keep() }

    func remove(requestID: String) {
        guard listedIDs.remove(requestID) != nil else { return }
        held.delivered.removeAll { $0.requestID == requestID }
        // A push that the file does not have is gone as it is: a tap waits for no file.
        if kept.delivered.contains(where: { $0.requestID == requestID }) { try? keep() }
        didRemove()
        didChange()
    }

    public func listed() async -> [DeliveredNotification] { delivered }

    public func removeDelivered(_ requestIDs: [String]) {
        for id in requestIDs { remove(requestID: id) }
    }

    public func setBadge(_ count: Int) {
        badge = count
        didChange()
    }

    public func removeAllDelivered() {
        badge = 0
        (held.delivered, listedIDs) = ([], [])
        erase()
        didRemove()
        didChange()
    }

    /// Nothing that was removed stays on the disk: where the file cannot be written, there is none. It is written in
    /// any case, since a process that died as it wrote may have left some of it beside the file.
    private func erase() {
        do {
            try write()
        } catch {
            if let file { unlink(file.path) }
            kept = HeldNotifications()
        }
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
        let before = held.scheduled
        let all = before.filter { $0.id != notification.id } + [notification]
        held.scheduled = Array(all.soonestFirst.prefix(ScheduledNotification.limit))
        do {
            try keep()
        } catch {
            held.scheduled = before
            throw .refused(reason: "\(error)")
        }
        didChange()
    }

    public func scheduled() async -> [ScheduledNotification] { held.scheduled }

    public func cancel(_ ids: [String]) {
        guard held.scheduled.contains(where: { ids.contains($0.id) }) else { return }
        held.scheduled.removeAll { ids.contains($0.id) }
        try? keep()
        didChange()
    }

    public func cancelAll() {
        guard !held.scheduled.isEmpty else { return }
        held.scheduled = []
        erase()
        didChange()
    }

    /// The due notifications, the first due first.
    func due(at date: Date) -> [ScheduledNotification] { held.scheduled.filter { $0.firesAt <= date } }

    /// The scheduled notification is listed instead, in the place of what is listed under its request.
    func fire(_ notification: ScheduledNotification) {
        held.scheduled.removeAll { $0.id == notification.id }
        held.delivered.removeAll { $0.requestID == notification.id }
        append(notification.delivered)
        // In one step: what was listed must not fire once more.
        try? keep()
        didRemove()
        didChange()
    }

    /// The permission that the user was asked for; nil if this process did not ask.
    public var askedFor: AuthorizationOptions? { permission.askedFor }

    /// The permission in the question that is open now.
    public var prompt: AuthorizationOptions? { permission.prompt }

    public func authorization() async -> NotificationAuthorization { held.authorization }

    public func requestAuthorization(for options: AuthorizationOptions) async -> NotificationAuthorization {
        guard held.authorization == .notDetermined else { return held.authorization }
        permission.ask(for: options)
        switch permission.answer {
        case _ where options.contains(.provisional): set(.provisional)
        case .granted: set(.authorized)
        case .denied: set(.denied)
        case .onDisplay:
            permission.show(options)
            didChange()
            await permission.whenClosed()
        }
        return held.authorization
    }

    /// The user answers what is on the display.
    func answerPrompt(_ grants: Bool) {
        if prompt != nil { set(grants ? .authorized : .denied) }
    }

    public var settings: NotificationSettings {
        get { NotificationSettings(authorization: held.authorization, isFocusOn: isFocusOn) }
        set {
            isFocusOn = newValue.isFocusOn
            set(newValue.authorization)
        }
    }

    /// The user changes the app's setting in the device's settings.
    public func set(_ authorization: NotificationAuthorization) {
        held.authorization = authorization
        try? keep()
        if authorization != .notDetermined { permission.close() }
        didChange()
    }
}
