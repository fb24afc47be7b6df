import DeepLinks
import Testing

/// Every form of bad input, through `resolve` and from wherever a link can come.
@Suite struct MalformedLinkTests {
    private static let starts = ["sample://", "sample:/", "HTTP://links.example.com./", ""]

    /// What stands behind an origin, or is a whole relative link.
    private static let paths = [
        "home/%zz", "home/%4", "home/%ED%A0%80", "home/../feed", "%2e%2e", "home\\feed", "home?a=\\", "home/\u{0}",
        "home\u{7F}/feed", "home#\u{1B}", "home/%00", "home//feed", "home/feed//",
        "home/" + String(repeating: "a", count: 8_192), "home?a=" + String(repeating: "a", count: 8_192),
        Array(repeating: "a", count: 65).joined(separator: "/"),
        "home ", "home\u{A0}", "home?a=b\u{3000}", "home#c\n",
    ]

    /// Links whose origin itself is malformed.
    private static let origins = [
        "", "//sample.example.com/home", "https:", "https://", "https:///home", "https:/sample.example.com/home",
        "sample://user:word@home", "https://user@sample.example.com/home", "https://sample.example.com@evil.io/home",
        "https://sample.example.com\\@evil.io/home", "https:\\\\evil.io/home",
        "https://sample.example.com\t.evil.io/home", "https://sample.example.com:port/home",
        "https://sample.example.com:65536/home", "https://sample.example.com%zz/home", "https://[::1/home",
        " home", " sample://home", "\u{2009}https://sample.example.com/home",
    ]

    @Test(arguments: starts, paths)
    func `S0.6, U17: a malformed path, query or fragment is invalidLink under every origin`(
        start: String, path: String
    ) throws {
        for table in [try sampleTable(), try table("/", "*")] {
            #expect(linkError { try table.resolve(start + path, from: .inApp, now: now) } == .invalidLink)
        }
    }

    @Test(arguments: origins)
    func `S0.6, U17, U23: a malformed origin is invalidLink, from every source`(link: String) throws {
        for source in LinkSource.allCases {
            #expect(linkError { try table("/", "*").resolve(link, from: source, now: now) } == .invalidLink)
        }
    }

    @Test(arguments: [
        "sample://home/poke?utm_campaign=50%off", "https://sample.example.com/home/poke#100%",
        "home/poke?a=1&b=%C3&%C3=2",
    ])
    func `U33: a bad escape in what no route declares refuses no link`(link: String) throws {
        #expect(try table("home/poke").resolve(link, from: .inApp, now: now).index == 0)
    }

    @Test(
        arguments: [
            ("chat?roomId=%zz", .invalidParameter(name: "roomId", expected: "Int64", found: "%zz")),
            ("home/feed/search?tag=1&tag=%C3", .invalidParameter(name: "tag", expected: "String", found: "%C3")),
            ("home?expiredAt=2999-01-01T00:00:00Z%", .invalidLink),
        ] as [(String, LinkError)])
    func `S0.4, U33: a bad escape in an item that is read refuses the link`(link: String, error: LinkError) throws {
        #expect(linkError { try sampleTable().resolve(link, from: .inApp, now: now) } == error)
    }

    @Test func `U15: a segment is split off first and decoded exactly once`() throws {
        let link = try ParsedLink("sample://home/a%2Fb/%252F/a+b%20c+%2B")
        #expect(link.segments == ["home", "a/b", "%2F", "a+b c++"])
    }

    @Test func `8 KiB and 64 segments are the limits`() throws {
        #expect(try ParsedLink(String(repeating: "a", count: 8_192)).segments.count == 1)
        #expect(linkError { try ParsedLink(String(repeating: "a", count: 8_193)) } == .invalidLink)
        let path = Array(repeating: "a", count: 64).joined(separator: "/")
        #expect(try ParsedLink("sample://\(path)/").segments.count == 64)
        #expect(linkError { try ParsedLink("sample://\(path)/a") } == .invalidLink)
    }

    @Test(arguments: ["sample://", "sample:/", "sample:", "https://sample.example.com", "/", "?a=b", "#top"])
    func `an empty path is linkNotFound, unless the table declares it`(link: String) throws {
        #expect(linkError { try table("home", "*rest").resolve(link, from: .inApp, now: now) } == .linkNotFound)
        #expect(try table("home", "/").resolve(link, from: .inApp, now: now).index == 1)
    }
}
