import AppFlow
import ArgumentParser
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
