import DeepLinks
import Testing

/// Links of services that give each customer a host, and of web apps that route by their fragments.
@Suite struct FieldLinkTests {
    /// The host that an app declares, the pattern of its route there, a link, and the last value in it.
    static let shapes: [(host: String, pattern: String, link: String, value: String)] = [
        // A host for each customer
        ("*.slack.com", "archives/:room/:id", "https://acme.slack.com/archives/C012AB3CD/p1700000000", "p1700000000"),
        ("*.atlassian.net", "browse/:key", "https://acme.atlassian.net/browse/APP-12?focusedCommentId=1", "APP-12"),
        ("*.m.wikipedia.org", "wiki/:title", "https://de.m.wikipedia.org/wiki/Z%C3%BCrich#Lage", "Zürich"),
        ("*.wordpress.com", ":year/:month/:slug", "https://acme.wordpress.com/2024/01/hello-world/", "hello-world"),
        ("*.zoom.us", "j/:id", "https://us02web.zoom.us/j/81234567890?pwd=a.1", "81234567890"),
        // A path in the fragment
        ("matrix.to", ":room/:id", "https://matrix.to/#/!a:example.org/$b:example.org?via=c", "$b:example.org"),
        ("app.element.io", "room/:id", "https://app.element.io/#/room/%23a:example.org", "#a:example.org"),
        ("riot.im", "app/user/:id", "https://riot.im/app/#/user/@a:example.org", "@a:example.org"),
        ("twitter.com", ":name", "https://twitter.com/#!/acme", "acme"),
        ("cryptpad.fr", "pad/2/pad/edit/:key", "https://cryptpad.fr/pad/#/2/pad/edit/a-B+c/", "a-B+c"),
        ("app.acme.example", "orders/:id", "https://app.acme.example/?lang=de#/orders/5?tab=items", "5"),
        ("*.acme.example", "orders/:id", "https://eu.acme.example/#/orders/5", "5"),
    ]

    @Test(
        "U41: a link of the field leads to the route of its host, and on a host that looks alike nowhere",
        arguments: shapes)
    func taken(host: String, pattern: String, link: String, value: String) throws {
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern(":page")), LinkDeclaration(LinkPattern("orders/:number")),
                LinkDeclaration(LinkPattern(pattern), on: host),
            ], origins: LinkOrigins(schemes: ["acme"], hosts: [host], fragments: .path))
        let match = try table.resolve(link, from: .universalLink, now: now)
        #expect(match.index == 2)
        #expect(match.captures.last?.value == value)
        let bare = host.replacing("*.", with: "")
        let alike = link.replacing("\(bare)/", with: "\(bare).evil.example/")
        #expect(alike != link)
        #expect(linkError { try table.resolve(alike, from: .universalLink, now: now) } == .untrustedHost)
    }
}
