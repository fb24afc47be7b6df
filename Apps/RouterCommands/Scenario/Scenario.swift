import AppFlow
public import Foundation

/// The commands for a phone, line by line, and their expected outcomes.
///
/// Its lines are those that the page posts and the phone in the terminal takes, `expect` lines, comments that begin
/// with `#`, and blanks. An `expect` is about what arrived or ended since the one before; several in a row stand for
/// one arrival each, in any order.
public struct Scenario: Equatable, Sendable {
    struct Step: Equatable, Sendable {
        /// From 1.
        let line: Int
        let text: String
        let action: Action

        var isCommand: Bool { if case .command = action { true } else { false } }
    }

    enum Action: Equatable, Sendable {
        case command(PhoneCommand)
        case expect(Expectation)
    }

    private(set) var steps: [Step] = []

    /// - Parameters:
    ///   - text: its lines.
    ///   - program: whose commands it has.
    ///   - folder: where the files lie that it names; nil for the working folder.
    /// - Throws: ``ScenarioFault`` for the first line that is neither a command nor an expectation.
    public init<Program: RouterProgram>(
        _ text: String, of program: Program.Type, in folder: URL? = nil
    ) throws(ScenarioFault) {
        try self.init(text, Program.grammar, in: folder)
    }

    init(_ text: String, _ grammar: Grammar = Grammar(), in folder: URL? = nil) throws(ScenarioFault) {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let text = String(Substring(line)).trimmingCharacters(in: .whitespacesAndNewlines)
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            guard let action = Self.action(text, grammar, in: folder) else {
                throw ScenarioFault(line: index + 1, text: text)
            }
            steps.append(Step(line: index + 1, text: text, action: action))
        }
    }

    /// Whether a line pushes what stands in a file.
    var namesFiles: Bool {
        steps.contains { if case .command(let command) = $0.action { command.namesFile } else { false } }
    }

    private static func action(_ text: String, _ grammar: Grammar, in folder: URL?) -> Action? {
        let words = text.split(whereSeparator: \.isWhitespace)
        if words.first == "expect" { return Expectation(words: Array(words.dropFirst())).map(Action.expect) }
        switch grammar.command(text) {
        case nil, .record, .endRecording, .replay: return nil
        case .file(let path):
            let file = URL(fileURLWithPath: (path as NSString).expandingTildeInPath, relativeTo: folder)
            return .command(.file(file.path))
        case .some(let command): return .command(command)
        }
    }
}

/// A line of a scenario that cannot be read.
public struct ScenarioFault: Error, Equatable {
    /// From 1.
    let line: Int
    let text: String

    func sentence(in language: Language) -> String {
        language.sentence(
            "scenario.unreadable", ["line": String(line), "text": DisplayWidth.printable(text, upTo: 200)])
    }
}

/// The outcome that a scenario expects of an arrival: `expect OUTCOME [ROUTE|CODE]`.
struct Expectation: Equatable {
    let outcome: String
    /// The route that was taken, or the code of the failure or reason; nil for any.
    let detail: String?

    /// What can be expected. A push that is tapped was `presented` before.
    static let outcomes = [
        "shown", "performed", "presented", "pending", "failed", "expired", "superseded", "discarded", "quarantined",
        "ignored",
    ]

    /// Nil if the words after `expect` are none.
    init?(words: [Substring]) {
        guard let outcome = words.first.map(String.init), Self.outcomes.contains(outcome), words.count < 3 else {
            return nil
        }
        self.outcome = outcome
        detail = words.dropFirst().first.map(String.init)
    }

    var text: String { [outcome, detail].compactMap(\.self).joined(separator: " ") }

    func holds(for arrival: ArrivalOutcome) -> Bool {
        outcome == arrival.outcome && (detail == nil || detail == arrival.route || detail == arrival.code)
    }
}
