import AppFlow
import DeviceSimulator
import Foundation
import Notifications
import SimulatorPage

/// What somebody asks of the phone by a line that they type.
enum TypedCommand: Equatable {
    /// As the page has it.
    case page(PageCommand)
    /// What the display offers under that number, from 1, with what is typed for it.
    case touch(Int, text: String?)
    /// The banner, else the newest notification of the list.
    case tapNewest
    /// Away from what lies over the app, or to the screen below.
    case back
    case allow(NotificationAuthorization)
    /// A Focus is turned on, or off.
    case focus(Bool)
    /// A sample of the program is pushed, by its name.
    case sample(String)
    /// What stands in a file is pushed.
    case file(String)
    /// What is done from now on is written to a file, or no more; nil for the latter.
    case record(String?)
    /// The scenario in a file is done.
    case replay(String)
    case help
    /// The program ends.
    case end

    static func device(_ command: DeviceCommand) -> TypedCommand { .page(.device(command)) }

    /// - Parameter scheduling: the program's word for having a notification scheduled; nil if it schedules none.
    /// - Returns: nil if the line is no command; see ``lines(scheduling:)``.
    init?(line: String, scheduling: String?) {
        let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard let word = words.first else { return nil }
        let rest = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : nil
        if let scheduling, word == scheduling, let minutes = rest.flatMap(Double.init) {
            self = .page(.app("schedule", ["minutes": "\(minutes)"]))
        } else if let command = Self.command(word, rest) ?? DeviceCommand(line: line).map(Self.device) {
            self = command
        } else {
            return nil
        }
    }

    private static func command(_ word: String, _ rest: String?) -> TypedCommand? {
        if let number = Int(word) { return .touch(number, text: rest) }
        guard let rest else {
            switch word {
            case "tap": return .tapNewest
            case "back": return .back
            case "help", "?": return .help
            case "end": return .end
            default: return PageCommand.words[word].map { .page(.app($0, [:])) }
            }
        }
        switch word {
        case "sample": return .sample(rest)
        case "file": return .file(rest)
        case "record": return .record(rest == "off" ? nil : rest)
        case "replay": return .replay(rest)
        case "do":
            let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
            let text = words.count > 1 ? ["text": words[1]] : [:]
            return .page(.app("act", ["id": words[0]].merging(text) { $1 }))
        case "in-app": return .page(.app("open", ["link": rest]))
        case "tab": return .page(.app("tab", ["id": rest]))
        case "signin": return .page(.app("signIn", ["account": rest]))
        case "crash-at" where rest == "never" || Checkpoint(rawValue: rest) != nil:
            return .page(.app("crashAt", ["point": rest]))
        case "focus" where ["on", "off"].contains(rest): return .focus(rest == "on")
        case "notifications": return NotificationAuthorization(rawValue: rest).map(Self.allow)
        default: return nil
        }
    }

    /// How they are typed: a word, and in capitals what else belongs to it.
    /// - Parameter samples: the names of the program's sample pushes.
    static func lines(scheduling: String?, samples: [String]) -> [String] {
        var lines = [
            "NUMBER [TEXT]", "tap", "signin ACCOUNT", "file PATH", "in-app LINK", "tab TAB", "do ACTION [TEXT]",
            "record FILE|off", "replay FILE", "crash-at recorded|gated|routing|committed|never", "focus on|off",
            "notifications authorized|provisional|denied|notDetermined", "help", "end",
        ]
        if let scheduling { lines.append("\(scheduling) MINUTES") }
        if !samples.isEmpty { lines.append("sample \(samples.joined(separator: "|"))") }
        return (DeviceCommand.lines + lines + PageCommand.words.keys).sorted()
    }
}
