import AppFlow
public import ArgumentParser
import Foundation
import Logging

/// The command line of a program.
public struct RouterCommand<Program: RouterProgram>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Program.commandName, abstract: Language.en.sentence("program.\(Program.commandName)"),
            subcommands: [
                TourCommand<Program>.self, PushCommand<Program>.self, OpenCommand<Program>.self,
                LaunchCommand<Program>.self, ExplainCommand<Program>.self, RoutesCommand<Program>.self,
                InboxCommand<Program>.self, ImportCommand<Program>.self, TapCommand<Program>.self,
                NotificationsCommand<Program>.self,
            ] + Program.commands,
            defaultSubcommand: TourCommand<Program>.self)
    }

    public init() {}

    /// Reads the command line, runs the command that it names, and ends the process with its exit code.
    public static func runAndExit() async -> Never {
        LoggingSystem.bootstrap(StreamLogHandler.standardError)
        do {
            var command = try parseAsRoot(CommandLine.arguments.dropFirst().withNegativeNumbersLast)
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
        } catch {
            exit(withError: error)
        }
    }
}

extension Collection<String> {
    /// The arguments with negative numbers at the end, behind `--`: anywhere else they would be read as options.
    fileprivate var withNegativeNumbersLast: [String] {
        func isNegative(_ argument: String) -> Bool { argument.hasPrefix("-") && Double(argument) != nil }
        guard !contains("--"), contains(where: isNegative) else { return Array(self) }
        // After an option that takes one it is its value.
        let arguments = reduce(into: [String]()) { arguments, next in
            if isNegative(next), let last = arguments.last,
                ["--before", "--after", "--around", "--limit"].contains(last)
            {
                arguments[arguments.count - 1] = "\(last)=\(next)"
            } else {
                arguments.append(next)
            }
        }
        guard arguments.contains(where: isNegative) else { return arguments }
        return arguments.filter { !isNegative($0) } + ["--"] + arguments.filter(isNegative)
    }
}
