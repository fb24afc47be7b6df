public import Foundation

extension SiteAssociationFile {
    /// Reads a file in the form with `components` or in the older one with `paths`.
    ///
    /// What is not as documented is left out: a component that cannot be read takes no link, rather than any.
    ///
    /// - Throws: `tooLarge` over 128 KB, `notJSON` for what is no JSON object.
    public init(json: Data) throws(SiteAssociationFileError) {
        guard json.count <= SiteAssociationLimits.bytes else { throw .tooLarge }
        guard let file = (try? JSONSerialization.jsonObject(with: json)) as? [String: Any] else { throw .notJSON }
        let links = file["applinks"] as? [String: Any] ?? [:]
        let variables = links["substitutionVariables"] as? [String: Any] ?? [:]
        self.init(
            details: AppLinkDetail.details(in: links["details"]),
            defaults: LinkComponent(json: links["defaults"] ?? [:]) ?? LinkComponent(),
            substitutionVariables: variables.compactMapValues { ($0 as? [Any])?.compactMap { $0 as? String } })
    }
}

extension AppLinkDetail {
    /// A list, or in the oldest files a dictionary by app ids.
    fileprivate static func details(in json: Any?) -> [AppLinkDetail] {
        if let list = json as? [Any] {
            return list.compactMap { ($0 as? [String: Any]).map { AppLinkDetail(json: $0, appIDs: appIDs(in: $0)) } }
        }
        let byID = json as? [String: Any] ?? [:]
        return byID.keys.sorted().compactMap { id in
            (byID[id] as? [String: Any]).map { AppLinkDetail(json: $0, appIDs: [id]) }
        }
    }

    private static func appIDs(in json: [String: Any]) -> [String] {
        if let ids = json["appIDs"] as? [Any] { return ids.compactMap { $0 as? String } }
        return (json["appID"] as? String).map { [$0] } ?? []
    }

    /// Where both stand, `paths` is for systems that do not know `components` (Apple, "What's New in Universal Links",
    /// WWDC 2019).
    private init(json: [String: Any], appIDs: [String]) {
        let components =
            if let components = json["components"] as? [Any] {
                components.compactMap { LinkComponent(json: $0) }
            } else {
                (json["paths"] as? [Any] ?? []).compactMap { $0 as? String }.map { LinkComponent(legacyPath: $0) }
            }
        self.init(
            appIDs: appIDs, components: components,
            defaults: LinkComponent(json: json["defaults"] ?? [:]) ?? LinkComponent())
    }
}

extension LinkComponent {
    /// Nil if a key has a value of another type: leaving out only the key would take more links than were meant. Of a
    /// query with a value that is no text the system leaves out the whole (`swcutil match` on macOS).
    fileprivate init?(json: Any) {
        /// A number is not a truth value, though a cast takes `1` and `0` for one.
        func flag(_ value: Any?) -> Bool? {
            guard let number = value as? NSNumber, type(of: number) == type(of: NSNumber(value: true)) else {
                return nil
            }
            return number.boolValue
        }
        guard let json = (json as? [String: Any])?.filter({ !($0.value is NSNull) }) else { return nil }
        self.init(
            path: json["/"] as? String, query: json["?"].flatMap { Query(json: $0) }, fragment: json["#"] as? String,
            isExcluded: flag(json["exclude"]), isCaseSensitive: flag(json["caseSensitive"]),
            isPercentEncoded: flag(json["percentEncoded"]))
        let read: [String: Bool] = [
            "/": path != nil, "?": query != nil || json["?"] is [String: Any], "#": fragment != nil,
            "exclude": isExcluded != nil,
            "caseSensitive": isCaseSensitive != nil, "percentEncoded": isPercentEncoded != nil,
        ]
        guard read.allSatisfy({ $0.value || json[$0.key] == nil }) else { return nil }
    }
}

extension LinkComponent.Query {
    fileprivate init?(json: Any) {
        if let text = json as? String {
            self = .whole(text)
        } else if let items = json as? [String: String] {
            self = .items(items)
        } else {
            return nil
        }
    }
}
