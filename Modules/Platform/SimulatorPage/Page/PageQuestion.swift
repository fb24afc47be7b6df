import Foundation

/// What the page asks while it is typed: where it would lead.
public enum PageQuestion: Equatable, Sendable {
    /// A push's payload: `{"payload":"…"}`.
    case payload(String)
    /// A link, and the channel that it would come through: `{"link":"…","via":"scheme"}`.
    case link(String, via: String)

    /// Nil if it is no question.
    init?(json: Data) {
        guard let text = try? JSONDecoder().decode([String: String].self, from: json) else { return nil }
        switch (text["payload"], text["link"]) {
        case (let payload?, nil): self = .payload(payload)
        case (nil, let link?): self = .link(link, via: text["via"] ?? "scheme")
        default: return nil
        }
    }
}
