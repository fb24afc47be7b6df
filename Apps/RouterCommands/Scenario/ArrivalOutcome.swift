import AppFlow
import DeviceSimulator
import Launches

/// The outcome of an arrival, as far as it is known.
struct ArrivalOutcome: Equatable {
    let outcome: String
    var code: String?
    var route: String?
    /// The app's settlement; nil if there is none any more, or not yet.
    var settled: SettledLaunch?
    /// The verdict on a push that was not tapped.
    var verdict: PushVerdict?
    /// The inbox's record of it; nil for a push that was not tapped.
    var recordID: LaunchRecord.ID?
    /// The event's identity in the inbox; nil for a push that was not tapped.
    var event: String?
    /// Under which such a push came.
    var requestID: String?

    /// As an expectation says it.
    var text: String { [outcome, code ?? route].compactMap(\.self).joined(separator: " ") }
}

extension ArrivalOutcome {
    init(_ record: LaunchRecord, _ settled: SettledLaunch?) {
        self.init(
            outcome: record.settlement?.outcome.rawValue ?? "pending",
            code: record.settlement?.code ?? record.postponement,
            route: record.settlement?.route, settled: settled, recordID: record.id, event: record.event.description)
    }

    /// The outcome of a push before a tap on it.
    init(_ verdict: PushVerdict) {
        let outcome =
            switch verdict.reason {
            case nil: "presented"
            case .invalidPayload: "failed"
            case .expired: "expired"
            case .offline, .lowPriority: "pending"
            case .otherAccount: "discarded"
            case .silent, .nothingToShow, .notDetermined, .notAuthorized, .focus, .sameScreen: "ignored"
            }
        self.init(
            outcome: outcome, code: verdict.reason == .expired ? nil : verdict.reason?.rawValue, verdict: verdict,
            requestID: verdict.requestID)
    }

    /// Whether it is what the same arrival came to later: a push that was tapped, or delivered after it had waited.
    func follows(_ earlier: ArrivalOutcome) -> Bool {
        if let recordID, recordID == earlier.recordID { return true }
        guard let request = earlier.requestID else { return false }
        return event?.hasPrefix(request + "|") ?? (request == requestID && earlier.outcome == "pending")
    }
}
