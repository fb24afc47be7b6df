/// Texts that patterns are held against; what they are looked up by is made when the first pattern asks for it.
final class WildcardTexts {
    private let texts: [String]
    private lazy var exact = TextMarks(texts.map { Array($0.unicodeScalars) })
    private lazy var folded = TextMarks(texts.map { $0.unicodeScalars.map(\.folded) })

    init(_ texts: [String]) {
        self.texts = texts
    }

    func marks(isCaseSensitive: Bool) -> TextMarks { isCaseSensitive ? exact : folded }
}
