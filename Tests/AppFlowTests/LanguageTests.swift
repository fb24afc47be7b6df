import AppFlow
import DeepLinks
import Launches
import Navigation
import Testing

@Suite struct LanguageTests {
    @Test("every failure, outcome, step and phase has a sentence", arguments: Language.allCases)
    func complete(language: Language) {
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
        #expect(Language.en.sentence("step.resolved", ["detail": "home"]) == "resolved to home")
        #expect(Language.en.sentence("no such key") == "no such key")
    }
}
