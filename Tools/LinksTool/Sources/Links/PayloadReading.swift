import DeepLinks
import Notifications

/// What is made of a push: which link a tap opens, what each key was taken for, and what may be a mistake.
struct PayloadReading {
    let payload: NotificationPayload
    /// The link that a tap opens: of a key that the app is said to read, else the first of ``links(of:)`` that counts.
    let link: (key: String, text: String)?
    /// Whether the app or the sender's SDK is known to read that link.
    let isLinkRead: Bool
    private let dialect: PayloadDialect
    private let appKeys: [String]
    private let links: [CarriedLink]
    private let near: [NearKey]
    /// Keys that would be misspelt if the app read one of ``usual``.
    private let nearUsual: [NearKey]
    private let misreadings: [PayloadMisreading]
    /// The request that sends it.
    private let request: SendRequest?
    private let pushType: String?

    /// - Parameters:
    ///   - appKeys: those that the app reads.
    ///   - request: the one that sends it, if its service is known.
    ///   - pushType: the header `apns-push-type`, if it is known.
    init(
        _ payload: NotificationPayload, appKeys: [AppKey] = [], request: SendRequest? = nil, pushType: String? = nil
    ) {
        self.payload = payload
        self.request = request
        self.pushType = pushType
        let names = appKeys.map(\.name)
        self.appKeys = names
        dialect = payload.dialect
        links = Self.links(of: payload)
        let declared = appKeys.lazy.compactMap { key in key.link(in: payload).map { (key.name, $0) } }.first
        let found = links.first { $0.unmetCondition == nil }
        link = declared ?? found.map { ($0.key, $0.text) }
        isLinkRead = declared != nil || found?.isSenders ?? true
        near = payload.nearAppleKeys + payload.nearSenderKeys + payload.nearKeys(to: names)
        nearUsual = names.isEmpty ? payload.nearKeys(to: Self.usual) : []
        misreadings = payload.misreadings + (Self.usual + names).compactMap(payload.misreading(of:))
    }

    /// Each key that holds a value, and what it was taken for.
    var meanings: [(name: String, text: String)] {
        (payload.apsKeys + payload.customKeys).map { ($0, meaning(of: $0)) }
    }

    /// What a sender has to mend, a sentence for each.
    var faults: [String] {
        var faults =
            misreadings.map { $0.description(in: payload) } + near.map(\.description)
            + LiveActivityCheck(payload).faults + HeaderCheck.faults(ofNamesIn: payload, sentBy: request?.service)
        let meant = Set(near.map(\.meant))
        for key in appKeys where payload.text(key) == nil && payload.misreading(of: key) == nil && !meant.contains(key)
        {
            faults.append(
                (payload.customKeys + payload.apsKeys).contains(key)
                    ? "\"\(key)\" is empty" : "there is no \"\(key)\" in it")
        }
        if link == nil { faults += otherLinks + unreadLinks.filter { !$0.isWeb }.map(\.text) }
        if link?.text.contains(where: \.isWhitespace) == true { faults.append("the link holds white space") }
        if link?.text.contains("{{") == true { faults.append("the link holds {{: a template that was not filled in") }
        let isForWidgets = payload.value(of: "aps.content-changed") != nil
        // A push of another type, such as voip, wakes the app by its type.
        let isOrdinary = !payload.isLiveActivity && [nil, "alert", "background"].contains(pushType)
        let isEmpty = !payload.showsSomething && !payload.isSilent && request?.isTemplated != true
        if isEmpty, isOrdinary, !isForWidgets {
            faults.append("it shows nothing, and without \"content-available\": 1 it does not wake the app either")
        }
        return faults
    }

    /// What may be meant, and may be a mistake.
    var remarks: [String] {
        var remarks: [String] = []
        let candidates = isLinkRead && link != nil ? [] : link.map { [$0.key] } ?? candidateKeys
        remarks += candidates.map { key in
            let near = nearUsual.first { $0.found == key }.map { "; it is misspelt if your app reads \"\($0.meant)\"" }
            return "\"\(key)\" holds a link: if your app reads it, say --key \(key)\(near ?? "")"
        }
        remarks += nearUsual.filter { !candidates.contains($0.found) && $0.found != link?.key }.map {
            "\"\($0.found)\" is misspelt if your app reads \"\($0.meant)\""
        }
        if link != nil { remarks += otherLinks }
        // Of web addresses many are pictures'.
        remarks += unreadLinks.filter { $0.isWeb == (link == nil) }.map(\.text)
        let known = appKeys + near.map(\.found) + nearUsual.map(\.found)
        remarks += payload.apsKeys.filter { !payload.isSystemKey($0) && !known.contains($0) }.map {
            "iOS does not read \"\($0)\""
        }
        if payload.isSilent, link != nil { remarks.append("nobody can tap a push that shows nothing") }
        return remarks
    }

