import DeepLinks
import Foundation
import Testing

@Suite struct LinkTableResolveTests {
    let feed = "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f"

    @Test(arguments: [
        "sample://", "Sample-Beta:/", "http://LINKS.example.com.:80/", "HTTPS://Sample.EXAMPLE.com.:443/",
    ])
    func `one table serves every scheme and host of the app, which may be listed in any case`(start: String) throws {
        let origins = LinkOrigins(
            schemes: ["Sample", "sample-beta"], hosts: ["Sample.Example.com.", "links.example.com"])
        let match = try table("home/feed/:id", origins: origins).resolve(
            start + "home/feed/1?from=a#b", from: .scheme, now: now)
        #expect(match.capture("id") == "1")
        #expect(try match.queryValue("from") == "a")
        #expect(match.fragment == "b")
    }

    @Test func `a relative link is taken from pushes and inside the app only`() throws {
        for source in LinkSource.allCases {
            #expect(error("home/feed/\(feed)", from: source) == (source >= .push ? nil : .invalidScheme))
        }
    }

    @Test func `S0.12: old and new roots both resolve`() throws {
        let table = try sampleTable()
        #expect(try table.resolve("sample://home/feed/\(feed)", from: .scheme, now: now).index == 3)
        #expect(try table.resolve("sample://feed/\(feed)", from: .scheme, now: now).index == 4)
    }

    @Test(arguments: [
        "nowhere", "home/nowhere", "home/feed/search/nowhere", "Home", "home/Feed", "HOME/feed", "", "homefeed", "hom",
    ])
    func `S0.5, S0.7: an unknown root or child is linkNotFound`(path: String) {
        #expect(error("sample://" + path) == .linkNotFound)
    }

    @Test(
        arguments: [
            ("other://home", .invalidScheme), ("javascript:alert(1)", .invalidScheme), ("file:/home", .invalidScheme),
            ("samples://home", .invalidScheme), ("https://evil.example/home", .untrustedHost),
            ("https://sample.example.com.evil.io/home", .untrustedHost),
            ("https://evilsample.example.com/home", .untrustedHost), ("https://example.com/home", .untrustedHost),
            ("https://sub.sample.example.com/home", .untrustedHost),
            ("https://sample.example.com:8443/home", .untrustedHost),
            ("https://lin\u{212A}s.example.com/home", .untrustedHost),
            ("https://lin%6Bs.example.com/home", .untrustedHost),
            ("https://sample%2Fexample.com/home", .untrustedHost), ("https://sample/home", .untrustedHost),
        ] as [(String, LinkError)])
    func `U23: a scheme and a host are trusted only as they are listed, from any source`(
        link: String, refusal: LinkError
    ) {
        for source in LinkSource.allCases { #expect(error(link, from: source) == refusal) }
    }

    @Test(arguments: [
        ("2025-06-15T15:06:40Z", LinkError.expiredLink), ("2025-06-15T15:06:41Z", nil),
        ("2025-06-15T15:06:40.001Z", nil), ("2025-06-16T00:06:40+09:00", .expiredLink),
        ("2025-06-16T00:06:41%2B09:00", nil), ("", .invalidLink), ("tomorrow", .invalidLink),
        ("1750000001", .invalidLink), ("2999-01-01T00:00:00Z&expiredAt=2999-01-01T00:00:00Z", .invalidLink),
    ])
    func `S0.4: a link expires at the moment that it states`(stated: String, expected: LinkError?) {
        #expect(error("sample://home?expiredAt=\(stated)") == expected)
        #expect(error("sample://home?a=b&expired%41t=\(stated)") == expected)
    }

    @Test func `what is wrong is told in order: syntax, origin, expiry, route, source, parameters`() {
        let expired = "expiredAt=2000-01-01T00:00:00Z"
        #expect(error("other://home/%zz?\(expired)") == .invalidLink)
        #expect(error("other://nowhere?\(expired)") == .invalidScheme)
        #expect(error("https://evil.io/nowhere?\(expired)") == .untrustedHost)
        #expect(error("sample://nowhere?\(expired)") == .expiredLink)
        #expect(error("sample://order/7/8") == .linkNotFound)
        #expect(error("sample://order/7") == .notPermitted(.scheme))
    }

    @Test func `a route takes links from its least trusted source on`() throws {
        for source in LinkSource.allCases {
            #expect(error("sample://order/7", from: source) == (source >= .push ? nil : .notPermitted(source)))
        }
        let match = try sampleTable().resolve("order/7", from: .push, now: now)
        #expect(try sampleTable().declarations[match.index].requiresConfirmation)
    }

    @Test(
        arguments: [
            ("attendance/attendance-modal?subLectureId=12&round=3", nil),
            ("attendance/attendance-modal?round=3", ("subLectureId", "Int", nil)),
            ("attendance/attendance-modal?subLectureId=12&round=", ("round", "Int", "")),
            ("attendance/attendance-modal?subLectureId=x&round=3", ("subLectureId", "Int", "x")),
            ("soptamp/current-generation-ranking?currentGeneration=34&status=ACTIVE", nil),
            ("soptamp/current-generation-ranking?currentGeneration=34&status=inactive", nil),
            (
                "soptamp/current-generation-ranking?currentGeneration=34&status=gone",
                ("status", "ACTIVE|INACTIVE", "gone")
            ),
            ("feed/1", ("feedID", "UUID", "1")), ("feed/search?tag=a&tag=b", nil),
            ("feed/search?tag=a&tag=", ("tag", "String", "")),
        ] as [(String, (String, String, String?)?)])
    func `S0.8: a parameter that is missing or unreadable is invalidParameter`(
        path: String, wrong: (name: String, expected: String, found: String?)?
    ) {
        let refusal = wrong.map {
            LinkError.invalidParameter(name: $0.name, expected: $0.expected, found: $0.found)
        }
        #expect(error("sample://home/" + path) == refusal)
    }

    private func error(_ link: String, from source: LinkSource = .scheme) -> LinkError? {
        guard let table = try? sampleTable() else { return nil }
        return linkError { try table.resolve(link, from: source, now: now) }
    }
}
