import DeepLinks
import Testing

/// Links as sites with many hosts, or with their routes in the fragment, write them.
@Suite struct RealLinkTests {
    private static let origins = LinkOrigins(
        schemes: ["element"],
        hosts: [
            "matrix.to", "*.element.io", "riot.im", "*.slack.com", "*.atlassian.net", "*.my.salesforce.com",
            "*.wikipedia.org", "*.zendesk.com", "*.myshopify.com", "github.com", "gist.github.com", "kibana.acme.com",
            "broker.acme.com:15672", "consul.acme.com", "v4.testnet.dydx.exchange", "subdomain.example.com",
            "apps.wordpress.com", "mail.google.com", "www.example.com",
        ],
        fragments: .path(
            on: "matrix.to", "*.element.io", "riot.im", "kibana.acme.com", "broker.acme.com:15672", "consul.acme.com",
            "v4.testnet.dydx.exchange", "subdomain.example.com"))

    private static let routes: [(pattern: String, host: String?)] = [
        (":id", "matrix.to"), (":room/:event", "matrix.to"), ("room/:room", nil), ("room/:room/:event", nil),
        (":place/room/:room", "riot.im"), ("archives/:channel/:message", "*.slack.com"),
        ("browse/:issue", "*.atlassian.net"), ("lightning/r/:object/:id/view", "*.my.salesforce.com"),
        ("wiki/:title", "*.wikipedia.org"), ("agent/tickets/:id", "*.zendesk.com"),
        ("products/:handle", "*.myshopify.com"), (":owner/:repository", "github.com"),
        (":owner/:gist", "gist.github.com"),
        ("app/dashboards/view/:id", "kibana.acme.com"), ("app/kibana/dashboard", "kibana.acme.com"),
        ("app/discover", "kibana.acme.com"), ("queues/:host/:name", "broker.acme.com:15672"),
        ("ui/:datacenter/services/:name", "consul.acme.com"), ("trade", "v4.testnet.dydx.exchange"),
        ("trade/:market", "v4.testnet.dydx.exchange"), ("app/mypage/:name", "subdomain.example.com"),
        ("public/ResetPassword/:token", "subdomain.example.com"), ("get", "apps.wordpress.com"),
        ("mail/u/:account", "mail.google.com"), ("section/:id", "www.example.com"),
    ]

