import Foundation
import Launches
import Notifications
import Storage

/// A trace as text that grows at its end: one JSON array a line, `["step",milliseconds,"detail"]`.
enum TraceText {
    static func text(of trace: [TraceEntry]) -> String {
        trace.reduce(into: "") { text, entry in
            // Only a detail may hold what JSON has to escape.
            text += "[\"\(entry.step.rawValue)\",\(entry.at.milliseconds)"
            let detail = entry.detail.map { JSONValue.string($0).json }
            if let detail { text += "," + String(decoding: detail, as: UTF8.self) }
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
            return TraceEntry(step, detail, at: Date(milliseconds: time))
        }
    }
}
