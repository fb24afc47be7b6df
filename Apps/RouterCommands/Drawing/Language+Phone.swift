import AppFlow

extension Language {
    /// What each step of a tap's path means, by its name.
    var meanings: [String: String] {
        switch self {
        case .en: English.meanings
        case .ko: Korean.meanings
        }
    }

    /// What the simulated phone says under that key, with each `{name}` in it replaced by the value of that name; what
    /// the app says where the phone has nothing of its own.
    func phrase(_ key: String, _ values: [String: String] = [:]) -> String {
        let phrases =
            switch self {
            case .en: English.phrases
            case .ko: Korean.phrases
            }
        guard let phrase = phrases[key] else { return sentence(key, values) }
        return values.reduce(phrase) { $0.replacing("{\($1.key)}", with: $1.value) }
    }
}
