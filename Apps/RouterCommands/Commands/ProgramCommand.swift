public import AppFlow
public import ArgumentParser

/// A command on the data of one program.
public protocol ProgramCommand<Program>: AsyncParsableCommand {
    associatedtype Program: RouterProgram

    var shared: SharedOptions { get }
}

extension ProgramCommand {
    /// What the program says, in the language that was asked for.
    public var language: Language { shared.language(of: Program.self) }

    /// Prints objects of JSON, each on a line, or the lines that people read instead, no wider than the terminal.
    public func write(
        _ objects: @autoclosure () -> [JSONObject], orLines lines: @autoclosure () -> [String]
    ) throws {
        if shared.json {
            for object in objects() { Console.write(try JSONLine.text(object)) }
        } else {
            for line in lines() { Console.writeWrapped(line) }
        }
    }
}
