import Notifications

/// What is made of a push: which link a tap opens, what each key was taken for, and what may be a mistake.
struct PayloadReading {
    let payload: NotificationPayload
    /// The link that a tap opens: of a key that the app is said to read, of the sender's own, of one that many apps have.
    let link: (key: String, text: String)?
    /// Whether the app or the sender's SDK is known to read that link.
    let isLinkRead: Bool
    private let dialect: PayloadDialect
    private let appKeys: [String]
    private let links: [CarriedLink]
    private let near: [NearKey]
    private let misreadings: [PayloadMisreading]

    init(_ payload: NotificationPayload, appKeys: [AppKey] = []) {
        self.payload = payload
        let names = appKeys.map(\.name)
        self.appKeys = names
        dialect = payload.dialect
        let ours = Self.ours.compactMap { key in
            payload.text(key).map { CarriedLink(key: key, text: $0) }
        }
        let carried = Array(payload.carriedLinks)
        links = carried.filter(\.isSenders) + ours.prefix(1) + carried.filter { !$0.isSenders } + ours.dropFirst()
        let declared = appKeys.lazy.compactMap { key in key.link(in: payload).map { (key.name, $0) } }.first
        let found = links.first { $0.unmetCondition == nil }
        link = declared ?? found.map { ($0.key, $0.text) }
        isLinkRead = declared != nil || found?.isSenders ?? true
        near = payload.nearAppleKeys + payload.nearKeys(to: names.isEmpty ? Self.ours : names)
        misreadings = payload.misreadings + (Self.ours + names).compactMap(payload.misreading(of:))
    }

    /// Each key that holds a value, and what it was taken for.
    var meanings: [(name: String, text: String)] {
        (payload.apsKeys + payload.customKeys).map { ($0, meaning(of: $0)) }
    }

    /// What a sender has to mend, a sentence for each.
    var faults: [String] {
        var faults = misreadings.map(\.description) + near.map(\.description)
        let meant = Set(near.map(\.meant))
        for key in appKeys where payload.text(key) == nil && payload.misreading(of: key) == nil && !meant.contains(key)
        {
            faults.append(payload.customKeys.contains(key) ? "\"\(key)\" is empty" : "there is no \"\(key)\" in it")
        }
        if link?.text.contains("{{") == true { faults.append("the link holds {{: a template that was not filled in") }
        if !payload.showsSomething, !payload.isSilent, payload.liveActivity == nil {
            faults.append("it shows nothing, and without \"content-available\": 1 it does not wake the app either")
        }
        return faults
    }

    /// What may be meant, and may be a mistake.
    var remarks: [String] {
        var remarks: [String] = []
        if let link, !isLinkRead {
            remarks.append("\"\(link.key)\" holds a link: if your app reads it, say --key \(link.key)")
        }
        let opened = links.first { $0.isSenders && $0.unmetCondition == nil }
        var told = Set([link?.key].compactMap(\.self))
        for other in links where other.text != link?.text && told.insert(other.key).inserted {
            let reason = other.unmetCondition.map { ", which counts only \($0)" }
            let senders = other == opened ? ", which \(dialect.id)'s own SDK would open" : ""
            remarks.append(
                "\"\(other.key)\" holds \(link == nil ? "a" : "another") link\(reason ?? senders): \(other.text)")
        }
        if payload.isSilent, link != nil { remarks.append("nobody can tap a push that shows nothing") }
        return remarks
    }

    /// The keys that this project's apps read a link from.
    private static let ours = ["deepLink", "webLink"]

    private func meaning(of key: String) -> String {
        if let misreading = misreadings.first(where: { $0.key == key }) {
            return "expected \(misreading.expected.rawValue), found \(misreading.found.rawValue)"
        }
        if NotificationPayload.appleKeys.contains(key) { return "Apple's" }
        if key == link?.key { return "the link" + (isLinkRead ? "" : ", if your app reads this key") }
        if let near = near.first(where: { $0.found == key }) { return "did you mean \(near.meant)?" }
        if key.hasPrefix("aps.") { return "iOS does not read it" }
        if appKeys.contains(key) { return "read by your app" }
        if let other = links.first(where: { $0.key == key }) {
            return "a link, which counts " + (other.unmetCondition.map { "only \($0)" } ?? "after \(link?.key ?? "")")
        }
        if dialect.owns(key) { return dialect == .plain ? "the notification's \(key)" : "\(dialect.id)'s" }
        if key == "Simulator Target Bundle" { return "the simulator's" }
        return dialect == .plain ? "your own" : "your own, or \(dialect.id)'s"
    }
}
