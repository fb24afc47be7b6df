import AppFlow
import Notifications
import RouterCommands
import Timestamps

/// What `order` answers.
struct OrderAnswer {
    let error: Answer.Failure?
    /// The order's id; nil if none was placed.
    private var order: String?
    private var result: ScheduleNotification.Scheduled?

    init(errorCode: String, language: Language) {
        error = Answer.Failure(errorCode, in: language)
    }

    init(
        order: String, _ notification: Result<ScheduleNotification.Scheduled, NotificationSchedulingError>,
        language: Language
    ) {
        self.order = order
        switch notification {
        case .success(let result):
            error = nil
            self.result = result
        case .failure(let failure): error = Answer.Failure(failure.code, in: language)
        }
    }

    private var isScheduled: Bool { result.map { !$0.leftOut.contains($0.notification) } ?? false }

    private var time: String? { result.map { RFC3339.string(from: $0.notification.firesAt) } }

    var json: JSONObject {
        [
            "outcome": error != nil ? "failed" : isScheduled ? "scheduled" : "leftOut", "error": error, "order": order,
            "id": result?.notification.id, "firesAt": time, "isQuiet": result?.isQuiet,
            "leftOut": result?.leftOut.map(\.id) ?? [],
        ]
    }

    func lines(in language: Language) -> [String] {
        var lines = error?.lines ?? []
        if isScheduled, let result {
            let values = ["id": result.notification.id, "time": time ?? ""]
            lines.append(language.sentence("order.scheduled", values))
            if result.isQuiet { lines.append(language.sentence("order.quiet")) }
        }
        if let result, !result.leftOut.isEmpty {
            let ids = result.leftOut.map(\.id).joined(separator: ", ")
            lines.append(language.sentence("order.noRoom", ["ids": ids]))
        }
        if !isScheduled, let order { lines.append(language.sentence("order.notScheduled", ["id": order])) }
        return lines
    }
}
