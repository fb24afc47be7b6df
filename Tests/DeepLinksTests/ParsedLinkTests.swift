import DeepLinks
import Testing

@Suite struct ParsedLinkTests {
    @Test(arguments: [
        "sample://home/feed/1", "sample:///home/feed/1", "sample:/home/feed/1", "sample:home/feed/1",
        "sample://home/feed/1/", "SAMPLE://home/feed/1", "sample://home/%66eed/1?a=b#c",
    ])
    func `a custom scheme's host is the first segment, however its slashes stand`(text: String) throws {
        let link = try ParsedLink(text)
        #expect(link.form == .scheme("sample"))
        #expect(link.segments == ["home", "feed", "1"])
    }

    @Test(arguments: [
        ("https://sample.example.com/home", "sample.example.com"),
        ("HTTPS://Sample.Example.COM./home/", "sample.example.com"),
        ("http://sample.example.com:80/home", "sample.example.com"),
        ("https://sample.example.com:443/home", "sample.example.com"),
        ("https://sample.example.com:/home", "sample.example.com"),
        ("https://sample.example.com:8443/home", "sample.example.com:8443"),
        ("http://sample.example.com:443/home", "sample.example.com:443"),
        ("https://[::1]/home", "[::1]"),
        ("https://[::1]:8443/home", "[::1]:8443"),
    ])
    func `an http or https link names its host, without case, trailing dot and the scheme's own port`(
        text: String, host: String
    ) throws {
        let link = try ParsedLink(text)
        #expect(link.form == .universal(host))
        #expect(link.segments == ["home"])
    }

    @Test(arguments: ["home/feed", "/home/feed", "home/feed/", "/home/feed/", "/home/feed?a=b", "home/feed#c"])
    func `a text without scheme is a relative link`(text: String) throws {
        let link = try ParsedLink(text)
        #expect(link.form == .relative)
        #expect(link.segments == ["home", "feed"])
    }

    @Test(arguments: [
        "sample://", "sample:", "sample:///", "sample:?a=b", "sample://#x", "https://sample.example.com",
        "https://sample.example.com/", "https://sample.example.com?a=b", "/", "?a=b", "#x",
    ])
    func `a link may have a path of nothing`(text: String) throws {
        #expect(try ParsedLink(text).segments == [])
    }

    @Test(arguments: [
        ("sample://Home/Feed", ["Home", "Feed"]),
        ("sample://home:80/feed", ["home:80", "feed"]),
        ("sample://home/a%2Fb", ["home", "a/b"]),
        ("sample://home/a%252Fb", ["home", "a%2Fb"]), ("sample://home/%2525/%252525", ["home", "%25", "%2525"]),
        ("sample://home/a%5Cb", ["home", "a\\b"]),
        ("sample://home/a+b c", ["home", "a+b c"]), ("sample://home/a+b%20c+%2B", ["home", "a+b c++"]),
        ("sample://home/%F0%9F%98%80", ["home", "😀"]),
        ("sample://home/😀/한글", ["home", "😀", "한글"]),
        ("sample://home/a%40b@c", ["home", "a@b@c"]),
        ("sample://a%40b/c", ["a@b", "c"]),
        ("sample://home/...", ["home", "..."]),
        ("sample://home/;,:@&=+$-_.!~*()", ["home", ";,:@&=+$-_.!~*()"]),
        ("1st:x/y", ["1st:x", "y"]),
        ("home/a:b", ["home", "a:b"]),
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
        let items = try ParsedLink("home?a=1+2&b&a=&=v&&c=x%3Dy=z&%61=%F0%9F%98%80&a+%20=+%20").queryItems
        #expect(items.map(\.rawName) == ["a", "b", "a", "", "c", "%61", "a+%20"])
        #expect(items.map(\.rawValue) == ["1+2", nil, "", "v", "x%3Dy=z", "%F0%9F%98%80", "+%20"])
        #expect(try items.map { try $0.name } == ["a", "b", "a", "", "c", "a", "a+ "])
        #expect(try items.map { try $0.value } == ["1+2", "", "", "v", "x=y=z", "😀", "+ "])
    }

    @Test(arguments: [
        ("home", nil), ("home#", ""), ("home#a?b=c", "a?b=c"), ("home?a#b#c", "b#c"), ("home#a%20b", "a b"),
    ])
    func `a fragment is kept`(text: String, fragment: String?) throws {
        #expect(try ParsedLink(text).fragment == fragment)
    }

    @Test func `a control character may be encoded in a query, where text has lines`() throws {
        #expect(try ParsedLink("home?text=a%0Ab").queryItems.first?.value == "a\nb")
    }
}