    /// The keys of links that apps made from this project's layout read.
    private static let usual = ["deepLink", "webLink"]

    /// A push's links in the order in which they count where nothing is said of the app's keys: `deepLink`, the
    /// sender's own, those of keys that many apps have, `webLink`.
    static func links(of payload: NotificationPayload) -> [CarriedLink] {
        func own(_ key: String) -> [CarriedLink] {
            payload.text(key).map { [CarriedLink(key: key, text: $0)] } ?? []
        }
        return own("deepLink") + payload.carriedLinks + own("webLink")
    }

    /// Keys of the sender's own with a link or, by their name, a path, that no tap opens.
    var candidateKeys: [String] {
        let names = ["link", "url", "uri", "path", "route"]
        return (payload.customKeys + payload.apsKeys.filter { !payload.isSystemKey($0) }).filter { key in
            guard let text = payload.text(key), AppKey.isLink(text) else { return false }
            return text.contains("://") && !Self.isWeb(text) || names.contains(where: key.lowercased().hasSuffix)
        }
    }

    /// Links that the tap does not open, though they stand where one may.
    private var otherLinks: [String] {
        let opened = links.first { $0.isSenders && $0.unmetCondition == nil }
        var told = Set([link?.key].compactMap(\.self))
        return links.filter { $0.text != link?.text && told.insert($0.key).inserted }.map { other in
            let reason = other.unmetCondition.map { ", which counts only \($0)" }
            let senders = other == opened ? ", which \(dialect.id)'s own SDK would open" : ""
            return "\"\(other.key)\" holds \(link == nil ? "a" : "another") link\(reason ?? senders): \(other.text)"
        }
    }

    /// Links under keys that neither the app nor the sender's SDK is known to read.
    private var unreadLinks: [(text: String, isWeb: Bool)] {
        let told = Set(links.map(\.key) + appKeys + (near + nearUsual).map(\.found) + [link?.key].compactMap(\.self))
        return payload.customKeys.filter { !told.contains($0) }.compactMap { key in
            guard let text = payload.text(key), text.contains("://") else { return nil }
            return ("\"\(key)\" holds a link that nothing is known to read: \(text)", Self.isWeb(text))
        }
    }

    private static func isWeb(_ text: String) -> Bool {
        ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    }

    private func meaning(of key: String) -> String {
        if let misreading = misreadings.first(where: { $0.key == key }) {
            return "expected \(misreading.expected.rawValue), found \(misreading.given(in: payload))"
        }
        if payload.isSystemKey(key) { return "Apple's" }
        if key == link?.key { return "the link" + (isLinkRead ? "" : ", if your app reads this key") }
        if let near = near.first(where: { $0.found == key }) { return "did you mean \(near.meant)?" }
        if appKeys.contains(key) { return "read by your app" }
        if key.hasPrefix("aps.") { return "iOS does not read it" }
        if let other = links.first(where: { $0.key == key }) {
            return "a link, which counts " + (other.unmetCondition.map { "only \($0)" } ?? "after \(link?.key ?? "")")
        }
        if key == "Simulator Target Bundle" { return "the simulator's" }
        if let request, key == request.addedKey { return "added by \(request.service)" }
        if dialect == .plain { return "your own" }
        return dialect.owns(key) ? "\(dialect.id)'s" : "your own, or \(dialect.id)'s"
    }
}

extension PayloadMisreading {
    /// What stands there in place of what is meant to: its type and, as JSON, its value.
    func given(in payload: NotificationPayload) -> String {
        guard let value = payload.value(of: key), value != .unreadable else { return found }
        let json = String(decoding: value.json, as: UTF8.self)
        return "\(found), " + (json.count > 60 ? json.prefix(59) + "…" : json)
    }

    /// The sentence with the value, which is for the push's own sender and in no log.
    func description(in payload: NotificationPayload) -> String {
        LinkFinding.fill(finding.sentence, with: finding.values.merging(["given": given(in: payload)]) { $1 })
    }
}
