import Notifications

/// The page about the senders whose pushes are known, as `links senders` prints it.
public enum SenderTable {
    public static let page = """
        # Whose pushes are known

        A tapped push of one of these senders opens the link that stands where the sender's own SDK looks for it, unless the
        push has a key that the app's rules read before, such as `deepLink`. The first row with a key of the push decides.
        The rows were read in the sources beside them, and not tried with the senders' services.

        A key within an object is written with a dot, `itbl.defaultAction.data`; the object may also be a text that holds its
        JSON. *As apps name it* is the first of
        \(list(common.filter(isPlain))),
        and after them the same names within \(list(containers)).

        | Sender | Known by any of | Its link, the first of | Read in |
        |---|---|---|---|
        \(PayloadDialect.rows.map(row).joined(separator: "\n"))

        Every other push has the dialect `apns`: the app names its keys in its link rules.

        `Tools/links senders` prints this page; a row is added in
        `Modules/Domain/Notifications/Dialects/PayloadDialect+Table.swift`.
        """

    private static let common = PayloadDialect.plain.linkPlaces

    private static func isPlain(_ place: String) -> Bool { !place.contains(".") }

    private static var containers: [String] {
        var seen: Set<Substring> = []
        return common.filter { !isPlain($0) }.compactMap { $0.dropFirst().split(separator: ".").first }
            .filter { seen.insert($0).inserted }.map { "`\($0)`" }
    }

    private static func row(of dialect: PayloadDialect) -> String {
        let isCommon = dialect.linkPlaces.suffix(common.count) == common[...]
        var links = grouped(isCommon ? dialect.linkPlaces.dropLast(common.count) : dialect.linkPlaces[...])
        if isCommon { links.append(links.isEmpty ? "as apps name it" : "then as apps name it") }
        let cells = [
            dialect.id, dialect.knownBy.joined(separator: "; "), links.joined(separator: ", "), dialect.source,
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    /// The places with those in one object, which bear the names that apps give, as one.
    private static func grouped(_ places: ArraySlice<String>) -> [String] {
        var rest = places
        var groups: [String] = []
        while let place = rest.popFirst() {
            guard place.hasSuffix(".deepLink`") else {
                groups.append(place)
                continue
            }
            let object = String(place.dropLast(".deepLink`".count))
            rest = rest.drop { $0.hasPrefix(object + ".") }
            groups.append("in \(object)` as apps name it")
        }
        return groups
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
