public import Notifications

/// What the system holds of an app's notifications: those that are listed until somebody acts on them, those that are
/// scheduled, the categories, and what the user lets the app show.
///
/// What the app scheduled, and what came of it, outlives the process; a push does so from ``keepPushes()`` on.
@MainActor
public final class NotificationCenterSimulator: DeliveredNotifications {
    let store: any ScheduledNotificationRepository
    public internal(set) var categories: [NotificationCategory] = []
    public let permission = PermissionQuestion()
    /// The number on the app's icon; 0 for none.
    public private(set) var badge = 0
    /// Called when anything of it has changed.
    var didChange: @MainActor () -> Void = {}
    /// Called before that when something was taken off the list.
    var didRemove: @MainActor () -> Void = {}
    /// The authorization in it is not the valid one, which the store has.
    var switches = NotificationSettings(authorization: .unknown)
    private var pushes: ListedPushes

    /// - Parameters:
    ///   - store: what the device held before. Where it gives no answer, it held nothing.
    ///   - limit: how many pushes are listed at most; the oldest go first. Apple names no number.
    public init(_ store: any ScheduledNotificationRepository, limit: Int = 5_000) {
        self.store = store
        pushes = ListedPushes(limit: limit)
    }

    /// The notifications that are listed, the oldest first.
    public var delivered: [DeliveredNotification] { newest(.max) }

    /// The newest that are listed, the oldest of them first.
    func newest(_ count: Int) -> [DeliveredNotification] {
        // Pushes are in the order of their coming already.
        let newest = Array(pushes.all.suffix(count))
        let kept = kept
        return kept.isEmpty ? newest : (kept + newest).sorted { $0.deliveredAt < $1.deliveredAt }.suffix(count)
    }

    /// How many are listed.
    var count: Int { kept.count + pushes.all.count }

    private var kept: [DeliveredNotification] { (try? store.delivered()) ?? [] }

    /// A push under a request that is listed already takes that one's place.
    func list(_ push: DeliveredNotification) {
        remove(requestID: push.requestID)
        pushes.append(push)
        if pushes.dropOldest() { didRemove() }
        didChange()
    }

    /// The pushes that are listed outlive the process, as on a phone that the app's user leaves alone.
    public func keepPushes() {
        guard !pushes.all.isEmpty, (try? store.list(Array(pushes.all))) != nil else { return }
        pushes.removeAll()
    }

    /// The scheduled notification is listed instead.
    func fire(_ notification: ScheduledNotification) {
        remove(requestID: notification.id)
        try? store.fire(notification.id)
    }

    func remove(requestID: String) {
        let wasPush = pushes.remove(requestID)
        // Nothing is written where there is nothing to remove: a tap does not wait for a store that is busy.
        let isKept = kept.contains { $0.requestID == requestID }
        if isKept { try? store.removeDelivered([requestID]) }
        guard wasPush || isKept else { return }
        didRemove()
        didChange()
    }

    public func listed() async -> [DeliveredNotification] { delivered }

    public func removeDelivered(_ requestIDs: [String]) {
        for id in requestIDs { remove(requestID: id) }
    }

    func lists(_ requestID: String) -> Bool {
        pushes.contains(requestID) || kept.contains { $0.requestID == requestID }
    }

    public func setBadge(_ count: Int) {
        badge = count
        didChange()
    }

    public func removeAllDelivered() {
        badge = 0
        removeListed()
    }

    /// The list is emptied, and the badge stays.
    func removeListed() {
        pushes.removeAll()
        let ids = kept.map(\.requestID)
        if !ids.isEmpty { try? store.removeDelivered(ids) }
        didRemove()
        didChange()
    }
}
