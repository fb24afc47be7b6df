import Foundation
import Launches
public import Notifications

/// Presents notifications as far as the user and an app in the foreground let it: in the list, as banners and in the
/// badge.
@MainActor
public final class NotificationPresenter {
    /// Why the app in the foreground wants no banner of what it was just asked about; nil if it does not say.
    public var whyDeclined: @MainActor () -> PushVerdict.Reason? = { .sameScreen }
    public internal(set) var log = PresentationLog()
    /// Only while the device is not locked.
    private(set) var banner: Banner? {
        didSet { didChange() }
    }
    /// Called when anything of it has changed.
    var didChange: @MainActor () -> Void = {}
    private let clock: DeviceClock
    private let center: NotificationCenterSimulator
    private let process: AppProcess
    private let display: Display

    init(clock: DeviceClock, center: NotificationCenterSimulator, process: AppProcess, display: Display) {
        (self.clock, self.center, self.process, self.display) = (clock, center, process, display)
    }

    /// What the user, their focus and the push itself let a notification do now.
    func presentation(of payload: NotificationPayload?) -> PresentationOptions {
        center.settings.presentation(of: payload?.interruptionLevel ?? .active)
    }

    /// Whether a notification is presented, and if not, why: by itself, the user's settings, and the app.
    /// - Parameters:
    ///   - undelivered: why it did not reach the device; nil if it did.
    ///   - options: what the system and the app in the foreground show of it; nil where nobody was asked.
    func verdict(
        on requestID: String, _ payload: NotificationPayload?, as kind: PushMessage.Kind? = nil,
        undelivered: PushVerdict.Reason? = nil, shown options: PresentationOptions? = nil
    ) -> PushVerdict {
        let (settings, level) = (center.settings, payload?.interruptionLevel ?? .active)
        let allowed = settings.presentation(of: level)
        let isAsked = process.state == .foreground && options?.declines(allowed) == true
        let declined = isAsked ? whyDeclined() : nil
        let reasons = [
            PushVerdict.Reason(of: payload, as: kind), undelivered, declined == .otherAccount ? declined : nil,
            settings.reasonToHide(level), declined,
        ]
        var verdict = PushVerdict(requestID: requestID, reason: reasons.compactMap(\.self).first)
        if verdict.isPresented { verdict.isQuiet = allowed.intersection(options ?? []).isDisjoint(with: .banner) }
        if verdict.reason == .silent, display.card == .swipedAway { verdict.circumstance = .wasForceQuit }
        return verdict
    }

    /// A notification that the app scheduled is due.
    func fire(_ notification: ScheduledNotification) {
        guard center.settings.mayShow else { return center.cancel([notification.id]) }
        center.fire(notification)
        let payload = notification.delivered.payload
        present(notification.delivered, payload, as: presentation(of: payload))
    }

    /// The system shows it, unless the app is in the foreground and wants less.
    /// - Parameter most: what the user lets the app show.
    func present(_ notification: DeliveredNotification, _ payload: NotificationPayload?, as most: PresentationOptions) {
        guard process.state == .foreground, let app = process.app else {
            return show(notification, payload, as: most, of: most)
        }
        app.willPresent(notification) { [weak self, weak app] options in
            // A process that has ended says nothing any more.
            guard let self, let app, process.app === app else { return }
            // The app may take its time, and the notification off the list meanwhile.
            let isGone = most.contains(.list) && !center.lists(notification.requestID)
            if !isGone { show(notification, payload, as: options.intersection(most), of: most) }
        }
    }

    /// - Parameter most: what was possible; where that is the list, the notification is in it.
    private func show(
        _ notification: DeliveredNotification, _ payload: NotificationPayload?, as options: PresentationOptions,
        of most: PresentationOptions
    ) {
        let requestID = notification.requestID
        log.add(verdict(on: requestID, payload, shown: options), shownAs: options)
        let isListed = options.contains(.list)
        if !isListed, most.contains(.list) { center.removeDelivered([requestID]) }
        // A push may say what the app's badge is from then on.
        let badge = payload?.badge.flatMap(Int.init(exactly:))
        if let badge, options.contains(.badge) { center.setBadge(badge) }
        if !most.isDisjoint(with: [.list, .banner]) { removeBanner(of: requestID) }
        if options.contains(.banner), !display.isLocked {
            banner = Banner(
                notification: notification, isListed: isListed, disappearsAt: clock.now + Banner.duration)
        }
        didChange()
    }

    /// The notification goes from the display and from the list.
    func remove(_ requestID: String) {
        removeBanner(of: requestID)
        center.removeDelivered([requestID])
    }

    private func removeBanner(of requestID: String) {
        if banner?.notification.requestID == requestID { banner = nil }
    }

    /// A notification that is removed from the list has no banner either, and cannot be answered.
    func forgetRemoved() {
        if let banner, banner.isListed, !center.lists(banner.notification.requestID) { self.banner = nil }
        if let waiting = display.waitingResponse?.notification, !center.delivered.contains(waiting) {
            display.waitingResponse = nil
        }
    }

    func hideBanner() { banner = nil }

    /// The banner stays until the user does something with it.
    func holdBanner() { banner?.disappearsAt = nil }

    /// A banner comes once more, and goes by itself.
    func showAgain(_ banner: Banner) {
        self.banner = banner
        self.banner?.disappearsAt = clock.now + Banner.duration
    }
}

/// A notification that slid in from the top of the display. A newer one takes its place.
struct Banner: Equatable {
    /// Seconds that one is shown for; Apple says no number.
    static let duration: TimeInterval = 5

    let notification: DeliveredNotification
    /// Whether the notification is in the list, too.
    let isListed: Bool
    /// Nil if it stays until the user does something with it.
    var disappearsAt: Date?
}

/// What came of the notifications of a device.
public struct PresentationLog: Sendable {
    /// How the last notification was presented; nil if none was.
    public private(set) var lastPresentation: PresentationOptions?
    /// The verdict on the last notification; nil if none came, and while the app decides.
    public internal(set) var verdict: PushVerdict?
    /// The verdict on each notification, the newest last.
    public private(set) var verdicts: [PushVerdict] = []

    /// - Parameter options: how it was presented; nil if it was not.
    mutating func add(_ verdict: PushVerdict, shownAs options: PresentationOptions? = nil) {
        self.verdict = verdict
        verdicts.append(verdict)
        if let options { lastPresentation = options }
    }
}
