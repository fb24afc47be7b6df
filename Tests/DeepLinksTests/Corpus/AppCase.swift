import DeepLinks

/// A link, and where a real app's own tests have it lead.
struct AppCase: Decodable {
    /// What becomes of a row here that means something else there.
    struct Difference {
        let reason: String
        var route: String?
        var value: (name: String, text: String)?
        var error: LinkError?
    }

    struct Expected: Decodable {
        let route: String
        let params: [String: Value]
    }

    /// A value as its JSON writes it, nil for `null`.
    struct Value: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let isTrue = try? value.decode(Bool.self) {
                text = "\(isTrue)"
            } else if let number = try? value.decode(Int.self) {
                text = "\(number)"
            } else {
                text = try value.decode(String?.self)
            }
        }
    }

    let id: String
    let app: String
    let input: String
    let expected: Expected?

    static let differing = [
        "app-0005-kickstarter-ios": previewed,
        "app-0006-kickstarter-ios": previewed,
        "app-0008-kickstarter-ios": Difference(
            reason: "a Bool is true or false, not a number",
            error: .invalidParameter(name: "racing", expected: "Bool", found: "1")),
        "app-0023-kickstarter-ios": Difference(
            reason: "an item keeps its text; there it is named by a case of the app", route: "project.pledge.root",
            value: ("refTag", "ksr_email_backer_failed_transaction")),
        "app-0069-firefox-focus-ios": Difference(
            reason: "the route is told by the path; whether a text is an address or searched for, its screen decides",
            route: "url", value: ("url", "boomer")),
        "app-0072-firefox-focus-ios": Difference(
            reason: "a page of the web is no link of the app, but a web address", error: .untrustedHost),
        "app-0110-rocket-chat-normalizedeeplinkingserverhost": serverName(.invalidLink),
        "app-0111-rocket-chat-normalizedeeplinkingserverhost": serverName(.invalidScheme),
        "app-0112-rocket-chat-normalizedeeplinkingserverhost": serverName(.invalidScheme),
        "app-0113-rocket-chat-normalizedeeplinkingserverhost": serverName(.invalidScheme),
        "app-0114-rocket-chat-normalizedeeplinkingserverhost": serverName(.untrustedHost),
        "app-0115-rocket-chat-normalizedeeplinkingserverhost": serverName(.untrustedHost),
        "app-0319-duckduckgo-ios": Difference(reason: "an empty segment is malformed", error: .invalidLink),
        "app-0321-duckduckgo-ios": pathOnly,
        "app-0322-duckduckgo-ios": pathOnly,
    ]

    private static let previewed = Difference(
        reason: "an item that no route declares keeps none from taking a link", route: "project.root",
        value: ("slug", "project"))

    private static let pathOnly = Difference(
        reason: "a catch-all takes what is left of the path; query and fragment are kept beside it",
        route: "quickLink", value: ("query", "foo.bar/baz/123"))

    private static func serverName(_ error: LinkError) -> Difference {
        Difference(reason: "it makes an address of a server's name that somebody typed", error: error)
    }
}
