import AppFlow
import Notifications
import RouterCommands
import Timestamps

/// What `order` answers.
struct OrderAnswer: Encodable {
    let error: Answer.Failure?
    /// The order's id; nil if none was placed.
    private let order: String?
    private let result: ScheduleNotification.Result?

    init(errorCode: String, language: Language) {
        error = Answer.Failure(errorCode, in: language)
        order = nil
        result = nil
    }

    init(_ placed: PlacedOrder, language: Language) {
        order = placed.id
        switch placed.notification {
        case .success(let result):
            error = nil
            self.result = result
        case .failure(let failure):
            error = Answer.Failure(failure.code, in: language)
            result = nil
        }
    }

    private var isScheduled: Bool { result.map { !$0.leftOut.contains($0.notification) } ?? false }

    private var outcome: String { error != nil ? "failed" : isScheduled ? "scheduled" : "leftOut" }

    private var time: String? { result.map { RFC3339.string(from: $0.notification.firesAt) } }

    private enum Key: CodingKey { case outcome, error, order, id, firesAt, isQuiet, leftOut }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(outcome, forKey: .outcome)
        try container.encode(error, forKey: .error)
        try container.encode(order, forKey: .order)
        try container.encode(result?.notification.id, forKey: .id)
        try container.encode(time, forKey: .firesAt)
        try container.encode(result?.isQuiet, forKey: .isQuiet)
        try container.encode(result?.leftOut.map(\.id) ?? [], forKey: .leftOut)
    }

    func print(in options: SharedOptions) throws {
        if options.json { return Console.write(try JSONLine.text(self)) }
        if let error { Console.write(Style.bad(error.message) + " (\(error.code))") }
        if isScheduled, let result {
            let values = ["id": result.notification.id, "time": time ?? ""]
            Console.write(Style.good(options.language(of: Campus.self).sentence("order.scheduled", values)))
            if result.isQuiet { Console.write(options.language(of: Campus.self).sentence("order.quiet")) }
        }
        if let result, !result.leftOut.isEmpty {
            let ids = result.leftOut.map(\.id).joined(separator: ", ")
            Console.write(Style.bad(options.language(of: Campus.self).sentence("order.noRoom", ["ids": ids])))
        }
        if !isScheduled, let order {
            Console.write(options.language(of: Campus.self).sentence("order.notScheduled", ["id": order]))
        }
    }
}
