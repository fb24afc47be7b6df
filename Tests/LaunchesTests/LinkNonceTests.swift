import Launches
import Testing

@Suite struct LinkNonceTests {
    private let nonce = LinkNonce("0a1b")

    @Test(
        "U29: a link comes back from a widget as it was given",
        arguments: [
            "a://b", "a://b/%2F?x=1&x=2", "a://b#end", "a://b?x#end?nonce=9", "a://b?\u{301}x=1", "a://b?nonce=other",
            "relative/1", "",
        ])
    func roundTrip(link: String) {
        #expect(nonce.removed(from: nonce.added(to: link)).map { Array($0.utf8) } == Array(link.utf8))
    }

    @Test(
        "U29: a widget's link carries the nonce as the last item of its query",
        arguments: [
            ("a://b", "a://b?nonce=0a1b"), ("a://b?x=1", "a://b?x=1&nonce=0a1b"),
            ("a://b#end", "a://b?nonce=0a1b#end"), ("a://b?x=1#end?y", "a://b?x=1&nonce=0a1b#end?y"),
            ("a://b#end?y", "a://b?nonce=0a1b#end?y"),
        ])
    func added(link: String, url: String) {
        #expect(nonce.added(to: link) == url)
    }

    @Test(
        "U29: a link without the nonce, or with another, is no widget's",
        arguments: [
            "a://b", "a://b?nonce", "a://b?nonce=", "a://b?nonce=0a1", "a://b?Nonce=0a1b", "a://b/nonce=0a1b",
            "a://b?x=nonce=0a1b", "a://b?nonce=%30a1b",
        ])
    func unknown(link: String) {
        #expect(nonce.removed(from: link) == nil)
    }

    @Test(
        "U29: what a widget adds behind the nonce stays, and the nonce goes",
        arguments: [
            ("a://b?nonce=0a1b&x=1", "a://b?x=1"), ("a://b?x=1&nonce=0a1b&y=2#end", "a://b?x=1&y=2#end"),
            ("a://b?nonce=0a1b&nonce=0a1b", "a://b"), ("a://b?nonce=0a1b&nonce=other", "a://b?nonce=other"),
        ])
    func anywhere(url: String, link: String) {
        #expect(nonce.removed(from: url) == link)
    }

    @Test func `U29: a nonce that was lost is no nonce`() {
        #expect(LinkNonce("").removed(from: "a://b?nonce=") == nil)
    }

    @Test func `U29: no two nonces are alike, and logs hold none`() {
        let nonces = (0..<100).map { _ in LinkNonce.random() }
        #expect(Set(nonces).count == 100)
        #expect(nonces.allSatisfy { $0.text.utf8.count == 32 && !"\($0)".contains($0.text) })
    }
}
