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
struct InboxListCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "list", abstract: "List the pending payloads.")
    }

    @Flag(help: "The settled ones too.")
    var history = false

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let inbox = try await ProgramRun<Program>(shared).data.inbox
        let records = try StoreFailure.catching { () throws(LaunchStoreError) in
            history ? try inbox.history() : try inbox.pending()
        }
        if shared.json {
            for record in records { Console.write(try JSONLine.text(RecordAnswer(record))) }
        } else {
            for line in RecordTable(records, language: shared.language(of: Program.self)).lines { Console.write(line) }
        }
    }
}

/// One payload's trace.
struct InboxShowCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "show", abstract: "Show the trace of one payload.")
    }

    @Argument(help: "The payload's id, as the list shows it.")
    var id: Int64

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let inbox = try await ProgramRun<Program>(shared).data.inbox
        guard let record = try StoreFailure.catching({ () throws(LaunchStoreError) in try inbox.record(id: id) }) else {
            throw try NothingFound("inbox.unknown", String(id), of: Program.self, shared)
        }
        if shared.json { return Console.write(try JSONLine.text(RecordAnswer(record))) }
        for line in RecordTable([record], language: shared.language(of: Program.self)).lines { Console.write(line) }
        for entry in record.trace {
            let time = Style.quiet(RFC3339.string(from: entry.at))
            Console.write("  \(time)  \(TraceSentence(entry, language: shared.language(of: Program.self)).text)")
        }
    }
}
