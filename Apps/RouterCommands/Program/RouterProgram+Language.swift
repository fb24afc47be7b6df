public import AppFlow

extension Sentences {
    /// What the command line and the phone in the terminal say.
    static let routerCommands = Sentences(in: .module)
}

extension RouterProgram {
    /// What the program says in a language, its command line included.
    public nonisolated static func language(_ code: LanguageCode) -> Language {
        Main.language(code, with: [sentences, .routerCommands])
    }
}
