import Foundation
import LinkLoads

/// How many instructions and allocations a link takes, which is the same from run to run.
///
/// Valgrind counts them for `link-load`, run twice with a different number of rounds: the difference is what the
/// rounds took, without what comes before and after.
struct LinkCounts {
    private static let rounds = (few: 2, many: 12)
    private static let instructions = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    private static let allocations = ["--tool=memcheck", "--leak-check=no", "--undef-value-errors=no"]

    /// A copy of it without the debug information that valgrind may not know.
    private let program: URL

    /// None without valgrind.
    static func findings(in folder: URL) throws -> [Finding] {
        guard (try? Process.output(of: ["valgrind", "--version"])) != nil else {
            print("valgrind was not found: instructions and allocations are not counted.")
            return []
        }
        let counts = LinkCounts(program: folder.appending(path: "link-load"))
        let built = StartedProgram.folder.appending(path: counts.program.lastPathComponent)
        _ = try Process.output(of: ["strip", "-g", "-o", counts.program.path, built.path])
        return try RouteSet.allCases.flatMap(counts.findings)
    }

    private func findings(of set: RouteSet) throws -> [Finding] {
        func instructions(_ kind: LinkLoad.Kind) throws -> Amount {
            try .count(perLink(kind, of: set, Self.instructions, after: "Collected : "))
        }
        let kinds = [LinkLoad.Kind.hit, .miss, .query, .escaped]
        let allocations = try kinds.map { kind in
            try perLink(kind, of: set, Self.allocations, after: "total heap usage: ")
        }
        return [
            Finding(
                what: "instructions a miss, beside a match (\(set.rawValue))", measured: try instructions(.miss),
                baseline: try instructions(.hit), budget: .ratio(1)),
            Finding(
                what: "instructions a typed link (\(set.rawValue))", measured: try instructions(.typed),
                budget: .amount(.count(3_500))),
            Finding(
                what: "allocations a hit, a miss, one with a query and an escaped one (\(set.rawValue))",
                measured: .count(allocations.reduce(0, +)), budget: .amount(.count(0))),
        ]
    }

    private func perLink(
        _ kind: LinkLoad.Kind, of set: RouteSet, _ options: [String], after mark: String
    ) throws -> Double {
        func count(_ rounds: Int) throws -> Int {
            let load = [program.path, set.rawValue, kind.rawValue, "\(rounds)"]
            let output = try Process.output(of: ["valgrind"] + options + load)
            let number = output.range(of: mark).map { output[$0.upperBound...].prefix { $0.isNumber || $0 == "," } }
            guard let count = number.flatMap({ Int($0.filter(\.isNumber)) }) else {
                throw NotMeasured(description: "Valgrind counted nothing: \(output)")
            }
            return count
        }
        let links = try LinkLoad(kind, of: set).links.count
        return Double(try count(Self.rounds.many) - count(Self.rounds.few))
            / Double(links * (Self.rounds.many - Self.rounds.few))
    }
}

extension Process {
    /// What a command prints, on standard output and standard error.
    fileprivate static func output(of command: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        // Else dictionaries are laid out differently each time, and what comes before the rounds differs by a little.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try require(process.terminationStatus == 0, output)
        return output
    }
}
