import DeepLinks
import Testing

/// Links of services that give each customer a host, and of web apps that route by their fragments.
@Suite struct FieldLinkTests {
    /// The host that an app declares, the pattern of its route there, a link, and the last value in it.
    static let shapes: [(host: String, pattern: String, link: String, value: String)] = [
        // A host for each customer
        ("*.slack.com", "archives/:room/:id", "https://acme.slack.com/archives/C012AB3CD/p1700000000", "p1700000000"),
        ("*.zendesk.com", "hc/:locale/articles/:id", "https://acme.zendesk.com/hc/en-us/articles/36-How", "36-How"),
        ("*.atlassian.net", "browse/:key", "https://acme.atlassian.net/browse/APP-12?focusedCommentId=1", "APP-12"),
        ("*.myshopify.com", "products/:name", "https://acme.myshopify.com/products/blue-shirt?variant=4", "blue-shirt"),
        ("*.m.wikipedia.org", "wiki/:title", "https://de.m.wikipedia.org/wiki/Z%C3%BCrich#Lage", "Zürich"),
        ("*.substack.com", "p/:slug", "https://acme.substack.com/p/a-first-post?r=1a&utm_medium=ios", "a-first-post"),
        ("*.bandcamp.com", "track/:title", "https://acme.bandcamp.com/track/first-light", "first-light"),
        ("*.notion.site", ":page", "https://acme.notion.site/Notes-0a1b2c3d?pvs=4", "Notes-0a1b2c3d"),
        ("*.sharepoint.com", "sites/:site/Lists/:list", "https://acme.sharepoint.com/sites/eng/Lists/Tasks", "Tasks"),
        (
            "*.lightning.force.com", "lightning/r/:type/:id/view",
            "https://acme.lightning.force.com/lightning/r/Account/0010Y00000/view", "0010Y00000"
        ),
        ("*.github.io", "posts/:id", "https://acme.github.io/posts/7", "7"),
        ("*.tumblr.com", "post/:id/:title", "https://acme.tumblr.com/post/1234567/a-title", "a-title"),
        ("*.discourse.group", "t/:slug/:id", "https://acme.discourse.group/t/welcome/5", "5"),
        ("*.zoom.us", "j/:id", "https://us02web.zoom.us/j/81234567890?pwd=a.1", "81234567890"),
        (
            "*.wordpress.com", ":year/:month/:day/:slug", "https://acme.wordpress.com/2024/01/31/hello-world/",
            "hello-world"
        ),
        ("*.blogspot.com", ":year/:month/:slug", "https://acme.blogspot.com/2024/01/hello.html?m=1", "hello.html"),
        ("*.itch.io", ":game", "https://acme.itch.io/a-game", "a-game"),
        ("*.gitbook.io", "docs/:page", "https://acme.gitbook.io/docs/start", "start"),
        // A path in the fragment
        ("matrix.to", ":id", "https://matrix.to/#/%23room:example.org", "#room:example.org"),
        (
            "matrix.to", ":room/:id", "https://matrix.to/#/!a:example.org/$b:example.org?via=example.org",
            "$b:example.org"
        ),
        ("app.element.io", "room/:id", "https://app.element.io/#/room/%23a:example.org", "#a:example.org"),
        ("riot.im", "app/user/:id", "https://riot.im/app/#/user/@a:example.org", "@a:example.org"),
        ("twitter.com", ":name", "https://twitter.com/#!/acme", "acme"),
        ("vault.bitwarden.com", "send/:id/:key", "https://vault.bitwarden.com/#/send/0a1b/x-Y_z", "x-Y_z"),
        ("cryptpad.fr", "pad/2/pad/edit/:key", "https://cryptpad.fr/pad/#/2/pad/edit/a-B+c/", "a-B+c"),
        (
            "cloud.acme.example", "apps/deck/board/:board/card/:id",
            "https://cloud.acme.example/apps/deck/#/board/3/card/9", "9"
        ),
        ("media.acme.example", "web/:page", "https://media.acme.example/web/#/details?id=0a1b&serverId=2c", "details"),
        ("admin.acme.example", "users/:id/edit", "https://admin.acme.example/#!/users/7/edit", "7"),
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
