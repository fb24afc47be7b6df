import DeepLinks
import Foundation
import Testing

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("https://www.example.com", "www.example.com"), ("http://example.com/a//b/../c?d=e#f", "example.com"),
        ("HTTPS://Example.COM.:8443/%FF", "example.com"), ("https://예시.example/한글", "예시.example"),
        ("https://[2001:db8::1]:80/", "[2001:db8::1]"), ("https://a_b.example.com/a@b", "a_b.example.com"),
        ("https://example.com?expiredAt=2999-01-01T00:00:00Z", "example.com"),
    ])
    func `S0.3: a well-formed http or https address is taken as it is`(text: String, host: String) throws {
        let address = try WebAddress(text, now: now)
        #expect(address.text == text)
        #expect(address.host == host)
    }

    @Test(
        arguments: [
            ("javascript:alert(1)", .invalidScheme), ("httpss://example.com", .invalidScheme),
            ("https://example.com?expiredAt=2025-06-15T15:06:40Z", .expiredLink), ("", .invalidLink),
            ("not a url", .invalidLink), ("//example.com", .invalidLink), ("/home", .invalidLink),
            ("https:", .invalidLink), ("https:///a", .invalidLink), ("https:example.com", .invalidLink),
            ("https://example.com@evil.io", .invalidLink), ("https://exa mple.com", .invalidLink),
            ("https://example.com/a b", .invalidLink), ("https://example.com\\@evil.io", .invalidLink),
            ("https://example.com/%zz", .invalidLink), ("https://example.com?q=100%", .invalidLink),
            ("https://example%2ecom", .invalidLink), ("https://[evil]", .invalidLink), ("https://[::1", .invalidLink),
            ("https://exa<mple.com", .invalidLink), ("https://a..b", .invalidLink), ("https://.a", .invalidLink),
            ("https://a..", .invalidLink), ("https://example.com:port", .invalidLink),
            ("https://example.com?expiredAt=soon", .invalidLink), ("https://example.com/\u{A0}", .invalidLink),
            ("https://example.com/" + String(repeating: "a", count: 8_192), .invalidLink),
        ] as [(String, LinkError)])
    func `S0.3, U23: another scheme, and what is malformed or disguises its host, is refused`(
        text: String, error: LinkError
    ) {
        #expect(linkError { try WebAddress(text, now: now) } == error)
    }
}
