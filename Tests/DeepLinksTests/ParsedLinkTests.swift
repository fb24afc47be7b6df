import DeepLinks
import Testing

@Suite struct ParsedLinkTests {
    @Test(
        arguments: [
            ("sample://home/feed", .scheme("sample")), ("SAMPLE:home/%66eed/?a=b#c", .scheme("sample")),
            ("sample:///home/feed", .scheme("sample")), ("home/feed/", .relative), ("/home/feed?a=b", .relative),
            ("HTTPS://Sample.Example.COM.:443/home/feed/", .universal("sample.example.com")),
            ("http://sample.example.com:443/home/feed", .universal("sample.example.com:443")),
            ("https://sample.example.com:/home/feed", .universal("sample.example.com")),
            ("https://[::1]:8443/home/feed", .universal("[::1]:8443")),
        ] as [(String, ParsedLink.Form)])
    func `a custom scheme's host is the first segment, a web link's is normal, and other links are relative`(
        text: String, form: ParsedLink.Form
    ) throws {
        let link = try ParsedLink(text)
        #expect(link.form == form)
        #expect(link.segments == ["home", "feed"])
    }

    @Test(arguments: [
        ("sample://Home/Feed", ["Home", "Feed"]), ("sample://home:80/feed", ["home:80", "feed"]),
        ("sample://home/a%2Fb", ["home", "a/b"]), ("sample://home/%252F/%252525", ["home", "%2F", "%2525"]),
        ("sample://home/a+b%20c+%2B", ["home", "a+b c++"]), ("sample://home/%F0%9F%98%80/한글", ["home", "😀", "한글"]),
        ("sample://a%40b/c@d", ["a@b", "c@d"]), ("sample://home/...", ["home", "..."]), ("1st:x/y", ["1st:x", "y"]),
        ("sample:?a=b", []), ("https://sample.example.com#x", []), ("/", []),
    ])
    func `U15: a segment is split off first and decoded exactly once`(text: String, segments: [String]) throws {
        #expect(try ParsedLink(text).segments == segments)
    }

    @Test func `8 KiB and 64 segments are the limits`() throws {
        #expect(try ParsedLink(String(repeating: "a", count: 8_192)).segments.count == 1)
        #expect(linkError { try ParsedLink(String(repeating: "a", count: 8_193)) } == .invalidLink)
        let path = Array(repeating: "a", count: 64).joined(separator: "/")
        #expect(try ParsedLink("sample://\(path)/").segments.count == 64)
        #expect(linkError { try ParsedLink("sample://\(path)/a") } == .invalidLink)
    }

    @Test func `query items keep their order and their text until they are asked for`() throws {
        let link = try ParsedLink("home?a=1+2&b&a=&=v&&c=x%3Dy=z&%61=%F0%9F%98%80&a+%20=a%0Ab#c?d#e%20f")
        let items = link.queryItems
        #expect(items.map(\.rawName) == ["a", "b", "a", "", "c", "%61", "a+%20"])
        #expect(items.map(\.rawValue) == ["1+2", nil, "", "v", "x%3Dy=z", "%F0%9F%98%80", "a%0Ab"])
        #expect(try items.map { try $0.name } == ["a", "b", "a", "", "c", "a", "a+ "])
        #expect(try items.map { try $0.value } == ["1+2", "", "", "v", "x=y=z", "😀", "a\nb"])
        #expect(link.fragment == "c?d#e f")
        #expect(try ParsedLink("home#").fragment == "")
    }
}
