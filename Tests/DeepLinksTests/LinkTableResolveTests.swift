import DeepLinks
import Foundation
import Testing

@Suite struct LinkTableResolveTests {
    let feed = "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f"

    @Test(arguments: [
        "sample://", "Sample-Beta:/", "https://sample.example.com/", "http://LINKS.example.com.:80/",
        "HTTPS://Sample.EXAMPLE.com.:443/",
    ])
    func `one table serves every scheme and host of the app`(start: String) throws {
        let match = try sampleTable().resolve(start + "home/feed/\(feed)?from=a#b", from: .scheme, now: now)
        #expect(match.pattern == (try LinkPattern("home/feed/:feedID")))
        #expect(match.capture("feedID") == feed)
        #expect(try match.queryValue("from") == "a")
        #expect(match.fragment == "b")
    }

    @Test func `an app's schemes and hosts may be listed in any case`() throws {
        let origins = LinkOrigins(schemes: ["Sample"], hosts: ["Sample.Example.com."])
        #expect(origins == LinkOrigins(schemes: ["sample"], hosts: ["sample.example.com"]))
        let table = try table("home", origins: origins)
        for link in ["SAMPLE://home", "sample://home", "https://sample.example.com/home"] {
            #expect(try table.resolve(link, from: .scheme, now: now).index == 0)
        }
    }

    @Test func `a relative link is taken from pushes and inside the app only`() throws {
        let table = try sampleTable()
        for source in [LinkSource.push, .inApp] {
            #expect(try table.resolve("home/feed/\(feed)", from: source, now: now).index == 3)
        }
        for source in [LinkSource.scheme, .universalLink] {
            #expect(error("home/feed/\(feed)", from: source) == .invalidScheme)
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
        #expect(error("https://sample.example.com/" + path) == .linkNotFound)
    }

    @Test(arguments: [
        "other://home", "javascript:alert(1)", "mailto:home", "campu://home", "samples://home", "file:/home",
    ])
    func `U23: another scheme is invalidScheme, from any source`(link: String) {
        for source in LinkSource.allCases { #expect(error(link, from: source) == .invalidScheme) }
    }

    @Test(arguments: [
        "https://evil.example/home", "https://sample.example.com.evil.io/home", "https://evilsample.example.com/home",
        "https://sample.example.comx/home", "https://sample.example.co/home",
        "https://example.com/home", "https://sub.sample.example.com/home", "https://sample.example.com:8443/home",
        "https://sample.example.com../home", "https://lin\u{212A}s.example.com/home",
        "https://lin%6Bs.example.com/home",
        "https://sample.example.com%2eevil.io/home", "https://sample%2Fexample.com/home", "https://sample/home",
    ])
    func `U23: a host is trusted only as it is listed`(link: String) {
        for source in LinkSource.allCases { #expect(error(link, from: source) == .untrustedHost) }
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
        let expected: [LinkSource: LinkError] = [
            .scheme: .notPermitted(.scheme), .universalLink: .notPermitted(.universalLink),
        ]
        for source in LinkSource.allCases {
            #expect(error("sample://order/7", from: source) == expected[source])
            #expect(error("https://sample.example.com/order/7", from: source) == expected[source])
        }
        let match = try sampleTable().resolve("order/7", from: .push, now: now)
        #expect(try sampleTable().declarations[match.index].requiresConfirmation)
    }

    @Test(
        arguments: [
            ("attendance/attendance-modal?subLectureId=12&round=3", nil),
            (
                "attendance/attendance-modal?round=3",
                .invalidParameter(name: "subLectureId", expected: "Int", found: nil)
            ),
            (
                "attendance/attendance-modal?subLectureId=12&round=",
                .invalidParameter(name: "round", expected: "Int", found: "")
            ),
            (
                "attendance/attendance-modal?subLectureId=12&round",
                .invalidParameter(name: "round", expected: "Int", found: "")
            ),
            (
                "attendance/attendance-modal?subLectureId=x&round=3",
                .invalidParameter(name: "subLectureId", expected: "Int", found: "x")
            ),
            ("soptamp/current-generation-ranking?currentGeneration=34&status=ACTIVE", nil),
            ("soptamp/current-generation-ranking?currentGeneration=34&status=inactive", nil),
            (
                "soptamp/current-generation-ranking?currentGeneration=34&status=gone",
                .invalidParameter(name: "status", expected: "ACTIVE|INACTIVE", found: "gone")
            ),
            ("feed/1", .invalidParameter(name: "feedID", expected: "UUID", found: "1")),
            ("feed/search?tag=a&tag=b", nil),
            ("feed/search?tag=a&tag=", .invalidParameter(name: "tag", expected: "String", found: "")),
        ] as [(String, LinkError?)])
    func `S0.8: a parameter that is missing or unreadable is invalidParameter`(path: String, expected: LinkError?) {
        #expect(error("sample://home/" + path) == expected)
    }

    private func error(_ link: String, from source: LinkSource = .scheme) -> LinkError? {
        guard let table = try? sampleTable() else { return nil }
        return linkError { try table.resolve(link, from: source, now: now) }
    }
}
