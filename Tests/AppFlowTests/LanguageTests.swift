import AppFlow
import DeepLinks
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
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
            + ["invalidTrigger", "unauthorizedNotification", "notificationRefused"]
            + DiscardReason.allCases.map(\.rawValue)
        let keys =
            codes + Outcome.allCases.map { "outcome.\($0.rawValue)" }
            + TraceEntry.Step.allCases.map { "step.\($0.rawValue)" }
            + NavigationState.Phase.allCases.filter { $0 != .main }.map { "phase.\($0.rawValue)" }
        for key in keys { #expect(language.has(key), "\(key)") }
    }

    @Test(
        "U35: what was found out about a link or a payload has a sentence, in English the code's own",
        arguments: Sentences.appFlow.languages)
    func findings(code: LanguageCode) throws {
        let language = Language(code, of: [.appFlow])
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("a/:id"), parameters: [LinkParameter("id", Int.self).declaration]),
                LinkDeclaration(LinkPattern("order"), minimumSource: .push),
                LinkDeclaration(LinkPattern("a/:id/b")), LinkDeclaration(LinkPattern("a/1")),
                LinkDeclaration(LinkPattern("b"), on: "example.com"),
            ], origins: LinkOrigins(schemes: ["s"], hosts: ["example.com"]))
        let links = [
            "", "a//b", "s:..", "a\\b", "s://a/%zz", "https://example.com:x/", "https:///x", "https://[::1/x",
            "s://me@a", String(repeating: "a", count: 9_000), String(repeating: "a/", count: 65) + "a", "t://a",
            "https://other.com/a", "a", "s://a/x", "s://", "s://ab", "s://b", "s://a/1/2", "s://order",
            "s://a/1?expiredAt=x",
            "s://a/1?expiredAt=2020-01-01T00:00:00Z",
            " s://a/1", "s://a/1 ", "s://a/1?expiredAt=x&expiredAt=x",
        ]
        let found = links.flatMap { link in
            table.explain(link, from: .scheme, now: Date()).findings
        }
        let unread = table.explain("s://a/1?expiresAt=1&b=2", from: .scheme, now: Date()).unread
        let faults: [PayloadError] = [.notJSON(line: 1, column: 2), .notAnObject, .noAps, .lost]
        let errors: [LinkError] = [
            .invalidLink, .invalidScheme, .linkNotFound, .expiredLink, .untrustedHost, .notPermitted(.scheme),
            .invalidParameter(name: "a", expected: "Int", found: nil),
            .invalidParameter(name: "a", expected: "Int", found: "{name}"),
        ]
        let payload = try NotificationPayload(
            json: Data(#"{"aps":{"alert":"a","badge":"1","thread-id":[],"mutable_content":1}}"#.utf8))
        for finding in found + unread + faults.map(\.finding) + errors.map(\.finding) + payload.remarks {
            #expect(language.has("finding.\(finding.code)"), "\(finding)")
            let isSame = language.sentence(of: finding) == finding.description
            #expect(isSame == (code == .development), "\(language.sentence(of: finding))")
        }
        #expect(Set(found.map(\.code)).count > 15)
        #expect(Set(payload.remarks.map(\.code)) == ["misread", "misreadable", "keyNotRead"])
    }

    @Test("U35: what a finding names of a link has words in each language", arguments: Sentences.appFlow.languages)
    func words(code: LanguageCode) throws {
        let language = Language(code, of: [.appFlow])
        let routes = try LinkSource.allCases.map { try LinkDeclaration(LinkPattern($0.rawValue), minimumSource: $0) }
        let table = try LinkTable(routes, origins: LinkOrigins(schemes: ["s"], hosts: []))
        let refused = LinkSource.allCases.flatMap { source in
            ["s://inApp", "s://push", "s://universalLink", "inApp", "https://example.com/a"].flatMap {
                table.explain($0, from: source, now: Date()).findings
            }
        }
        let payloads = [
            #"{"aps":{},"itbl":{"defaultAction":{"type":"dismiss","data":"s://a"}},"url":"s://a"}"#,
            #"{"aps":{},"source":"xnpe_platform","action":"app","url":"s://a"}"#,
        ]
        let unmet = try payloads.flatMap {
            try NotificationPayload(json: Data($0.utf8)).carriedLinks.map(\.finding)
        }
        for name in ["source", "least", "known", "condition"] {
            let values = Set((refused + unmet).compactMap { $0.values[name] })
            #expect(values.count >= (name == "known" ? 1 : 3), "\(name): \(values)")
            for value in values { #expect(language.has("finding.\(name).\(value)"), "\(name): \(value)") }
        }
    }

    @Test func `values take their places in a sentence`() {
        let english = Language(.development, of: [.appFlow])
        #expect(english.sentence("step.resolved", ["detail": "home"]) == "resolved to home")
        #expect(english.sentence("no such key") == "no such key")
    }

    @Test func `a folder is a language, the development language comes first, and the first module with a key says it`()
        throws
    {
        let library = try SampleBundle(["de": ["a": "A de"], "en": ["a": "A", "b": "B"], "fr": ["a": "A fr"]])
        let shelf = try SampleBundle(["en": ["b": "other", "c": "C"]])
        #expect(library.sentences.languages.map(\.rawValue) == ["en", "de", "fr"])
        let french = Language(LanguageCode(rawValue: "fr"), of: [library.sentences, shelf.sentences])
        #expect(["a", "b", "c"].map { french.sentence($0) } == ["A fr", "other", "C"])
        let english = Language(.development, of: [library.sentences, shelf.sentences])
        #expect(["a", "b", "c"].map { english.sentence($0) } == ["A", "B", "C"])
    }

    @Test func `a program says what is said around it first, and what every app says last`() throws {
        let others = try SampleBundle(["en": ["a": "A", "step.resolved": "found"]]).sentences
        let language = TestMain.language(.development, with: [others])
        #expect(language.sentence("a") == "A" && language.sentence("step.resolved") == "found")
        #expect(TestMain.language(.development).has("step.resolved"))
    }

    @Test func `a finding has its sentence and words in each language, or its own`() throws {
        let module = try SampleBundle([
            "en": [
                "finding.known": "want {type}", "finding.type.Int": "a number", "phase.login": "Sign in",
                "finding.phase.login": "the sign-in screen",
            ]
        ])
        let language = Language(.development, of: [module.sentences])
        let findings = ["known", "unknown"].map { LinkFinding($0, "expected {type}", ["type": "Int"]) }
        #expect(findings.map(language.sentence(of:)) == ["want a number", "expected a number"])
        let words = LinkFinding("known", "expected {type}", ["type": "String"])
        #expect(language.sentence(of: words) == "want String")
        // A word of findings goes before the one that a value has everywhere.
        let held = ["phase", "source"].map { LinkFinding("held", "on {\($0)}", [$0: "login"]) }
        #expect(held.map(language.sentence(of:)) == ["on the sign-in screen", "on login"])
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

/// A bundle in a folder of its own, with the given sentences by language and key.
private struct SampleBundle {
    let sentences: Sentences

    init(_ texts: [String: [String: String]]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for (language, sentences) in texts {
            let place = folder.appending(path: "\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let lines = sentences.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
            try Data(lines.utf8).write(to: place.appending(path: "Localizable.strings"))
        }
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileReadNoSuchFile) }
        sentences = Sentences(in: bundle)
    }
}
