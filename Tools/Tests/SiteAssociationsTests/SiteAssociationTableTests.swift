import DeepLinks
import Foundation
import SiteAssociations
import Testing

@Suite struct SiteAssociationTableTests {
    private func claims(_ table: LinkTable, _ link: String) throws -> Bool {
        try SiteAssociation(claiming: table, for: appID).decision(for: "https://sample.example.com" + link) == .match
    }

    @Test(arguments: [
        "/home", "/home/feed", "/home/feed/search", "/home/feed/search?tag=a",
        "/home/feed/00000000-0000-4000-8000-000000000000", "/chat", "/chat?roomId=5",
        "/home/attendance/attendance-modal?subLectureId=1&round=2",
    ])
    func `U19: a link that is routed is claimed`(link: String) throws {
        #expect(try claims(sampleTable(), link))
    }

    @Test(arguments: [
        "/", "/nowhere", "/home/nowhere", "/home/feed/7", "/home/feed/search/deeper", "/order/7",
        "/home/feed/00000000-0000-4000-8000-000000000000/more", "/home//feed", "/HOME",
        "/home/attendance/attendance-modal", "/home/attendance/attendance-modal?round=2",
    ])
    func `U19: a link that is not routed, or only for a push, is not claimed`(link: String) throws {
        #expect(try !claims(sampleTable(), link))
    }

    @Test func `U19: what is claimed is what is routed, for all paths of a few segments`() throws {
        let tables = [
            try table("a", ":x", "a/:x", ":x/b/:y", "a/b/c/:z"), try table("/", "a/*rest", ":x/b"),
            try table(":x/:y"), try table("a/b"), try table("*"), try table("é/:x"),
            try LinkTable(
                [
                    LinkDeclaration(LinkPattern("a/b"), minimumSource: .push), LinkDeclaration(LinkPattern("a/:x")),
                    LinkDeclaration(LinkPattern(":x/c"), minimumSource: .inApp),
                ], origins: origins),
        ]
        for table in tables {
            let matcher = try SiteAssociationMatcher(SiteAssociation(claiming: table, for: appID))
            for path in paths(upTo: isThorough ? 5 : 4, of: ["a", "b", "c", "%C3%A9"]) {
                let link = try? table.resolve("https://sample.example.com" + path, from: .universalLink, now: now)
                let isClaimed = try matcher.decisions(for: path)[appID] == .match
                #expect(isClaimed == (link != nil), "\(path) in \(table.declarations.map(\.pattern))")
            }
        }
    }

    @Test(arguments: 0..<(isThorough ? 200 : 2) as Range<UInt64>)
    func `U19: what is claimed is what is routed, for random tables`(seed: UInt64) throws {
        var tables = RandomTables(seed: seed)
        let table = try tables.table()
        let matcher = try SiteAssociationMatcher(SiteAssociation(claiming: table, for: appID))
        for path in paths(upTo: 4, of: ["a", "b", "00000000-0000-4000-8000-000000000000"]) {
            for link in [path, path + "/", path + "?q=1", path + "?q=1&r=2#a", path + "?q=x"] {
                let resolved = Result { () throws(LinkError) in
                    try table.resolve("https://sample.example.com" + link, from: .universalLink, now: now)
                }
                let isClaimed = try matcher.decisions(for: link)[appID] == .match
                // A site association cannot say that a parameter is a number.
                if case .failure(.invalidParameter("q", _, .some)) = resolved { continue }
                #expect(isClaimed == ((try? resolved.get()) != nil), "\(link) in \(table.declarations)")
            }
        }
    }

    @Test(arguments: ["/home//feed", "//home", "/a//b", "/home///feed/"])
    func `U19: a link with an empty segment is not claimed`(link: String) throws {
        #expect(try !claims(table("home", "home/feed", ":a/:b", "*rest"), link))
    }

    private func paths(upTo length: Int, of segments: [String]) -> [String] {
        var all = [""]
        var longest = [""]
        for _ in 1...length {
            longest = longest.flatMap { path in segments.map { path + "/" + $0 } }
            all += longest
        }
        return all
    }

    @Test func `U19: the lint finds nothing in a file made from the table`() throws {
        let table = try sampleTable()
        let file = SiteAssociation(claiming: table, for: appID)
        #expect(try SiteAssociationLint(file, against: table, for: appID, now: now).findings == [])
    }

