/// Runs two things by turns, so that whatever else the machine does falls on both alike.
@MainActor
enum Interleaved {
    /// Compares the medians of two things.
    /// - Parameters:
    ///   - count: by how many each time is divided, where a run does the thing so often.
    ///   - body: is measured.
    static func finding(
        _ what: String, budget: Budget, rounds: Int, per count: Int = 1, _ body: () async throws -> Void,
        against baseline: () async throws -> Void
    ) async throws -> Finding {
        let clock = ContinuousClock()
        let (times, baselines) = try await results(rounds: rounds) {
            try await clock.measure(body)
        } against: {
            try await clock.measure(baseline)
        }
        return Finding(
            what: what, measured: .time(times.median / count), baseline: .time(baselines.median / count),
            budget: budget)
    }

    /// What each run of two things returned. A tenth more rounds go before, and do not count.
    static func results<Result>(
        rounds: Int, _ first: () async throws -> Result, against second: () async throws -> Result
    ) async throws -> ([Result], [Result]) {
        var results: ([Result], [Result]) = ([], [])
        for round in -rounds / 10..<rounds {
            // The second of the two may find the disk still busy with the first: each is the second in every other
            // round.
            if round.isMultiple(of: 2) {
                results.0.append(try await first())
                results.1.append(try await second())
            } else {
                results.1.append(try await second())
                results.0.append(try await first())
            }
        }
        return (Array(results.0.suffix(rounds)), Array(results.1.suffix(rounds)))
    }
}

extension [Duration] {
    var median: Duration { quantile(0.5) }

    /// The duration that this part of all stayed within.
    func quantile(_ part: Double) -> Duration { sorted()[Swift.min(Int(part * Double(count)), count - 1)] }
}

/// Uses a result, so that the compiler leaves out nothing of what made it.
func use(_ result: Int) {
    if result == .min { print(result) }
}
