public import DeepLinks

/// What a site-association file says about one link and one app.
public enum LinkDecision: String, Equatable, Sendable {
    /// The system opens the link in the app.
    case match
    /// A component excludes the link: it stays in the browser.
    case block
}

/// Decides as the system does which apps a site's links open in (Apple, "Supporting associated domains").
public struct SiteAssociationMatcher: Sendable {
    private struct Rules: Sendable {
        let appIDs: [String]
        let components: [LinkComponentMatcher]
    }

    private let details: [Rules]

    /// - Throws: `tooComplex` if the patterns are too long to be tried on every link.
    public init(_ association: SiteAssociationFile) throws(SiteAssociationFileError) {
        let readers = Dictionary(
            uniqueKeysWithValues: [true, false].map {
                ($0, PatternReader(association.substitutionVariables, isCaseSensitive: $0))
            })
        var size = 0
        var details: [Rules] = []
        for detail in association.details {
            var components: [LinkComponentMatcher] = []
            for component in detail.components {
                let whole = component.completed(by: detail.defaults).completed(by: association.defaults)
                let matcher = LinkComponentMatcher(whole, readers: readers)
                components.append(matcher)
                size += matcher.size
                guard size <= SiteAssociationLimits.patternSize else { throw .tooComplex }
            }
            details.append(Rules(appIDs: detail.appIDs, components: components))
        }
        self.details = details
    }

    /// The decision for each app; one that nothing decides is left out.
    ///
    /// - Parameters:
    ///   - link: a web address, or what follows its host.
    ///   - host: the site that the file is of; an address of another host or port is not decided.
    /// - Throws: `invalidLink` if it is too long.
    public func decisions(for link: String, host: String? = nil) throws(LinkError) -> [String: LinkDecision] {
        let address = try SiteAddress(link)
        if let host, let other = address.host, SiteAddress.normalHost(host) != other { return [:] }
        var spelled: [LinkSpelling: SpelledLink] = [:]
        func takesLink(_ component: LinkComponentMatcher) -> Bool {
            let spelling = component.spelling
            let link = spelled[spelling] ?? SpelledLink(address, spelling)
            spelled[spelling] = link
            return component.matches(link)
        }
        var decisions: [String: LinkDecision] = [:]
        for detail in details {
            let undecided = detail.appIDs.filter { decisions[$0] == nil }
            guard !undecided.isEmpty, let component = detail.components.first(where: takesLink) else {
                continue
            }
            for appID in undecided { decisions[appID] = component.isExcluded ? .block : .match }
        }
        return decisions
    }
}
