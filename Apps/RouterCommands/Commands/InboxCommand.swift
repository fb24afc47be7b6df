import AppFlow
import ArgumentParser
import DeepLinks
import Launches
import Timestamps

/// What the inbox holds.
struct InboxCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "inbox", abstract: "Show what is pending, what was settled, or the trace of one payload.",
            subcommands: [InboxListCommand<Program>.self, InboxShowCommand<Program>.self],
            defaultSubcommand: InboxListCommand<Program>.self)
    }
}

/// The payloads in the inbox.
struct InboxListCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "list", abstract: "List the pending payloads.")
    }

    @Flag(help: "The settled ones too.")
    var history = false

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let inbox = try await AppInstallation<Program>(shared).data.inbox
        let records = try await StoreFailure.catching { history ? try inbox.history() : try inbox.pending() }
        try write(records.map(JSONObject.init), orLines: TextTable(records, language: language).lines)
    }
}

/// One payload's trace.
struct InboxShowCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "show", abstract: "Show the trace of one payload.")
    }

    @Argument(help: "The payload's id, as the list shows it.")
    var id: Int64

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let inbox = try await AppInstallation<Program>(shared).data.inbox
        guard let record = try await StoreFailure.catching({ try inbox.record(id: id) }) else {
            throw NothingFound("inbox.unknown", ["id": String(id)])
        }
        let trace = record.trace.map { "  \(RFC3339.string(from: $0.at))  \(language.sentence(of: $0))" }
        try write([JSONObject(record)], orLines: TextTable([record], language: language).lines + trace)
    }
}

extension JSONObject {
    /// One payload of the inbox.
    fileprivate init(_ record: LaunchRecord) {
        let settlement = record.settlement
        let trace = record.trace.map { entry -> JSONObject in
            ["step": entry.step.rawValue, "detail": entry.detail, "at": RFC3339.string(from: entry.at)]
        }
        self = [
            "id": record.id, "source": record.source.rawValue, "trust": record.source.linkSource.rawValue,
            "state": record.state.rawValue, "outcome": settlement?.outcome.rawValue, "code": settlement?.code,
            "route": settlement?.route, "attempts": record.attempts, "owner": record.owner?.description,
            "deliveredAt": RFC3339.string(from: record.deliveredAt),
            "arrivedAt": RFC3339.string(from: record.arrivedAt),
            "expiresAt": RFC3339.string(from: record.expiresAt),
            "settledAt": record.settledAt.map(RFC3339.string), "trace": trace,
        ]
    }
}

extension TextTable {
    /// Payloads of the inbox.
    fileprivate init(_ records: [LaunchRecord], language: Language) {
        let headings = ["id", "arrived", "source", "trust", "outcome", "attempts", "route"].map {
            language.sentence("inbox.\($0)")
        }
        let rows = records.map { record in
            let outcome = record.settlement.map {
                [$0.outcome.rawValue, $0.code].compactMap(\.self).joined(separator: " ")
            }
            return [
                String(record.id), RFC3339.string(from: record.arrivedAt), record.source.rawValue,
                record.source.linkSource.rawValue, outcome ?? record.state.rawValue, String(record.attempts),
                record.settlement?.route ?? "–",
            ]
        }
        self.init(
            headings, rows, widest: [20, 24, 24, 13, 40, 8, 60], ifEmpty: language.sentence("inbox.empty"))
    }
}
