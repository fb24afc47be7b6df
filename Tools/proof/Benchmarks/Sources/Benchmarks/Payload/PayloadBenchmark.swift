import ArgumentParser
import Foundation
import Measuring
import Notifications

/// Reading payloads against Foundation's decoder.
struct PayloadBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "payload", abstract: "Read payloads from a dictionary, as a tap does.")

    private static let rounds = 201

    /// How many payloads are read in one run, so that the clock's steps do not count.
    private static let batch = 200

    @OptionGroup var report: ReportOptions

    func run() throws {
        var findings: [Finding] = []
        for sample in try SamplePayload.all() {
            try check(sample)
            findings.append(try finding(of: sample))
        }
        try report.tell(findings, of: "payload")
    }

    private func finding(of sample: SamplePayload) throws -> Finding {
        var sum = 0
        let (measured, other) = try Interleaved.measure(rounds: Self.rounds, warmUp: Self.rounds / 10 + 1) {
            for _ in 0..<Self.batch { sum &+= read(try Self.payload(of: sample)) }
        } against: {
            for _ in 0..<Self.batch {
                let json = try JSONSerialization.data(withJSONObject: sample.userInfo)
                sum &+= read(try JSONDecoder().decode(DecodablePayload.self, from: json))
            }
        }
        return withExtendedLifetime(sum) {
            Finding(
                what: "dictionary, \(sample.name), beside Foundation's way through JSON",
                measured: measured.median / Self.batch, baseline: other.median / Self.batch, budget: .ratio(0.1))
        }
    }

    /// As a tap's dictionary is read: it becomes the JSON that is recorded, which is parsed.
    private static func payload(of sample: SamplePayload) throws -> NotificationPayload {
        try NotificationPayload(json: JSONValue(sample.userInfo).json)
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

    /// Both sides read the same, else the times say nothing.
    private func check(_ sample: SamplePayload) throws {
        let json = try JSONSerialization.data(withJSONObject: sample.userInfo)
        let decoded = try JSONDecoder().decode(DecodablePayload.self, from: json)
        let payload = try Self.payload(of: sample)
        guard read(payload) == read(decoded), payload.misreadings.isEmpty else { throw NotTheSame(name: sample.name) }
    }
}

/// Two ways to read a payload made different things of it.
struct NotTheSame: Error, CustomStringConvertible {
    let name: String

    var description: String { "The payload \"\(name)\" is not read alike." }
}
