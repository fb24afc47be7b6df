import AppFlow
import Navigation

/// What was asked for by name is not there.
public struct NothingFound: Error, CustomStringConvertible {
    public let description: String

    /// Answers a program at once; a person reads the description.
    /// - Parameters:
    ///   - sentence: the key of the sentence that says so.
    ///   - id: the name.
    public init<Program: RouterProgram>(
        _ sentence: String, _ id: String, of program: Program.Type, _ options: SharedOptions
    ) throws {
        try self.init(sentence, ["id": id], of: program, options)
    }

    /// - Parameter values: what the sentence names.
    public init<Program: RouterProgram>(
        _ sentence: String, _ values: [String: String], of program: Program.Type, _ options: SharedOptions
    ) throws {
        let language = options.language(of: program)
        description = language.sentence(sentence, values)
        guard options.json else { return }
        try Answer(
            outcome: "failed", errorCode: "contentNotFound", navigation: NavigationState(), language: language
        ).print(asJSON: true, language: language)
    }
}
