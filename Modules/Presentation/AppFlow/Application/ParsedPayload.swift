import Launches
import Notifications

/// An arrival with its parsed push, so that no push is parsed twice.
struct ParsedPayload {
    let payload: LaunchPayload
    /// Nil for a link.
    let push: Result<NotificationPayload, PayloadError>?
    let purpose: LaunchTicket.Purpose

    /// Nil for a link, and for an unreadable push.
    var delivered: DeliveredPush? {
        guard let push = try? push?.get() else { return nil }
        if case .response(let response) = payload.content { return DeliveredPush(push, of: response.notification) }
        return DeliveredPush(push, deliveredAt: payload.deliveredAt)
    }
}
