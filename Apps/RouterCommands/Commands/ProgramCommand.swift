public import AppFlow
public import ArgumentParser
import Navigation

/// A command on the data of one program.
public protocol ProgramCommand<Program>: AsyncParsableCommand {
    associatedtype Program: RouterProgram

    var shared: SharedOptions { get }
}

extension ProgramCommand {
    /// What the program says, in the language that was asked for.
    public var language: Language { shared.language(of: Program.self) }

    /// Prints objects of JSON, each on a line, or the lines that people read instead.
    public func write(
        _ objects: @autoclosure () -> [JSONObject], orLines lines: @autoclosure () -> [String]
    ) throws {
        if shared.json {
            for object in objects() { Console.write(try JSONLine.text(object)) }
        } else {
            for line in lines() { Console.write(line) }
        }
    }

    /// Answers a program at once; a person reads the error.
    /// - Parameters:
    ///   - sentence: the key of the sentence that says what is not there.
    ///   - values: what the sentence names.
    public func nothingFound(_ sentence: String, _ values: [String: String]) throws -> NothingFound {
        let answer = Answer(
            outcome: "failed", errorCode: "contentNotFound", navigation: NavigationState(), language: language)
        try write([answer.json], orLines: [])
        return NothingFound(description: language.sentence(sentence, values))
    }
}
