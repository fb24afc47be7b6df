/// How much a notification may interrupt. Apple, "UNNotificationInterruptionLevel"; the key `interruption-level`.
public enum InterruptionLevel: String, Equatable, Sendable, Codable, CaseIterable {
    case passive
    case active
    case timeSensitive = "time-sensitive"
    case critical

    /// A level's name, however its words are joined and written: `timeSensitive` is one as well.
    init?(lenient name: String) {
        let letters = Self.letters(of: name)
        guard let level = Self.allCases.first(where: { Self.letters(of: $0.rawValue) == letters }) else { return nil }
        self = level
    }

    private static func letters(of name: String) -> String { name.filter(\.isLetter).lowercased() }
}
