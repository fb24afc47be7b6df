import Notifications

/// The page about the recognized push services, as `links senders` prints it.
public enum SenderTable {
    public static let page = """
        # Recognized push services

        The app recognizes pushes of these senders. A tap opens the link in the key that the sender's SDK reads. Keys that the
        app's link rules read first, such as `deepLink`, win. The first row whose keys match decides. Each row is taken from its
        source in the last column; none was tried with the service.

        A key within an object is written with a dot, `itbl.defaultAction.data`; the object may also be a JSON string.
        *As apps name it* is the first of
        \(list(common.filter(isPlain))),
        and after them the same names within \(list(containers)).

        | Sender | Known by any of | Its link, the first of | Read in |
        |---|---|---|---|
        \(PayloadDialect.rows.map(row).joined(separator: "\n"))

        Every other push has the dialect `apns`: the app names its keys in its link rules.

        `Tools/links senders` prints this page. To add a row, edit
        `Modules/Domain/Notifications/Dialects/PayloadDialect+Table.swift`.

        ## Requests to push services

        `Tools/links payload` also reads the request that sends a push, as its service delivers it. What is checked, and
        the public page that each rule is taken from:

        | What | Known by | Checked | Source |
        |---|---|---|---|
        \(rules.map { line([$0.what, $0.mark, $0.checked, $0.source]) }.joined(separator: "\n"))

        A request to another service is said not to be known, unless the push stands in it with its object `aps`.
        """

    private typealias Rule = (what: String, mark: String, checked: String, source: String)

    private static let rules: [Rule] = [
        (
            "Firebase, HTTP v1", "`message`, or `token`, `topic` or `condition`",
            "the fields of each object, in both spellings, their types, a target, and `apns.payload.aps`",
            "Firebase, REST Resource: projects.messages; Protocol Buffers, ProtoJSON Format"
        ),
        (
            "Firebase, the older interface", "`to` or `registration_ids`",
            "nothing; the report says that it was shut down",
            "Firebase, Firebase Cloud Messaging HTTP protocol"
        ),
        (
            "Firebase Admin SDK", "`tokens`, or the SDK's names of Apple's keys",
            "as HTTP v1, with those names",
            "Firebase Admin Node.js SDK reference, TokenMessage, MulticastMessage, Aps"
        ),
        (
            "Expo", "`to` with `ExponentPushToken[…]`", "the fields and their types",
            "Expo, Send notifications with the Expo Push Service"
        ),
        (
            "OneSignal", "`app_id` with `contents` or the like", "English content, a target, the types of fields",
            "OneSignal, Push notification, Push Channel Properties"
        ),
        (
            "a Live Activity's push", "`aps.event`, `aps.content-state` or `aps.attributes-type`",
            "the event, what it needs, dates in seconds, an alert with keys of texts",
            "Apple, Starting and updating Live Activities with ActivityKit push notifications"
        ),
        (
            "headers of the request to APNs", "`headers` beside the push, `apns.headers`",
            "priority, type and topic against what the push shows",
            "Apple, Sending notification requests to APNs; Pushing background updates to your App"
        ),
    ]

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
        let cells = [
            dialect.id, dialect.knownBy.joined(separator: "; "), links.joined(separator: ", "), dialect.source,
        ]
        return line(cells)
    }

    private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

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