    @Test(arguments: 0..<(isThorough ? 200 : 20) as Range<UInt64>)
    func `U19: the lint finds nothing in a file made from a random table, and each literal route without a file`(
        seed: UInt64
    ) throws {
        var tables = RandomTables(seed: seed)
        let table = try tables.table()
        let file = try SiteAssociation(json: Data(SiteAssociation(claiming: table, for: appID).json.utf8))
        #expect(try SiteAssociationLint(file, against: table, for: appID, now: now).findings == [])
        let all = try SiteAssociationLint(SiteAssociation(details: []), against: table, for: appID, now: now).findings
        for route in table.declarations where route.pattern.parameterNames.isEmpty {
            let isFound = all.contains { $0.kind == .routedButNotClaimed && $0.cause == "\(route.pattern)" }
            #expect(isFound == (route.minimumSource <= .universalLink), "\(route.pattern)")
        }
    }

    @Test(arguments: [
        (#"{"/":"/a/*"}"#, "{}", "/a/x/y"), (#"{"/":"/a","?":{"q":"*","p":"?"}}"#, "{}", nil),
        (#"{"/":"/shop","?":{"q":"a?*","p":"?"}}"#, "{}", "/shop?p=1&q=a1"),
        (#"{"/":"/shop","?":"a"}"#, "{}", "/shop?a"),
        (##"{"/":"/shop","#":"top"}"##, "{}", "/shop#top"), ("{}", #"{"/":"/shop"}"#, "/shop"),
        (#"{"/":"/shop"}"#, #"{"exclude":true}"#, nil), (#"{"/":"/$(v)/b"}"#, "{}", "/x/b"),
        (#"{"/":"nothing/*"}"#, "{}", "/nothing/"), (#"{"/":"a/?"}"#, "{}", nil), (#"{"/":"*"}"#, "{}", "/"),
    ])
    func `U19: the lint tries a link that the component takes, with the defaults filled in`(
        component: String, defaults: String, stray: String?
    ) throws {
        let file = try association("[\(component)]", defaults: defaults, variables: #"{"v":["x"]}"#)
        let table = try table("a", "a/:x")
        let findings = try SiteAssociationLint(file, against: table, for: appID, now: now).findings
        let links = findings.filter { $0.kind == .claimedButNotRouted }.map(\.link)
        #expect(links == stray.map { ["https://sample.example.com" + $0] } ?? [])
    }

    @Test func `U19: the lint reports what is claimed and not routed, and what is routed and not claimed`() throws {
        let file = try association(##"[{"/":"/home"},{"/":"/shop/*"},{"/":"/home/feed*"},{"/":"/order/?"}]"##)
        let table = try table("home", "home/feed", "chat/:roomID")
        let findings = try SiteAssociationLint(file, against: table, for: appID, now: now).findings
        #expect(
            findings.map { "\($0.kind) \($0.link) \($0.cause)" } == [
                "routedButNotClaimed https://sample.example.com/chat/a chat/:roomID",
                "claimedButNotRouted https://sample.example.com/shop/ /shop/*",
                "claimedButNotRouted https://sample.example.com/home/feedx /home/feed*",
                "claimedButNotRouted https://sample.example.com/order/1 /order/?",
            ])
    }

    @Test func `U19: the lint tries no link of another host`() throws {
        let file = try association(#"[{"/":"nothing/*"},{"/":"*"}]"#)
        let findings = try SiteAssociationLint(file, against: table("a"), for: appID, now: now).findings
        #expect(
            findings.map(\.link) == ["https://sample.example.com/nothing/", "https://sample.example.com/"])
    }

    @Test func `U19: a parameter is claimed as its link spells it, and told from one that only looks the same`() throws
    {
        let route = LinkDeclaration(
            try LinkPattern("a/:e\u{301}"),
            parameters: [LinkParameter("\u{E9}", String.self).declaration, LinkParameter("a b", Int.self).declaration])
        let table = try LinkTable([route], origins: origins)
        #expect(try claims(table, "/a/x?%C3%A9=1&a%20b=2"))
        #expect(try !claims(table, "/a/x?a%20b=2"))
        let file = SiteAssociation(claiming: table, for: appID)
        #expect(try SiteAssociationLint(file, against: table, for: appID, now: now).findings == [])
    }

    @Test func `U19: only a UUID is claimed as one`() throws {
        struct Code: LinkValue {
            static let linkTypeName = "UUID"
            let linkText: String
            init?(linkText: String) { self.linkText = linkText }
        }
        let route = LinkDeclaration(
            try LinkPattern("a/:id"), parameters: [LinkParameter("id", Code.self).declaration])
        #expect(try claims(LinkTable([route], origins: origins), "/a/7"))
    }
}
