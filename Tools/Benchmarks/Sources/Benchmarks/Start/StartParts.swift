import Foundation
import Measuring

/// Where the time of a start goes: bare programs end ever later, and each part is what one takes more than the one before.
@MainActor
struct StartParts {
    private let program: StartedProgram
    private let data: URL
    private let rounds: Int

    init(_ program: StartedProgram, on data: URL, rounds: Int) {
        (self.program, self.data, self.rounds) = (program, data, rounds)
    }

    /// The ratio is a part's share of the whole start.
    func findings() throws -> [Finding] {
        let bare: [() throws -> Void] = ["main", "command", "inbox", nil].map { part in
            { try program.launchBare(on: data, until: part) }
        }
        let starts = bare + [{ try program.launch(on: data) }]
        var durations = starts.map { _ in [Duration]() }
        for round in 0..<rounds {
            // By turns, and each begins in its turn.
            for turn in starts.indices {
                let index = (turn + round) % starts.count
                durations[index].append(try Interleaved.time(starts[index]))
            }
        }
        // The fastest of all rounds: whatever else the machine does makes a start longer, and no part of it shorter.
        let times = durations.map { Samples($0).quantile(0) }
        let names = [
            "the process, its libraries and Swift's runtime, up to main",
            "reading the command, and ending", "the inbox: opened, checked and read",
            "the content: opened and read, and the answer", "the rest, which is the program's own",
        ]
        return zip(names, zip(times, [.zero] + times)).map { name, ends in
            Finding(what: "\(program.name): \(name)", measured: ends.0 - ends.1, baseline: times[times.count - 1])
        }
    }
}
