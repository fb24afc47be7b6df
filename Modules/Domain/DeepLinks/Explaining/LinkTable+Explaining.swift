public import Foundation

extension LinkTable {
    /// Resolves a link and reports each step; the outcome is that of `resolve`.
    public func explain(_ link: String, from source: LinkSource, now: Date) -> LinkExplanation {
        let parsed: ParsedLink
        do throws(LinkFault) {
            parsed = try ParsedLink(reading: link, fragments: origins.fragments)
        } catch {
            return LinkExplanation(error: .invalidLink, findings: [error.finding])
        }
        let route = match(parsed)?.declaration
        var explanation = LinkExplanation(unread: route?.unreadItems(of: parsed.queryItems) ?? [])
        do {
            let match = try resolve(link, from: source, now: now)
            explanation.match = match
            explanation.findings = [finding(of: match)]
        } catch .linkNotFound {
            explanation.error = .linkNotFound
            explainMiss(of: parsed, in: &explanation)
        } catch {
            explanation.error = error
            explanation.findings = [finding(of: error, with: parsed, at: route, from: source)]
        }
        return explanation
    }

    private func finding(of match: LinkMatch) -> LinkFinding {
        let route = "\(match.declaration)"
        let captures = match.captures.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
        if captures.isEmpty { return LinkFinding("routeTakes", "{route} takes it", ["route": route]) }
        return LinkFinding("routeTakesWith", "{route} takes it: {values}", ["route": route, "values": captures])
    }

    private func finding(
        of error: LinkError, with link: ParsedLink, at declaration: LinkDeclaration?, from source: LinkSource
    ) -> LinkFinding {
        let route = declaration.map { "\($0)" } ?? "the route"
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
            let stated = link.query.first { link.isNamed(ParsedLink.expiryName, $0) }.map { link.value(of: $0).text }
            return LinkFinding("goodUntil", "it was good until {date}", ["date": stated ?? "its expiredAt"])
        case (.invalidLink, _):
            return link.query.count { link.isNamed(ParsedLink.expiryName, $0) } > 1
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
}
