import AppFlow
import DeviceSimulator
import Foundation

/// A backend's push that the provider API did not take: who sent it, why it is refused, and what to change.
public struct RefusedPush: Encodable, Equatable, Sendable {
    /// In the words of Apple's push service, such as `DeviceTokenNotForTopic`.
    public let reason: String
    /// What was sent and what is expected, as a sentence.
    public let advice: String
    /// The sender's `user-agent`; nil if it names none.
    public let sender: String?

    init(_ reason: ProviderReason, of request: HTTPRequest, to endpoint: ProviderEndpoint, in language: Language) {
        self.reason = reason.rawValue
        sender = request.fields["user-agent"].map(Self.shortened)
        var named = ["path": request.path, "method": request.method, "token": endpoint.token, "topic": endpoint.topic]
        for name in ["id", "collapse-id", "expiration", "priority", "push-type", "topic"].map({ "apns-" + $0 }) {
            named[name] = request.fields[name] ?? ""
        }
        if case .notJSON(let line, let column)? = PushMessage(String(decoding: request.body, as: UTF8.self)).fault {
            (named["line"], named["column"]) = ("\(line)", "\(column)")
        }
        advice = language.sentence("provider.\(reason.rawValue)", named.mapValues(Self.shortened))
    }

    /// As much of what a client sent as is worth reading, without what would change how the rest is read.
    private static func shortened(_ text: String) -> String {
        let hidden: [Unicode.GeneralCategory] = [.control, .format]
        let shown = String(text.unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) })
        return shown.count > 120 ? "\(shown.prefix(120))…" : shown
    }
}
