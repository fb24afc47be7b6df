import Foundation
import Notifications

/// What `links payload FILE` says of a push: who sent it, what it shows, which link it carries, what may be a mistake,
/// and what each key was taken for.
public struct PayloadReport {
    /// What has to be mended, a sentence for each.
    public let faults: [String]
    private let file: PayloadFile
    private let reading: PayloadReading
    private let destination: String?

    /// - Parameters:
    ///   - keys: those that the app reads.
    ///   - check: knows where the app's links lead.
    ///   - hosts: of the app's universal links, in lower case; any host may be the app's if there is none.
    public init(
        _ file: PayloadFile, reading keys: [AppKey] = [], routes check: LinkCheck? = nil, hosts: Set<String> = []
    ) {
        self.file = file
        reading = PayloadReading(file.payload, appKeys: keys, request: file.request, pushType: file.pushType)
        var faults: [String] = []
        var end: LinkEnd?
        if let check, let link = reading.link { end = LinkEnd(of: link.text, by: check, hosts: hosts) }
        destination = end?.description
        if let fault = end?.fault { faults.append("the link: \(fault)") }
        let excess = file.size - file.sizeLimit
        if excess > 0 { faults.append("\(excess) bytes too many: APNs refuses it with PayloadTooLarge") }
        self.faults = faults + reading.faults + file.faults
    }

    public var lines: [String] {
        rows(facts) + list(faults, under: "Look at")
            + list(reading.remarks + (file.request?.notes ?? []), under: "Notes")
            + list(rows(reading.meanings, after: "  "), under: "Keys", after: "")
    }

    private func list(_ lines: [String], under title: String, after indent: String = "  ") -> [String] {
        lines.isEmpty ? [] : ["", title] + lines.map { Self.printable(indent + $0) }
    }

    private var facts: [(String, String)] {
        let payload = file.payload
        var facts = [("Size", "\(file.size) of \(file.sizeLimit) bytes, without white space")]
        if let place = file.place { facts.append(("Found in", place)) }
        let sender = payload.dialectMark.map { "\(payload.dialect.id), known by \($0)" }
        facts.append(("Sender", sender ?? "your own server, or one not known"))
        facts += [("Title", payload.alert.title), ("Subtitle", payload.alert.subtitle), ("Body", payload.alert.body)]
            .compactMap { name, text in (text.key.map { "the app's string \($0)" } ?? text.text).map { (name, $0) } }
        if payload.isSilent { facts.append(("Silent", "it shows nothing and wakes the app")) }
        if let link = reading.link {
            facts.append(
                ("Link", "\(link.text), from \(link.key)" + (reading.isLinkRead ? "" : ", if your app reads it")))
        } else {
            let candidate = reading.candidateKeys.first.map { "if your app reads \($0), say --key \($0)" }
            facts.append(
                ("Link", "none; " + (candidate ?? "if a key of your own leads somewhere, say --key KEY=home/items/")))
        }
        if let destination { facts.append(("Leads to", destination)) }
        return facts
    }

    /// The names in a column as wide as the longest of them, if that is not too long.
    private func rows(_ rows: [(name: String, text: String)], after indent: String = "") -> [String] {
        let width = min(rows.map(\.name.count).max() ?? 0, 40)
        return rows.map { name, text in
            let padding = String(repeating: " ", count: max(width - name.count, 0) + 2)
            return Self.printable(indent + name + padding + text)
        }
    }

    /// Without Markdown's marks.
    private static func printable(_ line: String) -> String { PrintableLine(line.replacing("`", with: "")).text }
}
