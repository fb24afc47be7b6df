import DeepLinks
import Launches
import Timestamps

/// One payload of the inbox in JSON.
struct RecordAnswer: Encodable {
    private let record: LaunchRecord

    init(_ record: LaunchRecord) {
        self.record = record
    }

    private enum Key: CodingKey {
        case id, source, trust, state, outcome, code, route, attempts, owner, deliveredAt, arrivedAt, expiresAt,
            settledAt,
            trace
    }

    private struct Entry: Encodable {
        let step: String
        let detail: String?
        let at: String

        private enum Key: CodingKey {
            case step, detail, at
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(step, forKey: .step)
            try container.encode(detail, forKey: .detail)
            try container.encode(at, forKey: .at)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(record.id, forKey: .id)
        try container.encode(record.source.rawValue, forKey: .source)
        try container.encode(record.source.linkSource.rawValue, forKey: .trust)
        try container.encode(record.state.rawValue, forKey: .state)
        try container.encode(record.settlement?.outcome.rawValue, forKey: .outcome)
        try container.encode(record.settlement?.code, forKey: .code)
        try container.encode(record.settlement?.route, forKey: .route)
        try container.encode(record.attempts, forKey: .attempts)
        try container.encode(record.owner?.description, forKey: .owner)
        try container.encode(RFC3339.string(from: record.deliveredAt), forKey: .deliveredAt)
        try container.encode(RFC3339.string(from: record.arrivedAt), forKey: .arrivedAt)
        try container.encode(RFC3339.string(from: record.expiresAt), forKey: .expiresAt)
        try container.encode(record.settledAt.map(RFC3339.string), forKey: .settledAt)
        let trace = record.trace.map {
            Entry(step: $0.step.rawValue, detail: $0.detail, at: RFC3339.string(from: $0.at))
        }
        try container.encode(trace, forKey: .trace)
    }
}
