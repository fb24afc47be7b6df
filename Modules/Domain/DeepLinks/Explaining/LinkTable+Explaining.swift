public import Foundation

extension LinkTable {
    /// Resolves a link and says what each step saw; the outcome is that of `resolve`.
    public func explain(_ link: String, from source: LinkSource, now: Date) -> LinkExplanation {
        let parsed: ParsedLink
        do throws(LinkFault) {
            parsed = try ParsedLink(reading: link)
        } catch {
            return LinkExplanation(error: .invalidLink, summary: error.description)
        }
        do {
            return explanation(of: try resolve(link, from: source, now: now), with: parsed)
        } catch {
            return explanation(of: error, with: parsed, from: source)
        }
    }

    private func explanation(of match: LinkMatch, with link: ParsedLink) -> LinkExplanation {
        let captures = match.captures.map { "\($0.name)=\($0.value)" }
        let others = declarations.map(\.pattern).filter { $0 != match.pattern && $0.takes(link.segments) }
        return LinkExplanation(
            segments: link.segments, match: match,
            summary: "\(match.pattern) takes it" + (captures.isEmpty ? "" : ": " + captures.joined(separator: ", ")),
            candidates: others.map { .init(pattern: $0, refusal: "takes it too, but is less exact") })
    }

    private func explanation(of error: LinkError, with link: ParsedLink, from source: LinkSource) -> LinkExplanation {
        if error == .linkNotFound { return NearRoutes(of: link.segments, in: self).explanation }
        return LinkExplanation(
            segments: link.segments, error: error, summary: summary(of: error, with: link, from: source))
    }

    private func summary(of error: LinkError, with link: ParsedLink, from source: LinkSource) -> String {
        let declaration = (try? route(path: link.path)).flatMap { $0 }.map { declarations[$0.index] }
        let route = declaration.map { "\($0.pattern)" } ?? "the route"
        switch (error, link.form) {
        case (.invalidScheme, .scheme(let name)):
            return "the scheme \"\(name)\" is none of the app's: \(list(origins.schemes))"
        case (.invalidScheme, _):
            return "a link without a scheme is taken from a push or the app itself, not from \(source.rawValue)"
        case (.untrustedHost, .universal(let host)):
            return "the host \"\(host)\" is none of the app's: \(list(origins.hosts))"
        case (.expiredLink, _):
            return "it was good until \(expiry(of: link) ?? "its expiredAt")"
        case (.invalidLink, _):
            return "its expiredAt is no RFC 3339 date, or stands there twice"
        case (.notPermitted, _):
            let least = declaration?.minimumSource ?? source
            return "\(route) takes links from \(least.rawValue) on, not from \(source.rawValue)"
        case (.invalidParameter(let name, let expected, let found), _):
            return "\(route) needs \(name) as \(expected), " + (found.map { "not \"\($0)\"" } ?? "which is missing")
        default:
            return error.description
        }
    }

    private func list(_ names: [String]) -> String {
        names.isEmpty ? "it has none" : names.joined(separator: ", ")
    }

    private func expiry(of link: ParsedLink) -> String? {
        try? link.queryItems.first { $0.isNamed(LinkExpiry.name) }?.value
    }
}

extension ParsedLink {
    /// The path of its segments, without scheme and host.
    fileprivate var path: String {
        "/" + segments.map(PercentCoding.encodedSegment).joined(separator: "/")
    }
}
