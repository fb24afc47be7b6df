import Foundation
import LinkLoads
import Measuring

/// How many instructions and allocations a link takes, which is the same from run to run.
///
/// Valgrind counts them for `link-load`, run twice with a different number of rounds: the difference is what the
/// rounds took, without what comes before and after.
struct LinkCounts {
    private static let rounds = (few: 2, many: 12)

    /// Whether there is a valgrind to ask.
    static var isPossible: Bool {
        (try? Process.output(of: "/usr/bin/env", ["valgrind", "--version"])) != nil
    }

    private let program: URL

    /// - Parameter folder: where a copy of that program is made, without the debug information that valgrind may not know.
    init(_ folder: URL) throws {
        program = folder.appending(path: "link-load")
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let built = own.appending(path: program.lastPathComponent)
        _ = try Process.output(of: "/usr/bin/env", ["strip", "-g", "-o", program.path, built.path])
    }

    func findings() throws -> [Finding] {
        try RouteSet.allCases.flatMap(findings)
    }

    private func findings(of set: RouteSet) throws -> [Finding] {
        let hit = try instructions(.hit, set)
        var findings = [
            Finding(
                what: "instructions a miss, beside a match (\(set.rawValue))",
                amount: .count(try instructions(.miss, set)), baseline: .count(hit), budget: .ratio(1)),
            Finding(
                what: "instructions a typed link (\(set.rawValue))", amount: .count(try instructions(.typed, set)),
                budget: .count(3_500)),
        ]
        for kind in [LinkLoad.Kind.hit, .miss, .query, .escaped] {
            findings.append(
                Finding(
                    what: "allocations a link, \(kind.rawValue) (\(set.rawValue))",
                    amount: .count(try allocations(kind, set)), budget: .count(0)))
        }
        return findings
    }

    private func instructions(_ kind: LinkLoad.Kind, _ set: RouteSet) throws -> Double {
        try perLink(kind, set, ["--tool=callgrind", "--callgrind-out-file=/dev/null"], after: "Collected : ")
    }

    private func allocations(_ kind: LinkLoad.Kind, _ set: RouteSet) throws -> Double {
        try perLink(
            kind, set, ["--tool=memcheck", "--leak-check=no", "--undef-value-errors=no"], after: "total heap usage: ")
    }

    private func perLink(
        _ kind: LinkLoad.Kind, _ set: RouteSet, _ options: [String], after mark: String
    ) throws -> Double {
        let few = try count(kind, set, Self.rounds.few, options, after: mark)
        let many = try count(kind, set, Self.rounds.many, options, after: mark)
        let links = try LinkLoad(kind, of: set).links.count
        return Double(many - few) / Double(links * (Self.rounds.many - Self.rounds.few))
    }

    private func count(
        _ kind: LinkLoad.Kind, _ set: RouteSet, _ rounds: Int, _ options: [String], after mark: String
    ) throws -> Int {
        let output = try Process.output(
            of: "/usr/bin/env",
            ["valgrind"] + options + [program.path, set.rawValue, kind.rawValue, "\(rounds)"])
        guard let start = output.range(of: mark)?.upperBound else { throw NothingCounted(output: output) }
        let digits = output[start...].prefix { $0.isNumber || $0 == "," }.filter(\.isNumber)
        guard let count = Int(digits) else { throw NothingCounted(output: output) }
        return count
    }
}

/// Valgrind did not say what it was asked for.
struct NothingCounted: Error, CustomStringConvertible {
    let output: String

    var description: String { "Valgrind counted nothing: \(output)" }
}

extension Process {
    /// What a program prints, on standard output and standard error.
    fileprivate static func output(of program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        // Else dictionaries are laid out differently each time, and what comes before the rounds differs by a little.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw NothingCounted(output: output) }
        return output
    }
}
