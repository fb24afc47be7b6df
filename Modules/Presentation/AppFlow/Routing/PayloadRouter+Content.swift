import DeepLinks
import LaunchDecisions
import Launches
import Navigation
import StoreErrors

/// Has a tap wait for what its target shows, as its route says, and notes what came of it.
extension PayloadRouter {
    /// - Parameter awaiting: called once it waits.
    /// - Throws: ``StepFailure`` if there is nothing to open, the account may not have it, or the store is damaged.
    func awaitContent(
        _ missing: MissingContent, for arrival: OpenArrival, awaiting: () -> Void
    ) async throws(StepFailure) {
        guard case .awaited(let limit, let fetch) = missing else { return }
        awaiting()
        let fetching = Task { await Result(awaiting: fetch) }
        // What comes later is for its screen.
        switch await fetching.value(within: limit, sleep: services.sleep) {
        case .success: note("contentFetched", "its content was fetched", of: arrival)
        case .failure(.backend(let reason)):
            note("contentUnreachable", "the backend gave no answer, and its screen asks again", reason, of: arrival)
        case .failure(.store(.refused(let reason))):
            note("contentNotStored", "the disk refused its content, and its screen asks again", reason, of: arrival)
        case .failure(let error): throw StepFailure(error)
        case nil:
            let reason = "no answer within \(limit)"
            note("contentLate", "its content did not come in time, and its screen waits for it", reason, of: arrival)
        }
    }

    /// - Parameter problem: for the log; nil for none.
    private func note(_ code: String, _ sentence: String, _ problem: String? = nil, of arrival: OpenArrival) {
        if let problem { services.logFailure("content not fetched", ["payload": "\(arrival.id)", "reason": problem]) }
        arrival.note(.fetched, sentence, findings: [LinkFinding(code, sentence)], at: services.now())
    }
}
