import ArgumentParser
import Foundation
import Measuring
import Notifications

/// Reading payloads against Foundation's decoder.
struct PayloadBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "payload", abstract: "Read payloads, from a dictionary and from bytes.")

    @Option(help: "How often each side of a comparison runs, by turns.")
    var rounds = 201

    /// How many payloads are read in one run, so that the clock's steps do not count.
    private static let batch = 200

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if rounds < 7 { throw ValidationError("--rounds takes a number from 7 on.") }
    }

    func run() throws {
        var findings: [Finding] = []
        for sample in try SamplePayload.all() {
            try check(sample)
            findings += [
                try finding("dictionary, \(sample.name), beside a round trip through JSON", budget: 0.1) {
                    try read(NotificationPayload(userInfo: sample.userInfo))
                } against: {
                    let json = try JSONSerialization.data(withJSONObject: sample.userInfo)
                    return try read(JSONDecoder().decode(DecodablePayload.self, from: json))
                },
                try finding("bytes, \(sample.name), beside JSONDecoder", budget: 1) {
                    try read(NotificationPayload(json: sample.json))
                } against: {
                    try read(JSONDecoder().decode(DecodablePayload.self, from: sample.json))
                },
            ]
        }
        try report.tell(findings, of: "payload")
    }

    private func finding(
        _ what: String, budget: Double, _ payload: () throws -> Int, against baseline: () throws -> Int
    ) throws -> Finding {
        var sum = 0
        let (measured, other) = try Interleaved.measure(rounds: rounds, warmUp: rounds / 10 + 1) {
            for _ in 0..<Self.batch { sum &+= try payload() }
        } against: {
            for _ in 0..<Self.batch { sum &+= try baseline() }
        }
        return withExtendedLifetime(sum) {
            Finding(
                what: what, measured: measured.median / Self.batch, baseline: other.median / Self.batch,
                budget: .ratio(budget))
        }
    }

    /// Something of each field that was asked for, so that none can be left out.
    @inline(never)
    private func read(_ payload: NotificationPayload) -> Int {
        (payload.title?.utf8.count ?? 0) &+ (payload.body?.utf8.count ?? 0) &+ Int(payload.badge ?? 0)
            &+ (payload.sound?.name?.utf8.count ?? 0) &+ (payload.category?.utf8.count ?? 0)
            &+ (payload.threadID?.utf8.count ?? 0) &+ (payload.text("deepLink")?.utf8.count ?? 0)
    }

    @inline(never)
    private func read(_ payload: DecodablePayload) -> Int {
        let (aps, alert) = (payload.aps, payload.aps.alert)
        return (alert?.title?.utf8.count ?? 0) &+ (alert?.body?.utf8.count ?? 0) &+ Int(aps.badge ?? 0)
            &+ (aps.sound?.name?.utf8.count ?? 0) &+ (aps.category?.utf8.count ?? 0)
            &+ (aps.threadID?.utf8.count ?? 0) &+ (payload.deepLink?.utf8.count ?? 0)
    }

    /// All ways end in the same, else the times say nothing.
    private func check(_ sample: SamplePayload) throws {
        let decoded = try JSONDecoder().decode(DecodablePayload.self, from: sample.json)
        let payloads = try [
            NotificationPayload(userInfo: sample.userInfo), NotificationPayload(json: sample.json),
        ]
        for payload in payloads where read(payload) != read(decoded) || !payload.misreadings.isEmpty {
            throw NotTheSame(name: sample.name)
        }
    }
}

/// Two ways to read a payload made different things of it.
struct NotTheSame: Error, CustomStringConvertible {
    let name: String

    var description: String { "The payload \"\(name)\" is not read alike." }
}
