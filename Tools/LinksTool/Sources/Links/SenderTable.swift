import Notifications

/// The senders whose pushes are known, as `links senders` prints them. docs/senders.md has the same rows, and where
/// each was read.
public enum SenderTable {
    public static let text = """
        \(names)

        | Sender | Known by any of | Its link, the first of |
        |---|---|---|
        \(rows.joined(separator: "\n"))
        """

    /// The names that apps give to links, and the objects in which these are looked for, too.
    static let names = """
        *As apps name it* is the first of
        \(list(common.filter(isPlain))),
        and after them the same names within \(list(containers)).
        """

    static let rows = PayloadDialect.rows.map(row)

    private static let common = PayloadDialect.plain.linkPlaces

    private static func isPlain(_ place: String) -> Bool { !place.contains(".") }

    private static var containers: [String] {
        var seen: Set<Substring> = []
        return common.filter { !isPlain($0) }.compactMap { $0.dropFirst().split(separator: ".").first }
            .filter { seen.insert($0).inserted }.map { "`\($0)`" }
    }

    private static func row(of dialect: PayloadDialect) -> String {
        let last = dialect.linkPlaces.suffix(common.count)
        let condition = last.last.map { $0.dropFirst(common.last?.count ?? 0) } ?? ""
        let isCommon = zip(last, common).allSatisfy { $0 == $1 + condition }
        var links = grouped(isCommon ? dialect.linkPlaces.dropLast(common.count) : dialect.linkPlaces[...])
        if isCommon { links.append((links.isEmpty ? "" : "then ") + "as apps name it" + condition) }
        return "| \(dialect.id) | \(dialect.knownBy.joined(separator: "; ")) | \(links.joined(separator: ", ")) |"
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
