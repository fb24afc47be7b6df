/// The outcome that a scenario expects of an arrival: `expect OUTCOME [ROUTE|CODE]`.
struct Expectation: Equatable {
    let outcome: String
    /// The route that was taken, or the code of the failure or reason; nil for any.
    let detail: String?

    /// What can be expected. A push that is tapped was `presented` before.
    static let outcomes = [
        "shown", "performed", "presented", "pending", "failed", "expired", "superseded", "discarded", "quarantined",
        "ignored",
    ]

    /// Nil if the words after `expect` are none.
    init?(words: [Substring]) {
        guard let outcome = words.first.map(String.init), Self.outcomes.contains(outcome), words.count < 3 else {
            return nil
        }
        self.outcome = outcome
        detail = words.dropFirst().first.map(String.init)
    }

    var text: String { [outcome, detail].compactMap(\.self).joined(separator: " ") }

    func holds(for arrival: ArrivalOutcome) -> Bool {
        outcome == arrival.outcome && (detail == nil || detail == arrival.route || detail == arrival.code)
    }
}
