import AppFlow
import Foundation

extension RouterProgram {
    /// The scenario that the tour shows, part by part, with blank lines between them. The comment above a part says what
    /// it shows.
    ///
    /// Among the samples it is `tour.scenario`, in Korean `tour.ko.scenario`. A program without one has no tour.
    nonisolated static func tour(in language: LanguageCode) -> String {
        let names = ["tour.\(language.rawValue).scenario", "tour.scenario"]
        return names.lazy.compactMap { try? String(contentsOf: samples.appending(path: $0), encoding: .utf8) }.first
            ?? ""
    }

    /// What the tour asks of the phone.
    nonisolated static var tourCommands: [PhoneCommand] {
        tour(in: .development).split(separator: "\n").compactMap { grammar.command(String($0)) }
    }
}
