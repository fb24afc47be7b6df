public import DeepLinks

/// Says where a link leads that does not say it itself: a click-tracking or short link, and the link that an app was
/// installed for.
///
/// ```swift
/// final class ClickHost: LinkResolver {
///     let hosts = ["click.acme.com", "*.acme.link"]
///     func target(of link: WebAddress) async throws -> String { try await redirect(from: link.text) }
/// }
/// ```
@MainActor
public protocol LinkResolver: AnyObject {
    /// Whose links are asked for, such as `click.acme.com`, or `*.acme.link` for all its subdomains.
    var hosts: [String] { get }

    /// Asks for one redirect. A link that leads to these hosts again is asked for in turn. The task is cancelled if the
    /// answer does not come in time.
    /// - Throws: any error; the link is then taken as it is.
    func target(of link: WebAddress) async throws -> String

    /// The link that the user followed when they installed the app; nil if there is none. It is asked for at the first
    /// start.
    func firstLink() async throws -> String?
}

extension LinkResolver {
    public func firstLink() async throws -> String? { nil }
}

/// The browser of the device, which opens the pages that the app does not take.
@MainActor
public protocol WebBrowser: AnyObject {
    /// Opens a page outside the app, once the app is on the display. The system never gives the page back to the app
    /// that opened it, even if that app has claimed its link. `refused` is called if the system does not open it.
    func open(_ page: WebAddress, refused: @escaping @MainActor () -> Void)
}
