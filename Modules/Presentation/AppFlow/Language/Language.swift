public import Notifications

/// A language that every sentence for people exists in.
public enum Language: String, CaseIterable, Sendable {
    case en, ko

    private var sentences: [String: String] {
        switch self {
        case .en: English.sentences
        case .ko: Korean.sentences
        }
    }

    /// The sentence of that key, with each `{name}` in it replaced by the value of that name.
    ///
    /// A key without a sentence stands for itself.
    public func sentence(_ key: String, _ values: [String: String] = [:]) -> String {
        guard let sentence = sentences[key] else { return key }
        return values.reduce(sentence) { $0.replacing("{\($1.key)}", with: $1.value) }
    }

    /// What a push names by a key: the sentence under `alert.<key>`.
    public var alertStrings: AlertStrings {
        AlertStrings { sentences["alert.\($0)"] }
    }

    /// Whether there is a sentence of that key.
    public func has(_ key: String) -> Bool { sentences[key] != nil }
}
