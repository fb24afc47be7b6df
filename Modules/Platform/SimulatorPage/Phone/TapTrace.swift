import Foundation
public import Launches

/// The path of one arrival, in words.
public struct TapTrace: Encodable {
    /// One step of it.
    struct Step: Encodable {
        /// Under which the page says what it means.
        let name: String
        let text: String
        /// Milliseconds since the step before; nil for the first.
        let after: Double?
    }

    private let id: Int64
    /// When it arrived, in milliseconds since 1970.
    private let at: Double
    private let source: String
    private let outcome: String
    private let outcomeText: String
    /// Why it ended so, and that as a sentence; nil where there is nothing to say.
    private let code: String?
    private let message: String?
    private let route: String?
    private let steps: [Step]
    private let report: String?

    /// - Parameters:
    ///   - record: the inbox's record of the tap.
    ///   - report: for the app's analytics, a line of JSON; nil before its end, and once its process is gone.
    ///   - step: one step of it as a sentence.
    ///   - sentence: what a key says in the user's language.
    public init(
        _ record: LaunchRecord, report: String?, step: (TraceEntry) -> String, sentence: (String) -> String
    ) {
        id = record.id
        self.report = report
        at = record.arrivedAt.timeIntervalSince1970 * 1000
        source = sentence("source.\(record.source.rawValue)")
        outcome = record.settlement?.outcome.rawValue ?? "pending"
        let isLeftToBrowser = record.trace.contains { $0.step == .browser }
        outcomeText = sentence("outcome.\(isLeftToBrowser ? "browser" : outcome)")
        code = record.settlement?.code
        message = code.map(sentence)
        route = record.settlement?.route
        let before = [nil] + record.trace.dropLast().map(\.at)
        steps = zip(record.trace, before).map { entry, before in
            Step(
                name: entry.step.rawValue, text: step(entry),
                after: before.map { (entry.at.timeIntervalSince($0) * 1000).rounded() })
        }
    }
}
