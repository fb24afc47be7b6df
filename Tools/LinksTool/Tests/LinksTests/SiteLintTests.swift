import DeepLinks
import Foundation
import Links
import SiteAssociations
import Testing

@Suite struct SiteLintTests {
    private static let typed = #"""
        [{"from":"scheme","parameters":[],"route":"home"},{"from":"scheme","parameters":[],"route":"home/feed"},
        {"from":"scheme","parameters":[{"name":"feedID","place":"path","required":true,"type":"UUID"}],
        "route":"feed/:feedID"},
        {"from":"scheme","parameters":[{"name":"status","place":"query","required":true,"type":"ACTIVE|INACTIVE"},
        {"name":"generation","place":"query","required":false,"type":"Int"}],"route":"ranking"},
        {"from":"scheme","parameters":[{"name":"colour","place":"path","required":true,"type":"Colour"}],
        "route":"wall/:colour"},
        {"asksFirst":true,"from":"push","parameters":[],"route":"order/:orderID"}]
        """#

    private func findings(_ file: String, routes: String = typed, appID: String? = nil) throws -> [String] {
        try SiteLint(routes: Data(routes.utf8), host: "h.example").findings(in: Data(file.utf8), for: appID)
    }

    @Test func `U19: the lint names what is claimed and not routed, and what is routed and not claimed`() throws {
        let file = #"{"applinks":{"details":[{"appID":"T.a","paths":["/home/*","/shop"]}]}}"#
        #expect(
            try findings(file) == [
                "routed but not claimed: https://h.example/feed/00000000-0000-4000-8000-000000000000 (route feed/:feedID)",
                "routed but not claimed: https://h.example/ranking?status=ACTIVE (route ranking)",
                "claimed but not routed: https://h.example/home/x (component /home/*)",
                "claimed but not routed: https://h.example/shop (component /shop)",
            ])
    }

    @Test func `U19: another app's claims are none`() throws {
        let file = #"{"applinks":{"details":[{"appID":"T.a","paths":["/home/*","/shop"]}]}}"#
        let lines = try findings(file, appID: "T.b")
        #expect(lines.contains("routed but not claimed: https://h.example/home (route home)"))
        #expect(!lines.contains { $0.contains("claimed but not routed") })
    }

    @Test func `U19: a parameter is tried with a text that its route reads, and not at all where none is known`() throws
    {
        let components = #"""
            [{"/":"/home"},{"/":"/home/feed"},{"/":"/feed/????????-????-????-????-????????????"},{"/":"/ranking","?":{"status":"ACTIVE"}},
            {"/":"/wall/red"}]
            """#
        let file = #"{"applinks":{"details":[{"appIDs":["T.a"],"components":\#(components)}]}}"#
        #expect(try findings(file) == [])
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
        let details = #"[{"appID":"T.a","components":[\#(component)],"defaults":\#(defaults)}]"#
        let file = #"{"applinks":{"details":\#(details),"substitutionVariables":{"v":["x"]}}}"#
        let strays = try findings(file, routes: "a\na/:x").filter { $0.hasPrefix("claimed") }
        #expect(strays.count == (stray == nil ? 0 : 1))
        #expect(strays.allSatisfy { $0.contains(" https://h.example\(stray ?? "") (") })
    }

    @Test func `U19, U41: the file of a site passes if it is made from the routes, with paths in fragments, too`()
        throws
    {
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("home")), LinkDeclaration(LinkPattern("home"), on: "h.example"),
                LinkDeclaration(LinkPattern("docs/:id"), on: "other.example"),
                LinkDeclaration(LinkPattern("room/:id"), on: "*.example"),
                LinkDeclaration(
                    LinkPattern("feed/:feedID"), parameters: [LinkParameter("feedID", UUID.self).declaration]),
                LinkDeclaration(
                    LinkPattern("modal"),
                    parameters: [
                        LinkParameter("at", Date.self).declaration, LinkParameter("on", Bool.self).declaration,
                        LinkParameter("by", Int64.self).declaration, LinkParameter("status", Status.self).declaration,
                        LinkParameter("tag", repeated: String.self).declaration,
                    ]),
                LinkDeclaration(LinkPattern("files/*path"), minimumSource: .universalLink),
                LinkDeclaration(LinkPattern("order/:orderID"), minimumSource: .push),
            ],
            origins: LinkOrigins(schemes: [], hosts: ["h.example", "other.example", "*.example"], fragments: .path))
        let file = try SiteAssociation(claiming: table, for: "T.a", on: "h.example").json
        #expect(try findings(file, routes: routes(of: table)) == [])
        let plain = #"{"applinks":{"details":[{"appIDs":["T.a"],"components":[{"/":"/*"}]}]}}"#
        #expect(
            try findings(plain, routes: routes(of: table)) == [
                "claimed but not routed: https://h.example/ (component /*)"
            ])
        let old = file.replacing(##""#" : "/room/?*""##, with: ##""#" : "/rooms/?*""##)
        #expect(
            try findings(old, routes: routes(of: table)) == [
                "routed but not claimed: https://h.example/#/room/a (route room/:id)",
                "claimed but not routed: https://h.example/#/rooms/1 (component /)",
            ])
    }

    @Test(arguments: [("[]", SiteAssociationFileError.notJSON), (String(repeating: " ", count: 200_000), .tooLarge)])
    func `a file that is no site association is refused`(file: String, error: SiteAssociationFileError) {
        #expect(throws: error) { try findings(file) }
    }

    @Test func `routes of an unknown channel are refused`() {
        #expect(throws: UnreadableRoutes.self) { try findings("{}", routes: #"[{"route":"a","from":"pigeon"}]"#) }
    }

    /// As `routes --format json` prints them.
    private func routes(of table: LinkTable) throws -> String {
        let routes: [[String: Any]] = table.declarations.map { declaration in
            let parameters: [[String: Any]] = declaration.parameters.map {
                ["name": $0.name, "type": $0.typeName, "required": $0.isRequired]
            }
            let isInFragments = table.origins.fragments.holdPaths(on: declaration.host ?? "h.example")
            let route: [String: Any] = [
                "route": "\(declaration.pattern)", "from": declaration.minimumSource.rawValue, "parameters": parameters,
            ]
            let own = [("on", declaration.host), ("fragments", isInFragments ? "path" : nil)]
            return own.reduce(into: route) { $0[$1.0] = $1.1 }
        }
        return String(decoding: try JSONSerialization.data(withJSONObject: routes), as: UTF8.self)
    }
}

private enum Status: String, CaseIterable, LinkValue {
    case active = "ACTIVE"
    case inactive = "INACTIVE"
}
