package import DeepLinks
import Foundation

/// What becomes of a universal link that no route takes. One that came by Handoff counts as such.
public enum UnroutedLinks: Sendable {
    /// The browser opens its page, as it would without the app.
    case openInBrowser
    /// An alert says why nothing opens, as it does for every other link.
    case alert
}

/// A universal link that no route takes, and that the browser opens.
package struct UnroutedLink: Equatable, Sendable {
    package let page: WebAddress
    /// Why no route takes it.
    let error: LinkError

    /// - Parameters:
    ///   - error: why the link table refuses it.
    ///   - origins: the app's, on whose hosts its page has to be; nil for any https page.
    /// - Returns: nil if it is no such page, or if it is malformed or has expired: then the user is told.
    init?(_ link: String, refusedBy error: LinkError, of origins: LinkOrigins?, now: Date) {
        switch error {
        case .linkNotFound, .invalidParameter, .notPermitted: break
        // Another website reads its links as it likes.
        case .untrustedHost, .invalidLink: if origins != nil { return nil }
        case .invalidScheme, .expiredLink: return nil
        }
        guard let page = try? WebAddress(link, now: now), page.isSecure, origins?.own(page) ?? true else { return nil }
        self.page = page
        self.error = error
    }
}
