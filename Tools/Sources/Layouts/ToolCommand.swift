import Foundation

/// A command of Tools, from its arguments to the end of its process.
public struct ToolCommand {
    private let name: String
    private let usage: String

    public init(_ name: String, usage: String) {
        self.name = name
        self.usage = usage
    }

    /// Prints what was done, or why nothing was: ends with 64 for what is refused, with 74 for what fails.
    ///
    /// - Parameter body: gets the arguments, and returns what to print.
    public func run(_ body: ([String]) throws -> String) -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") { leave(with: 0, saying: usage) }
        do {
            leave(with: 0, saying: try body(arguments))
        } catch ToolError.refused(let reason) {
            leave(with: 64, saying: "\(name): \(reason)\nTools/\(name) --help says more.")
        } catch {
            leave(with: 74, saying: "\(name): \(error)")
        }
    }

    private func leave(with status: Int32, saying text: String) -> Never {
        (status == 0 ? FileHandle.standardOutput : .standardError).write(Data((text + "\n").utf8))
        exit(status)
    }
}
