import DeepLinks
import Foundation

/// What becomes of a universal link that no route takes.
public enum UnroutedLinks: Sendable {
    /// The browser opens its page, as it would without the app.
    case openInBrowser
    /// An alert says why nothing opens, as it does for every other link.
    case alert
}

/// A universal link that no route takes, and that the browser opens.
struct UnroutedLink: Equatable, Sendable {
    let page: WebAddress
    /// Why no route takes it.
    let error: LinkError

    /// - Parameter error: why the link table refuses it.
    /// - Returns: nil if its page is no https page of the app's own hosts, or if it is malformed or has expired: then the
    ///   user is told.
    init?(_ link: String, refusedBy error: LinkError, origins: LinkOrigins, now: Date) {
        switch error {
        case .linkNotFound, .invalidParameter, .notPermitted: break
        case .invalidLink, .invalidScheme, .expiredLink, .untrustedHost: return nil
        }
        guard let page = try? WebAddress(link, now: now), page.isSecure, origins.own(page) else { return nil }
        self.page = page
        self.error = error
    }
}
