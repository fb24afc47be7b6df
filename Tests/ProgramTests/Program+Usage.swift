import ArgumentParser
import Testing

@testable import RouterCommands

extension Program {
    /// How a command line ends that runs no command: its exit code, and what is printed.
    func end(of arguments: [String]) throws -> (code: Int32, text: String) {
        try Self.end(of: arguments, for: root)
    }

    private static func end<Root: RouterProgram>(
        of arguments: [String], for root: Root.Type
    ) throws -> (code: Int32, text: String) {
        let error = try #require(throws: (any Error).self) {
            var command = try RouterCommand<Root>.parsed(arguments)
            // A request for help is a command that prints it.
            try command.run()
        }
        return (RouterCommand<Root>.exitCode(for: error).rawValue, RouterCommand<Root>.fullMessage(for: error))
    }
}
