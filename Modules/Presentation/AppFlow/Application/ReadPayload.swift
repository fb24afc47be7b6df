import Launches
import Notifications

/// An arrival whose push was read: whoever is to know what the push says takes it from here.
struct ReadPayload {
    let payload: LaunchPayload
    /// Nil for a link.
    let push: Result<NotificationPayload, PayloadError>?
    let purpose: LaunchTicket.Purpose

    /// Nil for a link, and for what cannot be read.
    var delivered: DeliveredPush? {
        guard let push = try? push?.get() else { return nil }
        if case .response(let response) = payload.content { return DeliveredPush(push, of: response.notification) }
        return DeliveredPush(push, deliveredAt: payload.deliveredAt)
    }
}
