import DeepLinks
import Foundation
import Launches
import Notifications
import Storage

/// A trace as text that grows at its end: one JSON array a line, `["step",milliseconds,"detail"]`, where there are some
/// with the findings, `[["code","sentence",{"name":"value"}]]`.
enum TraceText {
    static func text(of trace: [TraceEntry]) -> String {
        trace.reduce(into: "") { text, entry in
            // Only what follows may hold what JSON has to escape.
            text += "[\"\(entry.step.rawValue)\",\(entry.at.milliseconds)"
            let detail = entry.detail.map { JSONValue.string($0).json }
            if let detail { text += "," + String(decoding: detail, as: UTF8.self) }
            if detail != nil, !entry.findings.isEmpty {
                text += "," + String(decoding: JSONValue.array(entry.findings.map(\.json)).json, as: UTF8.self)
            }
            text += "]\n"
        }
    }

    /// Lines that cannot be read are left out: a trace explains, and nothing hangs on it.
    static func entries(in text: String) -> [TraceEntry] {
        text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard case .array(let values)? = JSONValue(json: Data(line)), values.count >= 2,
                case .string(let name) = values[0], let step = TraceEntry.Step(rawValue: name),
                case .integer(let time) = values[1]
            else { return nil }
            let detail: String? = if values.count > 2, case .string(let text) = values[2] { text } else { nil }
            let findings = if values.count > 3, case .array(let values) = values[3] { values } else { [JSONValue]() }
            return TraceEntry(
                step, detail, findings: findings.compactMap(LinkFinding.init(json:)), at: Date(milliseconds: time))
        }
    }
}

extension LinkFinding {
    fileprivate var json: JSONValue {
        .array([.string(code), .string(sentence), .object(values.mapValues(JSONValue.string))])
    }

    /// Nil if it is no finding.
    fileprivate init?(json: JSONValue) {
        guard case .array(let parts) = json, parts.count == 3, case .string(let code) = parts[0],
            case .string(let sentence) = parts[1], case .object(let values) = parts[2]
        else { return nil }
        self.init(code, sentence, values.compactMapValues { if case .string(let text) = $0 { text } else { nil } })
    }
}
