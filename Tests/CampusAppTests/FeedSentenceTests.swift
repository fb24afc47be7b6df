import AppFlow
import FeedFlow
import Testing

@Suite struct FeedSentenceTests {
    @Test("what a feed offers has a name in each language", arguments: Sentences.feedFlow.languages)
    func actions(code: LanguageCode) {
        let language = Language(code, of: [.feedFlow])
        for id in ["bookmark", "removeBookmark"] { #expect(language.has("content.\(id)"), "\(id)") }
    }
}
