import Foundation
package import LaunchDecisions
import Launches
package import Notifications

/// A push in the app's hands. It is read once, and its link is derived and resolved once, when that is first needed.
@MainActor
package final class OpenPush {
    package typealias Link = (derivation: LinkRules.Derivation, resolution: Result<Resolution, StepFailure>)

    package let payload: NotificationPayload
    /// Nil for a push that shows nothing, or that brings its content before it is tapped.
    let notification: DeliveredNotification?
    let deliveredAt: Date
    /// The link that a tap opens, and where that leads.
    package private(set) lazy var link = resolve(self)
    private let resolve: @MainActor (OpenPush) -> Link

    init(
        _ payload: NotificationPayload, of notification: DeliveredNotification?, deliveredAt: Date,
        resolve: @escaping @MainActor (OpenPush) -> Link
    ) {
        self.payload = payload
        self.notification = notification
        self.deliveredAt = deliveredAt
        self.resolve = resolve
    }

    /// Empty for a push that shows nothing.
    var requestID: String { notification?.requestID ?? "" }
}

/// The pushes that are no arrivals, until they are stored or their account signs out.
struct DeliveredPushes {
    private(set) var open: [Int: OpenPush] = [:]
    private var count = 0
    /// The pushes of taps that have ended: they are kept once the disk has the settlement.
    var unsettled: [OpenPush] = []

    mutating func add(_ push: OpenPush) -> PushID {
        count += 1
        open[count] = push
        return .delivered(count)
    }

    mutating func forget(_ id: PushID) {
        if case .delivered(let number) = id { open[number] = nil }
    }

    mutating func forgetAll() {
        open = [:]
        unsettled = []
    }
}
