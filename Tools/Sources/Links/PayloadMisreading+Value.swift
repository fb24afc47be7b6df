import DeepLinks
import Foundation
import Notifications

extension PayloadMisreading {
    /// What stands there in place of what is meant to: its type and, as JSON, its value.
    func given(in payload: NotificationPayload) -> String {
        guard let value = payload.value(of: key), value != .unreadable else { return found.rawValue }
        let json = String(decoding: value.json, as: UTF8.self)
        return "\(found.rawValue), " + (json.count > 60 ? json.prefix(59) + "…" : json)
    }

    /// The sentence with the value, which is for the push's own sender and in no log.
    func description(in payload: NotificationPayload) -> String {
        LinkFinding.fill(finding.sentence, with: finding.values.merging(["given": given(in: payload)]) { $1 })
    }
}
