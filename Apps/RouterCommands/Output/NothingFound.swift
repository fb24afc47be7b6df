import AppFlow
import Navigation

/// What was asked for by name is not there.
package struct NothingFound: Error, CustomStringConvertible {
    package let description: String

    /// Answers a program at once; a person reads the description.
    /// - Parameters:
    ///   - sentence: the key of the sentence that says so.
    ///   - id: the name.
    package init(_ sentence: String, _ id: String, _ options: SharedOptions) throws {
        try self.init(sentence, ["id": id], options)
    }

    /// - Parameter values: what the sentence names.
    package init(_ sentence: String, _ values: [String: String], _ options: SharedOptions) throws {
        description = options.language.sentence(sentence, values)
        guard options.json else { return }
        try Answer(
            outcome: "failed", errorCode: "contentNotFound", navigation: NavigationState(),
            language: options.language
        ).print(asJSON: true, language: options.language)
    }
}
