import AppFlow
public import ArgumentParser
import Foundation
import Logging

/// The command line of a program.
public struct RouterCommand<Program: RouterProgram>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Program.commandName,
            abstract: Program.language(.development).sentence("program.\(Program.commandName)"),
            version: Program.version, subcommands: commands + Program.commands,
            defaultSubcommand: TourCommand<Program>.self)
    }

    /// What every program has.
    private static var commands: [any ParsableCommand.Type] {
        [
            TourCommand<Program>.self, ServeCommand<Program>.self, PushCommand<Program>.self, OpenCommand<Program>.self,
            LaunchCommand<Program>.self, ExplainCommand<Program>.self, RoutesCommand<Program>.self,
            InboxCommand<Program>.self, ImportCommand<Program>.self, TapCommand<Program>.self,
            NotificationsCommand<Program>.self, ReplayCommand<Program>.self,
        ]
    }

    public init() {}

    /// Reads the command line, runs the command that it names, and ends the process with its exit code.
    @MainActor
    public static func runAndExit() async -> Never {
        StandardStreams.prepare()
        LoggingSystem.bootstrap(PrintableLogHandler.init)
        do {
            var command = try parsed(Array(CommandLine.arguments.dropFirst()))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            Foundation.exit(0)
        } catch let error where error is UnreadableFile || error is NothingFound {
            Console.writeError("\(error)")
            exit(withError: Failure.badInput.exitCode)
        } catch let error as StoreFailure {
            Console.writeError("\(error)")
            exit(withError: Failure.databaseUnavailable.exitCode)
        } catch let error as ServeFailure {
            Console.writeError(error.description)
            exit(withError: Failure.inputOutput.exitCode)
        } catch {
            let (text, code) = (fullMessage(for: error), exitCode(for: error))
            if !text.isEmpty { code.isSuccess ? Console.write(text) : Console.writeError(text) }
            Foundation.exit(code.rawValue)
        }
    }

    /// A command that is named first is parsed alone, so that no start waits for the others to be described. What it does
    /// not take itself, as a request for help, is left to the whole, which knows the program's name.
    static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        let arguments = arguments.withNegativeNumbersLast
        func isNamed(_ command: any ParsableCommand.Type) -> Bool {
            command.configuration.commandName == arguments.first
        }
        if let command = commands.first(where: isNamed) ?? Program.commands.first(where: isNamed),
            let parsed = try? command.parseAsRoot(Array(arguments.dropFirst())), type(of: parsed) == command
        {
            return parsed
        }
        // The default command would take the word for an argument of its own.
        if let name = arguments.first, !name.hasPrefix("-"), name != "help",
            !(commands + Program.commands).contains(where: isNamed)
        {
            throw ValidationError("There is no command '\(name)'.")
        }
        return try parseAsRoot(arguments)
    }
}

extension Collection<String> {
    /// The arguments with the first negative number, and what stands behind it and is no option, at the end behind `--`:
    /// anywhere else it would be read as an option.
    fileprivate var withNegativeNumbersLast: [String] {
        func isNegative(_ argument: String) -> Bool { argument.hasPrefix("-") && Double(argument) != nil }
        guard !contains("--"), contains(where: isNegative) else { return Array(self) }
        var (options, values): ([String], [String]) = ([], [])
        var awaitsValue = false
        for argument in self {
            if argument.hasPrefix("-"), !isNegative(argument) {
                options.append(argument)
                awaitsValue = argument.hasPrefix("--") && !argument.contains("=") && !flags.contains(argument)
                continue
            }
            if awaitsValue { options[options.count - 1] += "=\(argument)" } else { values.append(argument) }
            awaitsValue = false
        }
        let first = values.firstIndex(where: isNegative) ?? values.endIndex
        return values[..<first] + options + (first == values.endIndex ? [] : ["--"] + values[first...])
    }

    /// The options without a value of the commands that take numbers.
    private var flags: Set<String> { ["--json", "--signed-out", "--first-run", "--offline", "--refused", "--help"] }
}
