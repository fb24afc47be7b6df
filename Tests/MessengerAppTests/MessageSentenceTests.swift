import AppFlow
import ChatFlow
import Chats
import Testing

@Suite struct MessageSentenceTests {
    @Test(
        "each state of a message has its sentences", arguments: Sentences.chatFlow.languages, MessageDelivery.allCases)
    func states(code: LanguageCode, delivery: MessageDelivery) {
        #expect(Language(code, of: [.chatFlow]).has("note.\(delivery.rawValue)"))
    }

    @Test("what a room offers has a name in each language", arguments: Sentences.chatFlow.languages)
    func actions(code: LanguageCode) {
        let language = Language(code, of: [.chatFlow])
        for id in ["send", "earlier", "later"] { #expect(language.has("content.\(id)"), "\(id)") }
    }
}
