import DeepLinks
import Foundation
import Testing

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("https://www.example.com", "www.example.com"), ("http://example.com/a//b/../c?d=e#f", "example.com"),
        ("HTTPS://Example.COM.:8443/%FF", "example.com"), ("https://예시.example/한글", "예시.example"),
        ("https://[2001:db8::1]:80/", "[2001:db8::1]"),
        ("https://example.com?expiredAt=2999-01-01T00:00:00Z", "example.com"),
        ("https://a_b.example.com/", "a_b.example.com"), ("https://example.com/a@b", "example.com"),
    ])
    func `S0.3: a well-formed http or https address is taken as it is`(text: String, host: String) throws {
        let address = try WebAddress(text, now: now)
        #expect(address.text == text)
        #expect(address.host == host)
    }

    @Test(arguments: [
        "httpfoo:", "httpfoo://example.com", "javascript:alert(1)", "ftp://example.com", "file:///etc/passwd",
        "data:text/html,x",
        "about:blank", "sample://home", "httpss://example.com", "ftp://user@example.com/x", "ftp://a\\b",
    ])
    func `S0.3, U23: another scheme is invalidScheme`(text: String) {
        #expect(error(text) == .invalidScheme)
    }

    @Test(arguments: [
        "", "not a url", "example.com", "//example.com", "/home", "https:", "https://", "https:///a",
        "https:example.com",
        "https://user@example.com", "https://example.com@evil.io", "https://exa mple.com", "https://example.com/a b",
        "https://example.com\\@evil.io", "https://example.com/\n", "\thttps://example.com", "https://example.com/%zz",
        "https://example.com?q=100%", "https://example%2ecom", "https://[evil]", "https://[::1", "https://exa<mple.com",
        "https://..", "https://a..b", "https://.a", "https://a..", "https://example.com:port",
        "https://example.com?expiredAt=soon", "https://example.com/\u{A0}", "\u{3000}https://example.com",
    ])
    func `S0.3, U23: what is malformed or disguises its host is invalidLink`(text: String) {
        #expect(error(text) == .invalidLink)
    }

    @Test func `S0.3: an address expires as a link does`() {
        #expect(error("https://example.com?expiredAt=2025-06-15T15:06:40Z") == .expiredLink)
    }

    @Test func `an address has the limits of a link`() {
        #expect(error("https://example.com/" + String(repeating: "a", count: 8_192)) == .invalidLink)
    }

    private func error(_ text: String) -> LinkError? {
        linkError { try WebAddress(text, now: now) }
    }
}
