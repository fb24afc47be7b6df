import Foundation
import Launches
import Storage

/// A trace as text that grows at its end: one JSON array a line, `["step",milliseconds,"detail"]`.
enum TraceText {
    static func text(of trace: [TraceEntry]) -> String {
        let encoder = JSONEncoder()
        let lines = trace.map { entry in
            let line = Line(step: entry.step.rawValue, at: entry.at.milliseconds, detail: entry.detail)
            return (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) + "\n" }
        }
        return lines.compactMap(\.self).joined()
    }

    /// Lines that cannot be read are left out: a trace explains, and nothing hangs on it.
    static func entries(in text: String) -> [TraceEntry] {
        let decoder = JSONDecoder()
        return text.split(separator: "\n").compactMap { line in
            guard let line = try? decoder.decode(Line.self, from: Data(line.utf8)),
                let step = TraceEntry.Step(rawValue: line.step)
            else { return nil }
            return TraceEntry(step, line.detail, at: Date(milliseconds: line.at))
        }
    }

    private struct Line: Codable {
        let step: String
        let at: Int64
        let detail: String?

        init(step: String, at: Int64, detail: String?) {
            self.step = step
            self.at = at
            self.detail = detail
        }

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            step = try container.decode(String.self)
            at = try container.decode(Int64.self)
            detail = container.isAtEnd ? nil : try container.decode(String.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(step)
            try container.encode(at)
            if let detail { try container.encode(detail) }
        }
    }
}
