extension MainCoordinator {
    public nonisolated static var sentences: [Sentences] { [] }

    /// The program's sentences: its own, those of its features, and those of every app.
    /// - Parameters:
    ///   - code: which language.
    ///   - others: of modules around the program, such as its command line.
    public nonisolated static func language(
        _ code: LanguageCode, with others: @autoclosure @escaping @Sendable () -> [Sentences] = []
    ) -> Language {
        Language(code, of: others() + sentences + features.compactMap { $0.type.sentences } + [.appFlow])
    }
}
