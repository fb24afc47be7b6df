import Foundation

extension RouterProgram {
    /// The scenario that the tour shows, the sample `tour.scenario`, part by part with blank lines between them.
    ///
    /// The comment above a part says what it shows, and one that begins with a language's code, such as `# ko: `, says
    /// it in that language. A program without the sample has no tour.
    nonisolated static var tour: String { (try? String(contentsOf: tourFile, encoding: .utf8)) ?? "" }

    nonisolated static var tourFile: URL { samples.appending(path: "tour.scenario") }

    /// What the tour asks of the phone.
    nonisolated static var tourCommands: [PhoneCommand] {
        tour.split(separator: "\n").compactMap { grammar.command(String($0)) }
    }
}
