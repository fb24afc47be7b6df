import DeepLinks
import Testing

@Suite struct LinkExplanationTests {
    private let id = "00000000-0000-4000-8000-000000000000"

    private func explain(_ link: String, from source: LinkSource = .scheme) throws -> LinkExplanation {
        try sampleTable().explain(link, from: source, now: now)
    }

    @Test(arguments: [
        ("sample://home/fed", #"no route below "home" matches "fed"; nearest: home/feed"#),
        ("sample://hmoe/feed", #"no route begins with "hmoe"; nearest: home/feed"#),
        ("sample://order", #"no route ends at "order"; nearest: order/:orderID"#),
        ("sample://quite/elsewhere", #"no route begins with "quite""#),
        ("sample://", "no route is at the root"),
    ])
    func `U25: a link without a route says where it stopped, and what was probably meant`(
        link: String, summary: String
    ) throws {
        let explanation = try explain(link)
        #expect(explanation.error == .linkNotFound)
        #expect(explanation.summary == summary)
        #expect(explanation.match == nil)
    }

    @Test(arguments: [["zoom", "rooms", "room", "broom"], ["broom", "room", "zoom", "rooms"]])
    func `U25: of several routes that a typo may have meant, the most alike is named`(patterns: [String]) throws {
        let table = try LinkTable(patterns.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
        let explanation = table.explain("sample://rom", from: .scheme, now: now)
        #expect(explanation.nearest == (try LinkPattern("room")))
    }

    @Test(arguments: [
        ("other://home", LinkSource.scheme, #"the scheme "other" is none of the app's: sample, sample-beta"#),
        (
            "https://evil.example/home", .universalLink,
            #"the host "evil.example" is none of the app's: sample.example.com, links.example.com"#
        ),
        ("home", .scheme, "a link without a scheme is taken from a push or the app itself, not from scheme"),
        ("sample://home?expiredAt=2020-01-01T00:00:00Z", .scheme, "it was good until 2020-01-01T00:00:00Z"),
        ("sample://home?expiredAt=soon", .scheme, "its expiredAt is no RFC 3339 date, such as 2030-01-31T12:00:00Z"),
        (
            "sample://home?expiredAt=2100-01-01T00:00:00Z&expiredAt=2100-01-01T00:00:00Z", .scheme,
            "its expiredAt stands there twice"
        ),
        ("sample://order/7", .scheme, "order/:orderID takes links from push on, not from scheme"),
        ("sample://feed/7", .scheme, #"feed/:feedID needs feedID as UUID, not "7""#),
        (
            "sample://home/attendance/attendance-modal?round=1&subLectureId=", .scheme,
            "home/attendance/attendance-modal needs subLectureId as Int, which is missing"
        ),
        ("", .scheme, "it is empty"), ("sample://home/%zz", .scheme, #""%zz" is no percent-encoded byte"#),
        ("home/%\u{301}a", .inApp, "\"%\u{301}a\" is no percent-encoded byte"),
        ("sample://home/%FF", .scheme, "its percent-encoded bytes are not UTF-8"),
        ("sample:/a//b?c=://", .inApp, "it has an empty segment"),
        ("sample://home/%2E%2e/feed", .scheme, "it has a dot segment"),
        ("sample://home/%00", .scheme, "it holds a control character"),
        (#"sample://home\feed"#, .scheme, "it holds a backslash"),
        ("https://sample.example.com@evil.example/home", .universalLink, "it names a user"),
        ("https:", .universalLink, "it is not written as an address is"),
        (String(repeating: "a", count: 9_000), .inApp, "it is longer than 8192 bytes"),
        (String(repeating: "a/", count: 65) + "a", .inApp, "it has more than 64 segments"),
        ("https://sample.example.com:x/@a", .inApp, "its port is no number up to 65535"),
        ("https://./x", .inApp, "it names no host"),
        ("https://[::1]h/x", .inApp, "its host is no address in brackets"),
        (" sample://home\n", .scheme, "it begins with a blank"),
        ("sample://feed/7\u{A0}", .scheme, "it ends with a blank"),
    ])
    func `U25: what refused a link is said`(link: String, source: LinkSource, summary: String) throws {
        let explanation = try explain(link, from: source)
        #expect(explanation.summary == summary)
        #expect(explanation.error != nil)
    }

    @Test(
        "U25: a query item that the route does not read is named, with the one that was likely meant",
        arguments: [
            ("round=1&sub_lecture_id=7", [#""sub_lecture_id" is not read; did you mean "subLectureId"?"#]),
            ("subLectureId=7&Round=1", [#""Round" is not read; did you mean "round"?"#]),
            ("round=1&subLectureId=7&expiresAt=x", [#""expiresAt" is not read; did you mean "expiredAt"?"#]),
            ("round=1&subLectureId=7&expiredAt=2100-01-01T00:00:00Z", []),
            ("round=1&subLectureId=7&utm=a&utm=b&%zz", [#""utm" is not read"#, #""%zz" is not read"#]),
            // U42: a campaign is for the app's analytics.
            ("round=1&subLectureId=7&utm_campaign=a&utm_id=1&UTM_id=1", [#""UTM_id" is not read"#]),
            // Nothing is missing that it could stand for.
            ("round=1&subLectureId=7&sub_lecture_id=7", [#""sub_lecture_id" is not read"#]),
        ])
    func unread(query: String, findings: [String]) throws {
        let explanation = try explain("sample://home/attendance/attendance-modal?\(query)")
        #expect(explanation.unread.map { "\($0)" } == findings)
    }

    @Test func `U25: a link with a route names it`() throws {
        let explanation = try explain("sample://home/feed/\(id)")
        #expect(explanation.error == nil)
        #expect(explanation.match?.pattern == (try LinkPattern("home/feed/:feedID")))
        #expect(explanation.summary == "home/feed/:feedID takes it: feedID=\(id)")
    }

    @Test func `a finding is a sentence with its values`() {
        let finding = LinkFinding("noRouteAt", "no route is at {place}", ["place": "the root"])
        let sentence = finding.description  // no route is at the root
        #expect(sentence == "no route is at the root")
    }

    @Test func `U25: a segment that looks like a route's but has other bytes is where the link stopped`() throws {
        let explanation = try table("a/\u{E9}").explain("sample://a/e\u{301}/b", from: .scheme, now: now)
        #expect(explanation.findings.first?.code == "noRouteBelow")
        #expect(explanation.findings.first?.values["path"] == "a")
    }
}
