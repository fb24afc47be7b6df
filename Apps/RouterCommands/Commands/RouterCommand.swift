import AppFlow
public import ArgumentParser
import Foundation
import Logging
import Navigation

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
            let options = (command as? any ProgramCommand)?.shared
            try options?.requireLanguage(of: Program.self)
            do {
                if var command = command as? any AsyncParsableCommand {
                    try await command.run()
                } else {
                    try command.run()
                }
            } catch let failure as any CommandFailure {
                try tell(failure, as: options)
            }
            Foundation.exit(0)
        } catch {
            let (text, code) = (fullMessage(for: error), exitCode(for: error))
            if !text.isEmpty { code.isSuccess ? Console.write(text) : Console.writeError(text) }
            Foundation.exit(code.rawValue)
        }
    }

    /// Tells people in a sentence, and programs in the form of an answer.
    /// - Throws: the exit code, always.
    private static func tell(_ failure: any CommandFailure, as options: SharedOptions?) throws -> Never {
        let language = options?.language(of: Program.self) ?? Program.language(.development)
        let sentence = failure.sentence(in: language)
        if options?.json == true {
            let answer = Answer(
                outcome: "failed", errorCode: failure.code, reason: sentence, navigation: NavigationState(),
                language: language)
            Console.write(try JSONLine.text(answer.json))
        }
        Console.writeError(sentence)
        throw failure.ending.exitCode
    }

    /// - Throws: an error that names the command that was likely meant, where none has the name that is there.
    static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else {
            return try parseAsRoot(arguments)
        }
        let all = commands + Program.commands
        // The default command would take the word for an argument of its own.
        guard let command = all.first(where: { $0.configuration.commandName == name }) else {
            throw unknown(name, among: all)
        }
        // Alone, so that no start waits for the others to be described. What it does not take, as a request for help,
        // is left to the whole, which knows the program's name.
        if let parsed = try? command.parseAsRoot(Array(arguments.dropFirst())), type(of: parsed) == command {
            return parsed
        }
        return try parseAsRoot(arguments)
    }

    private static func unknown(_ name: String, among all: [any ParsableCommand.Type]) -> ValidationError {
        let meant = all.compactMap { $0.configuration.commandName }.nearest(to: name)
        let hint = meant.map { " Did you mean '\($0)'?" } ?? ""
        return ValidationError("There is no command '\(name)'.\(hint)")
    }
}
