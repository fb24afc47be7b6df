import ArgumentParser
import Testing

@testable import RouterCommands

extension Program {
    /// The exit code and the text of a command line that is refused or asks for help.
    func end(of arguments: [String]) throws -> (code: Int32, text: String) {
        try Self.end(of: arguments, for: root)
    }

    private static func end<Root: RouterProgram>(
        of arguments: [String], for root: Root.Type
    ) throws -> (code: Int32, text: String) {
        let error = try #require(throws: (any Error).self) {
            var command = try RouterCommand<Root>.parsed(arguments)
            // A request for help is parsed into a command that throws its text.
            try command.run()
        }
        return (RouterCommand<Root>.exitCode(for: error).rawValue, RouterCommand<Root>.fullMessage(for: error))
    }
}
