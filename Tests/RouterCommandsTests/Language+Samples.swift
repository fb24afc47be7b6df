import AppFlow

@testable import RouterCommands

extension Language {
    /// What the command line says with no program behind it.
    static let english = Language.named(.development)

    /// The same in each language.
    static let all = Sentences.routerCommands.languages.map(named)

    private static func named(_ code: LanguageCode) -> Language { Language(code, of: [.routerCommands, .appFlow]) }
}
