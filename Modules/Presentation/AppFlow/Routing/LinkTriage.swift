package import DeepLinks
import Foundation
import Launches

/// Decides who handles a universal link: the app, which routes it, a resolver, which is asked where it leads, or the
/// browser.
@MainActor
package struct LinkTriage {
    let table: LinkTable
    let services: AppServices

    /// Nil for an app without a resolver.
    var question: LinkQuestion? {
        services.linkResolver.map { LinkQuestion(resolver: $0, origins: table.origins, sleep: services.sleep) }
    }

    /// Decides before the gate has the arrival.
    func assess(_ arrival: OpenArrival) {
        // What is too old ends like each other link.
        guard case .link(let link)? = arrival.payload?.content, services.now() <= arrival.record.expiresAt
        else { return }
        if questionPage(of: link, from: arrival.source) != nil {
            arrival.purpose = .unresolved
        } else {
            leave(link, from: arrival)
        }
    }

    /// Asks where a link leads, within a bound, and notes the answer. Without one that may be opened, it stays as it
    /// is.
    /// - Returns: how the app handles it from now on, since the browser may have to open it; `.nothing` for one that has
    ///   ended.
    func resolve(_ arrival: OpenArrival?) async -> Arrival.Purpose {
        guard let arrival else { return .nothing }
        guard case .link(let link)? = arrival.payload?.content, let question,
            let page = questionPage(of: link, from: arrival.source)
        else { return arrival.purpose }
        let answer = await question.target(of: page)
        arrival.purpose = .link
        switch answer {
        case .success(let target):
            arrival.resolvedLink = target
            arrival.note(.asked, LoggedLink(target).description, at: services.now())
        case .failure(let refusal):
            let finding = refusal.finding
            services.logFailure(
                "link not resolved",
                ["payload": "\(arrival.id)", "reason": "\(finding)", "link": LoggedLink(link).description])
            arrival.note(.asked, "\(finding)", findings: [finding], at: services.now())
        }
        leave(arrival.resolvedLink ?? link, from: arrival)
        return arrival.purpose
    }

    private func leave(_ link: String, from arrival: OpenArrival) {
        let unrouted = unrouted(link, from: arrival.source, isAnswer: arrival.resolvedLink != nil)
        guard let unrouted, !hasComeBack(unrouted.page) else { return }
        arrival.unrouted = unrouted
        arrival.purpose = .nothing
    }

    /// Whether the browser was given the same page, but for its query, within the last ten seconds, maybe by an earlier
    /// process. Another app that claims the page may have given it back, and the two would pass it to and fro.
    private func hasComeBack(_ page: WebAddress) -> Bool {
        let name = LoggedLink(page.text).description
        let earliest = services.now().addingTimeInterval(-10)
        let steps = (try? services.inbox.history())?.flatMap(\.trace) ?? []
        return steps.contains { $0.step == .browser && $0.detail == name && $0.at > earliest }
    }

    /// What the browser opens, since no route takes it; nil for any other link.
    /// - Parameter isAnswer: whether a resolver gave it, and it may lead to any website.
    package func unrouted(_ link: String, from source: LinkSource, isAnswer: Bool = false) -> UnroutedLink? {
        guard source == .universalLink, services.browser != nil else { return nil }
        let now = services.now()
        do throws(LinkError) {
            _ = try table.resolve(link, from: source, now: now)
            return nil
        } catch {
            let isAsked = isAnswer || question?.page(of: link) != nil
            return UnroutedLink(link, refusedBy: error, of: isAsked ? nil : table.origins, now: now)
        }
    }

    /// The page of a universal link that has to be asked for; nil for any other link.
    package func questionPage(of link: String, from source: LinkSource) -> WebAddress? {
        source == .universalLink ? question?.page(of: link) : nil
    }
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

/// A link as logs and traces name it, by its path: without query, fragment and user, whose values are private, and
/// without control characters and marks that turn the reading direction.
struct LoggedLink: CustomStringConvertible {
    /// In characters.
    private static let longest = 200

    let description: String

    init(_ link: String) {
        let path = link.unicodeScalars.prefix { $0 != "?" && $0 != "#" }.map { $0.isVisible ? $0 : "\u{FFFD}" }
        let text = String(String.UnicodeScalarView(path))
            .replacing(/^([^\/:]*:\/*)?[^\/]*@/) { $0.output.1 ?? "" }
        description = text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
    }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool {
        ![.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
}
