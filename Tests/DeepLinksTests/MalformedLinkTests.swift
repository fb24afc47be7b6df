import DeepLinks
import Testing

/// Every form of bad input, through `resolve` and from wherever a link can come.
@Suite struct MalformedLinkTests {
    private static let starts = [
        "sample://", "sample:/", "https://sample.example.com/", "HTTP://links.example.com./", "",
    ]

    /// What stands behind an origin, or is a whole relative link.
    private static let paths = [
        "home/%zz", "home/%", "home/%4", "home/%FF", "home/%C0%AF", "home/%ED%A0%80", "home/%F0%9F", "..", "home/..",
        "home/../feed", ".", "home/./feed", "%2e%2e", "home/%2E%2e/feed", "home/.%2E", "home/%2e", "home\\feed",
        "\\home",
        "home?a=\\", "home/\u{0}", "home/\n", "home\u{7F}/feed", "home?a=\t", "home#\u{1B}", "home/%00", "home/a%0Ab",
        "home/%7F", "home//feed", "home/feed//", "home?expiredAt=soon", "home?expiredAt=%zz",
        "home?expiredAt", "home?expiredAt=2030-01-01",
        "home?expiredAt=2030-01-01T00:00:00Z&expiredAt=2031-01-01T00:00:00Z",
        "home/" + String(repeating: "a", count: 8_192), "home?a=" + String(repeating: "a", count: 8_192),
        Array(repeating: "a", count: 65).joined(separator: "/"),
    ]

    /// Links whose origin itself is malformed.
    private static let origins = [
        "", "//sample.example.com/home", "https:", "https://", "https:///home", "https:/sample.example.com/home",
        "sample://user@home/feed", "sample://user:word@home", "https://user@sample.example.com/home",
        "https://user:word@sample.example.com/home", "https://sample.example.com@evil.io/home",
        "https://sample.example.com\\@evil.io/home", "https:\\\\evil.io/home",
        "https://evil.io\\.sample.example.com/home",
        "https://sample.example.com\t.evil.io/home", "https://sample.example.com:port/home",
        "https://sample.example.com:65536/home", "https://sample.example.com%zz/home", "https://[::1/home",
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

    @Test(
        "S0.6, U17: a link that begins or ends with a blank is invalidLink, wherever it leads and comes from",
        arguments: ["sample://home", "https://sample.example.com/home", "home", "sample://home?a=b", "other://home#c"],
        [" ", "\u{A0}", "\u{3000}", "\u{2009}", "\n", " \t"])
    func blanks(link: String, blank: String) throws {
        for text in [blank + link, link + blank] {
            for source in LinkSource.allCases {
                #expect(linkError { try table("home", "*").resolve(text, from: source, now: now) } == .invalidLink)
            }
            #expect(linkError { try ParsedLink(text) } == .invalidLink)
        }
    }

    @Test(arguments: starts.dropLast() + ["sample:", "https://sample.example.com", "/", "?a=b", "#top"])
    func `an empty path is linkNotFound, unless the table declares it`(link: String) throws {
        #expect(linkError { try table("home", "*rest").resolve(link, from: .inApp, now: now) } == .linkNotFound)
        #expect(try table("home", "/").resolve(link, from: .inApp, now: now).index == 1)
    }
}
