import AppFlow
import Chats
import Testing

@Suite struct MessageSentenceTests {
    @Test("each state of a message has its sentences", arguments: Language.allCases, MessageDelivery.allCases)
    func states(language: Language, delivery: MessageDelivery) {
        for key in ["note", "send"].map({ "\($0).\(delivery.rawValue)" }) {
            #expect(language.sentence(key) != key)
        }
    }

    @Test("what a room offers has a name in each language", arguments: Language.allCases)
    func actions(language: Language) {
        for id in ["send", "earlier", "later"] { #expect(language.has("content.\(id)"), "\(id)") }
    }
}
