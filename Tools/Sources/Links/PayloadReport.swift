import Foundation
import Notifications

/// What `links payload FILE` says of a push: who sent it, what it shows, which link it carries, what each key was taken for,
/// and what may be a mistake.
public struct PayloadReport {
    private let file: PayloadFile
    /// The keys that the app reads itself.
    private let keys: [String]
    private let check: LinkCheck?
    private var payload: NotificationPayload { file.payload }

    /// - Parameters:
    ///   - keys: those that the app reads, `acme.lecture` for one within an object.
    ///   - check: knows where the app's links lead.
    public init(_ file: PayloadFile, reading keys: [String] = [], routes check: LinkCheck? = nil) {
        self.file = file
        self.keys = ["deepLink", "webLink"] + keys
        self.check = check
    }

    public var lines: [String] {
        let warnings = warnings
        let told = rows(facts) + ["", "Keys"] + rows(payload.allKeys.map { ($0, meaning(of: $0)) }, after: "  ")
        return (told + (warnings.isEmpty ? [] : ["", "Look at"]) + warnings.map { "  \($0)" }).map(Self.printable)
    }

    private var facts: [(String, String)] {
        var facts = [("Size", "\(file.size) bytes without white space; APNs takes 4,096")]
        if !file.place.isEmpty { facts.append(("Found at", file.place)) }
        facts.append(("Sender", sender))
        facts += [
            ("Title", text(payload.alert.title)), ("Subtitle", text(payload.alert.subtitle)),
            ("Body", text(payload.alert.body)),
        ].compactMap { name, text in text.map { (name, $0) } }
        if payload.isSilent { facts.append(("Silent", "it shows nothing and wakes the app")) }
        facts.append(
            ("Link", link.map { "\($0.text), from \($0.key)" + (isLinkRead ? "" : ", if the app reads it") } ?? "none"))
        if let link, let check { facts.append(("Leads to", check.destination(of: link.text) ?? "nowhere")) }
        return facts
    }

    private var sender: String {
        guard let mark = payload.dialectMark else { return "none that is known (\(payload.dialect.id))" }
        return "\(payload.dialect.id), known by \(mark)"
    }

    /// The first of these: `deepLink`, where the sender has its links, `webLink`.
    private var link: (key: String, text: String)? {
        let own = { (key: String) in payload.text(key).map { (key, $0) } }
        let carried = payload.carriedLinks.first { $0.unmetCondition == nil }
        return own("deepLink") ?? carried.map { ($0.key, $0.text) } ?? own("webLink")
    }

    /// A link of nobody's in particular stands where many apps have theirs, and not each.
    private var isLinkRead: Bool { payload.dialect != .plain || link.map { keys.contains($0.key) } ?? false }

    private func text(_ text: AlertText) -> String? {
        text.key.map { "the app's string \($0)" } ?? text.text
    }

    private func meaning(of key: String) -> String {
        if let misreading = misreadings.first(where: { $0.key == key }) {
            return "expected \(misreading.expected.rawValue), found \(misreading.found.rawValue)"
        }
        if NotificationPayload.appleKeys.contains(key) { return "Apple's" }
        if key != link?.key, let near = near.first(where: { $0.found == key }) {
            return "not read; did you mean \(near.meant)?"
        }
        if key.hasPrefix("aps.") { return "not read" }
        if key == link?.key { return "the link" + (isLinkRead ? "" : ", if the app reads it") }
        if let carried = payload.carriedLinks.first(where: { $0.key == key }) {
            return "a link, which counts " + (carried.unmetCondition.map { "only \($0)" } ?? "after \(link?.key ?? "")")
        }
        if payload.dialect.owns(key) { return "\(payload.dialect.id)'s" }
        return keys.contains(key) ? "the app's" : "the app's, if it reads it"
    }

    private var near: [NearKey] { payload.nearAppleKeys + payload.nearKeys(to: keys) }

    private var misreadings: [PayloadMisreading] { payload.misreadings + keys.compactMap(payload.misreading(of:)) }

    private var warnings: [String] {
        var warnings = misreadings.map(\.description) + near.map(\.description)
        let excess = file.size - NotificationPayload.sizeLimit
        if excess > 0 { warnings.append("\(excess) bytes more than APNs takes") }
        if !payload.showsSomething, !payload.isSilent {
            warnings.append("it shows nothing, and without \"content-available\": 1 it does not wake the app either")
        }
        if let link {
            if let complaint = check?.complaint(about: link.text) { warnings.append("the link: \(complaint)") }
        } else if !payload.isSilent {
            warnings.append(
                "no key is known to hold a link: a tap opens what a rule of the app makes of a key, else the notification itself"
            )
        }
        return warnings
    }

    /// The names in a column as wide as the longest of them.
    private func rows(_ rows: [(name: String, text: String)], after indent: String = "") -> [String] {
        let width = (rows.map(\.name.count).max() ?? 0) + 2
        return rows.map { indent + $0.name.padding(toLength: width, withPad: " ", startingAt: 0) + $0.text }
    }

    /// What a terminal would take for a command is left out.
    private static func printable(_ line: String) -> String {
        String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}

extension NotificationPayload {
    /// The keys that hold a value, and not just others.
    fileprivate var allKeys: [String] {
        let keys = apsKeys.sorted() + customKeys
        return keys.filter { key in !keys.contains { $0.hasPrefix(key + ".") } }
    }
}
