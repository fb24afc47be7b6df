import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Notifications
import SimulatorPage

/// A simulator session as the page shows it.
@MainActor
final class SimulatorPageSession<Program: RouterProgram>: PageSession {
    private let session: SimulatorSession<Program>
    private(set) lazy var facts = Program.pageFacts(
        pushToken: pushToken, tree: session.installation.tree, in: session.language)
    private var refusals = RefusedPushes()
    /// How many notifications of the list are drawn.
    private static var longestList: Int { 20 }

    init(_ session: SimulatorSession<Program>) {
        self.session = session
    }

    var language: LanguageCode { session.language.code }
    var pushToken: String { session.installation.token.map { DeviceToken($0).hex } ?? "" }
    var pushTopic: String { Program.commandName }
    var scenario: String { session.scenarios.recorded }

    /// Dates are milliseconds since 1970.
    var state: Data {
        let (device, language, scenarios) = (session.device, session.language, session.scenarios)
        let taps = session.taps.map { record in
            let settled = session.process?.log.settled.last { $0.id == record.id }
            return TapTrace(record, report: settled.flatMap { try? JSONLine.text($0.report) }) {
                language.sentence(of: $0)
            } sentence: {
                language.sentence($0)
            }
        }
        let state: JSONObject = [
            "device": device.state(listing: Self.longestList), "listed": device.notificationCenter.delivered.count,
            "app": session.process?.picture(in: language), "account": session.installation.account,
            "crashAt": session.crashAt?.rawValue, "taps": taps, "refusedPushes": refusals.newest,
            "scenario": ["recordedLines": scenarios.recorder?.lineCount, "report": scenarios.report] as JSONObject,
        ]
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(state)) ?? Data("null".utf8)
    }

    func perform(line: String) async throws(LineRefusal) {
        let command = try Program.grammar.command(line, in: session.language)
        guard !command.namesFile else { throw session.language.refusal("namesFile") }
        guard command != .help, command != .end else { throw session.language.refusal("terminalOnly") }
        try await PhoneCommandHandler(session: session).perform(command)
    }

    func replay(_ scenario: String) async throws(LineRefusal) {
        try await session.scenarios.replay(scenario, on: session)
    }

    func explain(line: String) async throws(LineRefusal) -> Data {
        try await PageExplainer(session: session).explain(line: line)
    }

    func receive(_ push: PushMessage) {
        _ = session.scenarios.recorder?.note(.device(.receive(push)), on: session)
        session.device.pushes.receive(push)
        session.settleLater()
    }

    func note(_ refusal: RefusedPush) {
        refusals.add(refusal, at: session.installation.context.clock.now)
    }
}

/// The backends' pushes that were refused last, the newest first. The same one, sent again, counts as one.
struct RefusedPushes {
    /// As the page shows it.
    struct Entry: Encodable {
        let push: RefusedPush
        /// How many times in a row.
        var count = 1
        /// The last time.
        var at: Date
    }

    private(set) var newest: [Entry] = []
    private static let limit = 3

    mutating func add(_ push: RefusedPush, at date: Date) {
        if newest.first?.push == push {
            newest[0].count += 1
            newest[0].at = date
        } else {
            newest = [Entry(push: push, at: date)] + newest.prefix(Self.limit - 1)
        }
    }
}
