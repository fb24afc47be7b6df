import Notifications

/// What is made of a push: which link a tap opens, what each key was taken for, and what may be a mistake.
struct PayloadReading {
    let payload: NotificationPayload
    /// The link that a tap opens, and the key that it is from.
    let link: (key: String, text: String)?
    private let dialect: PayloadDialect
    private let appKeys: [String]
    private let carried: [CarriedLink]
    private let near: [NearKey]
    private let misreadings: [PayloadMisreading]

    init(_ payload: NotificationPayload, appKeys: [AppKey] = []) {
        self.payload = payload
        self.appKeys = appKeys.map(\.name)
        dialect = payload.dialect
        carried = Array(payload.carriedLinks)
        let own = { (key: String) in payload.text(key).map { (key, $0) } }
        let sender = carried.first { $0.unmetCondition == nil }.map { ($0.key, $0.text) }
        let app = appKeys.lazy.compactMap { key in key.link(in: payload).map { (key.name, $0) } }.first
        link = own("deepLink") ?? (dialect == .plain ? app ?? sender : sender ?? app) ?? own("webLink")
        let links = Set(carried.map(\.key))
        let read = Self.builtIn + self.appKeys
        near = payload.nearAppleKeys + payload.nearKeys(to: read).filter { !links.contains($0.found) }
        misreadings = payload.misreadings + read.compactMap(payload.misreading(of:))
    }

    /// A link of nobody's in particular stands where many apps have theirs, and not each.
    var isLinkRead: Bool {
        dialect != .plain || link.map { (Self.builtIn + appKeys).contains($0.key) } ?? true
    }

    /// Each key that holds a value, and what it was taken for.
    var meanings: [(name: String, text: String)] {
        (payload.apsKeys + payload.customKeys).map { ($0, meaning(of: $0)) }
    }

    /// What a sender has to mend, a sentence for each.
    var faults: [String] {
        var faults = misreadings.map(\.description) + near.map(\.description) + unreadLinks + otherLinks
        let meant = Set(near.map(\.meant))
        faults += appKeys.filter { payload.text($0) == nil && payload.misreading(of: $0) == nil && !meant.contains($0) }
            .map { "there is no \"\($0)\" in it" }
        if link?.text.contains("{{") == true { faults.append("the link holds {{: a template that was not filled in") }
        if !payload.showsSomething, !payload.isSilent, payload.liveActivity == nil {
            faults.append("it shows nothing, and without \"content-available\": 1 it does not wake the app either")
        }
        return faults
    }

    /// The keys that this project's apps read a link from.
    private static let builtIn = ["deepLink", "webLink"]

    private func meaning(of key: String) -> String {
        if let misreading = misreadings.first(where: { $0.key == key }) {
            return "expected \(misreading.expected.rawValue), found \(misreading.found.rawValue)"
        }
        if NotificationPayload.appleKeys.contains(key) { return "Apple's" }
        if key == link?.key { return "the link" + (isLinkRead ? "" : ", if your app reads this key") }
        if let near = near.first(where: { $0.found == key }) { return "did you mean \(near.meant)?" }
        if key.hasPrefix("aps.") { return "iOS does not read it" }
        if let carried = carried.first(where: { $0.key == key }) {
            return "a link, which counts " + (carried.unmetCondition.map { "only \($0)" } ?? "after \(link?.key ?? "")")
        }
        if dialect.owns(key) { return "\(dialect.id)'s" }
        if key == "Simulator Target Bundle" { return "the simulator's" }
        if appKeys.contains(key) || Self.builtIn.contains(key) { return "read by your app" }
        return dialect == .plain ? "your own" : "your own, or \(dialect.id)'s"
    }

    /// Links of nobody's in particular, of which it is not known that the app reads them.
    private var unreadLinks: [String] {
        guard !isLinkRead, let link else { return [] }
        let keys = Self.builtIn.filter { link.key.lowercased().hasSuffix($0.lowercased()) }
        let meant = keys.first.map { ", or did you mean \"\($0)\"?" } ?? ""
        return ["\"\(link.key)\" holds a link: if your app reads it, say --key \(link.key)\(meant)"]
    }

    /// Where the sender's own SDK would open another link.
    private var otherLinks: [String] {
        guard dialect != .plain, let link, let other = carried.first(where: { $0.unmetCondition == nil }),
            other.text != link.text
        else { return [] }
        return ["\"\(other.key)\" holds another link, which \(dialect.id)'s own SDK would open: \(other.text)"]
    }
}
