import DeepLinks
import Foundation
import Testing

/// The rules of a table, each by an example or two; `NaiveTableTests` proves them.
@Suite struct LinkTableResolveTests {
    let feed = "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f"

    @Test func `a table finds the route of a link and reads its values`() throws {
        let bookID = LinkParameter("id", Int64.self)
        let table = try LinkTable(
            [LinkDeclaration(LinkPattern("book/:id"), parameters: [bookID.declaration])],
            origins: LinkOrigins(schemes: ["library"], hosts: ["library.example.com"]))
        let match = try table.resolve("library://book/7", from: .scheme, now: .now)
        let book = try bookID.value(in: match)  // 7
        #expect(book == 7)
    }

    @Test(arguments: [
        ("home/feed/search", "home/feed/search"),
        ("home/feed/other", "home/feed/:id"),
        ("home/feed/search/more", "home/*rest"),
        ("home/feed/other/edit", "home/feed/:id/edit"),
        ("home/feed", "home/*rest"),
        ("home", ":root"),
        ("Home/feed", "*"),
        ("/", "/"),
    ])
    func `U16: literal beats parameter beats catch-all at every level, in any order of declaration`(
        path: String, expected: String
    ) throws {
        let patterns = [
            "*", ":root", "home/*rest", "home/feed/:id", "home/feed/search", "home/feed/:id/edit", "/", "a/b",
        ]
        for shift in patterns.indices {
            let order = Array(patterns[shift...] + patterns[..<shift])
            let table = try LinkTable(order.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
            let match = try #require(try table.match(path: path))
            #expect(match.pattern.description == expected)
            #expect(order[match.index] == expected)
        }
    }

    @Test func `a catch-all takes at least one segment, and gives its decoded segments as a list, too`() throws {
        let table = try table("files/:owner/*path")
        let match = try #require(try table.match(path: "files/me/a%2Fb/%2E%2E%2Fc/d?path=e"))
        #expect(match.segments("path") == ["a/b", "../c", "d"])
        #expect(match.segments("owner") == ["me"])
        #expect(match.segments("none") == [])
        #expect(match.capture("path") == "a/b/../c/d")
        for path in ["files/me", "files/me/", "/"] { #expect(try table.match(path: path) == nil) }
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
            ("https://evil.example/home", .untrustedHost),
            ("https://sample.example.com.evil.io/home", .untrustedHost),
            ("https://sub.sample.example.com/home", .untrustedHost),
            ("https://lin\u{212A}s.example.com/home", .untrustedHost),
            ("https://lin%6Bs.example.com/home", .untrustedHost),
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
