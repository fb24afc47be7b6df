public import Foundation

extension LinkTable {
    /// Resolves a link and reports each step; the outcome is that of `resolve`.
    public func explain(_ link: String, from source: LinkSource, now: Date) -> LinkExplanation {
        let parsed: ParsedLink
        do throws(LinkFault) {
            parsed = try ParsedLink(reading: link)
        } catch {
            return LinkExplanation(error: .invalidLink, findings: [error.finding])
        }
        do {
            return explanation(of: try resolve(link, from: source, now: now), with: parsed)
        } catch {
            return explanation(of: error, with: parsed, from: source)
        }
    }

    private func explanation(of match: LinkMatch, with link: ParsedLink) -> LinkExplanation {
        let captures = match.captures.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
        let others = declarations.map(\.pattern).filter { $0 != match.pattern && $0.takes(link.segments) }
        return LinkExplanation(
            segments: link.segments, match: match,
            findings: [
                LinkFinding(
                    "routeTakes", captures.isEmpty ? "{route} takes it" : "{route} takes it: {values}",
                    ["route": "\(match.pattern)", "values": captures])
            ],
            candidates: others.map { pattern in
                let refusal = LinkFinding(
                    "candidateLessExact", "{route}: takes it too, but is less exact", ["route": "\(pattern)"])
                return LinkExplanation.Candidate(pattern: pattern, refusal: refusal)
            },
            unread: match.declaration.unreadItems(of: link.queryItems))
    }

    private func explanation(
        of error: LinkError, with link: ParsedLink, from source: LinkSource
    ) -> LinkExplanation {
        if error == .linkNotFound { return NearRoutes(of: link.segments, in: self).explanation }
        let declaration = (try? route(path: link.path)).flatMap { $0 }.map { declarations[$0.index] }
        return LinkExplanation(
            segments: link.segments, error: error,
            findings: [finding(of: error, with: link, at: declaration, from: source)],
            unread: declaration?.unreadItems(of: link.queryItems) ?? [])
    }

    private func finding(
        of error: LinkError, with link: ParsedLink, at declaration: LinkDeclaration?, from source: LinkSource
    ) -> LinkFinding {
        let route = declaration.map { "\($0.pattern)" } ?? "the route"
        switch (error, link.form) {
        case (.invalidScheme, .scheme(let name)):
            return LinkFinding(
                "schemeUnknown", "the scheme \"{scheme}\" is none of the app's: {known}",
                ["scheme": name, "known": list(origins.schemes)])
        case (.invalidScheme, _):
            return LinkFinding(
                "schemeMissing", "a link without a scheme is taken from a push or the app itself, not from {source}",
                ["source": source.rawValue])
        case (.untrustedHost, .universal(let host)):
            return LinkFinding(
                "hostUnknown", "the host \"{host}\" is none of the app's: {known}",
                ["host": host, "known": list(origins.hosts)])
        case (.expiredLink, _):
            return LinkFinding("goodUntil", "it was good until {date}", ["date": expiry(of: link) ?? "its expiredAt"])
        case (.invalidLink, _):
            return link.queryItems.count { $0.isNamed(LinkExpiry.name) } > 1
                ? LinkFinding("expiryTwice", "its expiredAt stands there twice")
                : LinkFinding("expiryUnreadable", "its expiredAt is no RFC 3339 date, such as 2030-01-31T12:00:00Z")
        case (.notPermitted, _):
            let least = declaration?.minimumSource ?? source
            return LinkFinding(
                "sourceTooWeak", "{route} takes links from {least} on, not from {source}",
                ["route": route, "least": least.rawValue, "source": source.rawValue])
        case (.invalidParameter(let name, let expected, let found), _):
            let values = ["route": route, "name": name, "type": expected]
            guard let found, !found.isEmpty else {
                return LinkFinding("routeLacks", "{route} needs {name} as {type}, which is missing", values)
            }
            return LinkFinding(
                "routeNeeds", "{route} needs {name} as {type}, not \"{found}\"",
                values.merging(["found": found]) { first, _ in first })
        default:
            return error.finding
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
