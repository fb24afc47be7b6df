import AppFlow
import DeepLinks
import Foundation
import Launches
import Navigation
import Notifications
import Testing

@Suite struct LanguageTests {
    @Test("every failure, outcome, step and phase has a sentence", arguments: Sentences.appFlow.languages)
    func complete(code: LanguageCode) {
        let language = Language(code, of: [.appFlow])
        let errors: [LinkError] = [
            .invalidLink, .invalidScheme, .linkNotFound, .expiredLink, .untrustedHost,
            .invalidParameter(name: "a", expected: "Int", found: nil), .notPermitted(.scheme),
        ]
        let codes =
            errors.map(\.code)
            + ["invalidPayload", "contentNotFound", "databaseUnavailable", "notNavigable", "routingCrashed"]
            + ["invalidTrigger", "unauthorizedNotification"] + DiscardReason.allCases.map(\.rawValue)
        let keys =
            codes + Outcome.allCases.map { "outcome.\($0.rawValue)" }
            + TraceEntry.Step.allCases.map { "step.\($0.rawValue)" }
            + NavigationState.Phase.allCases.filter { $0 != .main }.map { "phase.\($0.rawValue)" }
        for key in keys { #expect(language.has(key), "\(key)") }
    }

    @Test func `values take their places in a sentence`() {
        let english = Language(.development, of: [.appFlow])
        #expect(english.sentence("step.resolved", ["detail": "home"]) == "resolved to home")
        #expect(english.sentence("no such key") == "no such key")
    }

    @Test func `a folder is a language, and the first module that has a key says it`() throws {
        let library = try SampleBundle(["en": ["a": "A", "b": "B"], "fr": ["a": "A fr"]])
        let shelf = try SampleBundle(["en": ["b": "other", "c": "C"]])
        #expect(library.sentences.languages.map(\.rawValue) == ["en", "fr"])
        let french = Language(LanguageCode(rawValue: "fr"), of: [library.sentences, shelf.sentences])
        #expect(["a", "b", "c"].map { french.sentence($0) } == ["A fr", "other", "C"])
        let english = Language(.development, of: [library.sentences, shelf.sentences])
        #expect(["a", "b", "c"].map { english.sentence($0) } == ["A", "B", "C"])
    }

    @Test("a push's key is looked up under alert", arguments: Sentences.appFlow.languages)
    func alerts(code: LanguageCode) throws {
        let library = try SampleBundle([code.rawValue: ["alert.NEW": "%@ is new"]])
        let json = Data(#"{"aps":{"alert":{"loc-key":"NEW","loc-args":["Ink"],"title-loc-key":"OLD"}}}"#.utf8)
        let payload = try NotificationPayload(json: json)
            .resolved(in: Language(code, of: [library.sentences]).alertStrings)
        #expect(payload.body == "Ink is new" && payload.title != "OLD is new")
    }
}
