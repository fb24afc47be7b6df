import Foundation

extension SiteAssociation {
    /// The text of the file, with `components`.
    ///
    /// - Throws: `tooLarge` over 128 KB, which the system does not take.
    public var json: String {
        get throws(SiteAssociationError) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            guard let data = try? encoder.encode(["applinks": self]) else { return "{}" }
            guard data.count <= SiteAssociationError.limit else { throw .tooLarge }
            return String(decoding: data, as: UTF8.self)
        }
    }
}

extension SiteAssociation: Encodable {
    private enum Key: CodingKey { case defaults, details, substitutionVariables }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        if defaults != LinkComponent() { try container.encode(defaults, forKey: .defaults) }
        try container.encode(details, forKey: .details)
        if !substitutionVariables.isEmpty {
            try container.encode(substitutionVariables, forKey: .substitutionVariables)
        }
    }
}

extension AppLinkDetail: Encodable {
    private enum Key: CodingKey { case appIDs, components, defaults }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(appIDs, forKey: .appIDs)
        try container.encode(components, forKey: .components)
        if defaults != LinkComponent() { try container.encode(defaults, forKey: .defaults) }
    }
}

extension LinkComponent: Encodable {
    private enum Key: String, CodingKey {
        case path = "/"
        case query = "?"
        case fragment = "#"
        case isExcluded = "exclude"
        case isCaseSensitive = "caseSensitive"
        case isPercentEncoded = "percentEncoded"
        case comment
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(path, forKey: .path)
        switch query {
        case nil: break
        case .whole(let pattern): try container.encode(pattern, forKey: .query)
        case .items(let items): try container.encode(items, forKey: .query)
        }
        try container.encodeIfPresent(fragment, forKey: .fragment)
        try container.encodeIfPresent(isExcluded, forKey: .isExcluded)
        try container.encodeIfPresent(isCaseSensitive, forKey: .isCaseSensitive)
        try container.encodeIfPresent(isPercentEncoded, forKey: .isPercentEncoded)
        try container.encodeIfPresent(comment, forKey: .comment)
    }
}