    private static let taken: [(link: String, pattern: String, values: [String])] = [
        // A room by its id, by its alias as it is written and as a browser writes it, and an event in it.
        ("https://matrix.to/#/!cURba:matrix.org", ":id", ["!cURba:matrix.org"]),
        ("https://matrix.to/#/#matrix:matrix.org", ":id", ["#matrix:matrix.org"]),
        ("https://matrix.to/#/%23matrix:matrix.org", ":id", ["#matrix:matrix.org"]),
        ("https://matrix.to/#/@alice:example.org?via=example.org", ":id", ["@alice:example.org"]),
        (
            "https://matrix.to/#/!QFNNg:nltrix.net/%24mHZ-ayPP?via=mtrx.example.nl", ":room/:event",
            ["!QFNNg:nltrix.net", "$mHZ-ayPP"]
        ),
        ("https://app.element.io/#/room/%23rpi:matrix.org", "room/:room", ["#rpi:matrix.org"]),
        ("https://app.element.io/?no_universal_links=true#/room/#rpi:matrix.org", "room/:room", ["#rpi:matrix.org"]),
        (
            "https://staging.app.element.io/#/room/!a:b.org/$14603:b.org", "room/:room/:event",
            ["!a:b.org", "$14603:b.org"]
        ),
        (
            "https://riot.im/develop/#/room/#riot-ios:matrix.org", ":place/room/:room",
            ["develop", "#riot-ios:matrix.org"]
        ),
        ("https://riot.im/app#/room/!a:b.org?via=b.org&via=c.org", ":place/room/:room", ["app", "!a:b.org"]),
        ("element://room/!a:b.org", "room/:room", ["!a:b.org"]),
        // One product, a host for each customer.
        (
            "https://acme.slack.com/archives/C024BE91L/p1355517523000008", "archives/:channel/:message",
            ["C024BE91L", "p1355517523000008"]
        ),
        (
            "https://acme.enterprise.slack.com/archives/C1/p2?thread_ts=1.2&cid=C1", "archives/:channel/:message",
            ["C1", "p2"]
        ),
        ("https://acme.atlassian.net/browse/APP-17?focusedCommentId=9#comment-9", "browse/:issue", ["APP-17"]),
        (
            "https://acme--uat.sandbox.my.salesforce.com/lightning/r/Account/001xx/view",
            "lightning/r/:object/:id/view", ["Account", "001xx"]
        ),
        ("https://en.m.wikipedia.org/wiki/Deep_linking#History", "wiki/:title", ["Deep_linking"]),
        ("https://ko.wikipedia.org/wiki/%EB%A7%81%ED%81%AC", "wiki/:title", ["\u{B9C1}\u{D06C}"]),
        ("https://acme.zendesk.com/agent/tickets/42", "agent/tickets/:id", ["42"]),
        ("https://acme-outlet.myshopify.com/products/blue-socks?variant=1", "products/:handle", ["blue-socks"]),
        // One path on two hosts.
        ("https://github.com/apple/swift", ":owner/:repository", ["apple", "swift"]),
        ("https://gist.github.com/apple/9f3e#file-a-swift", ":owner/:gist", ["apple", "9f3e"]),
        // The tools of an own domain, each with its routes in the fragment.
        (
            "https://kibana.acme.com/app/dashboards#/view/Summary?_g=(filters:!(),time:(from:'2020-12-15T00:00:00.000Z'))",
            "app/dashboards/view/:id", ["Summary"]
        ),
        (
            "https://kibana.acme.com/app/kibana#/dashboard?_g=()&_a=(title:'New%20Dashboard')", "app/kibana/dashboard",
            []
        ),
        ("https://kibana.acme.com/app/discover#/?_g=(time:(from:now-15m,to:now))", "app/discover", []),
        ("http://broker.acme.com:15672/#/queues/%2F/mail", "queues/:host/:name", ["/", "mail"]),
        ("https://consul.acme.com/ui/#/dc1/services/web", "ui/:datacenter/services/:name", ["dc1", "web"]),
        // Both of its forms, when a site moves from one to the other.
        ("https://v4.testnet.dydx.exchange/trade", "trade", []),
        ("https://v4.testnet.dydx.exchange/#/trade/ETH-USD", "trade/:market", ["ETH-USD"]),
        ("https://subdomain.example.com/app/#/mypage/hello", "app/mypage/:name", ["hello"]),
        ("https://subdomain.example.com/public/#!/ResetPassword/1234", "public/ResetPassword/:token", ["1234"]),
        // A fragment that is no path: an escaped address, a folder and a message, and form values.
        ("https://apps.wordpress.com/get#%2Fstats%2Fday%2Fdiscover.wordpress.com", "get", []),
        ("https://mail.google.com/mail/u/0/#inbox/FMfcgz", "mail/u/:account", ["0"]),
        ("https://www.example.com/section/1/#f=home&l=location", "section/:id", ["1"]),
    ]

    private func table() throws -> LinkTable {
        let routes = try Self.routes.map { LinkDeclaration(try LinkPattern($0.pattern), on: $0.host) }
        return try LinkTable(routes, origins: Self.origins)
    }

    @Test(arguments: taken)
    func `U41: a link of a real site leads to its route`(link: String, pattern: String, values: [String]) throws {
        let match = try table().resolve(link, from: .push, now: now)
        #expect(match.pattern == (try LinkPattern(pattern)))
        #expect(match.captures.map(\.value) == values)
    }

    @Test(
        arguments: [
            ("https://element.io/#/room/x", .untrustedHost), ("https://slack.com/archives/C1/p2", .untrustedHost),
            ("https://wikipedia.org/wiki/Link", .untrustedHost), ("https://a.matrix.to/#/x", .untrustedHost),
            ("https://acme.slack.com/browse/APP-17", .linkNotFound),
            ("http://broker.acme.com/#/queues/a/b", .untrustedHost),
            ("https://acme.atlassian.net/#/room/x", .linkNotFound), ("https://matrix.to/", .linkNotFound),
        ] as [(String, LinkError)])
    func `U41: a link of the bare domain, of another customer's host or of another form leads nowhere`(
        link: String, error: LinkError
    ) throws {
        #expect(linkError { try table().resolve(link, from: .push, now: now) } == error)
    }
}
