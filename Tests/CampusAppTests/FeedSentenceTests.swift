import AppFlow
import Testing

@Suite struct FeedSentenceTests {
    @Test("what a feed offers has a name in each language", arguments: Language.allCases)
    func actions(language: Language) {
        for id in ["bookmark", "removeBookmark"] { #expect(language.has("content.\(id)"), "\(id)") }
    }
}
