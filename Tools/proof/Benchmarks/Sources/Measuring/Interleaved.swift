/// Runs two things by turns, so that whatever else the machine does falls on both alike.
public enum Interleaved {
    /// - Parameters:
    ///   - rounds: how often each of them runs.
    ///   - warmUp: how many rounds before those are not counted.
    public static func measure(
        rounds: Int, warmUp: Int, _ first: () throws -> Void, against second: () throws -> Void
    ) throws -> (Samples, Samples) {
        var durations: ([Duration], [Duration]) = ([], [])
        for round in -warmUp..<rounds {
            let times: (Duration, Duration)
            // Whoever comes second may find the disk still busy with the other: each does in every other round.
            if round.isMultiple(of: 2) {
                let time = try time(first)
                times = (time, try self.time(second))
            } else {
                let time = try time(second)
                times = (try self.time(first), time)
            }
            guard round >= 0 else { continue }
            durations.0.append(times.0)
            durations.1.append(times.1)
        }
        return (Samples(durations.0), Samples(durations.1))
    }

    /// The same for any number of things that wait for others.
    public static func measure(
        rounds: Int, warmUp: Int, _ bodies: [() async throws -> Void]
    ) async throws -> [Samples] {
        let clock = ContinuousClock()
        var durations = bodies.map { _ in [Duration]() }
        for round in -warmUp..<rounds {
            for turn in bodies.indices {
                let index = (turn + round + warmUp) % bodies.count
                let start = clock.now
                try await bodies[index]()
                if round >= 0 { durations[index].append(clock.now - start) }
            }
        }
        return durations.map(Samples.init)
    }

    public static func time(_ body: () throws -> Void) rethrows -> Duration {
        let clock = ContinuousClock()
        let start = clock.now
        try body()
        return clock.now - start
    }
}
