import DeepLinks
import Foundation
import Testing

@testable import RouterCommands

@Suite struct RouteOutputTests {
    private func table() throws -> LinkTable {
        try LinkTable(
            [
                LinkDeclaration(LinkPattern("home")),
                LinkDeclaration(LinkPattern("buy"), minimumSource: .push, requiresConfirmation: true),
            ], origins: LinkOrigins(schemes: ["app"], hosts: []))
    }

    private struct PrintedRoute: Decodable {
        let asksFirst: Bool
    }

    private func routes(of table: LinkTable) throws -> [PrintedRoute] {
        let line = try JSONLine.text(JSONObject.routes(of: table))
        return try JSONDecoder().decode([PrintedRoute].self, from: Data(line.utf8))
    }

    @Test func `each form says which route requires confirmation`() throws {
        let table = try table()
        #expect(RouteDrawing(table).lines.dropFirst() == ["├ home", "└ buy  from push  requires confirmation"])
        #expect(try routes(of: table).map(\.asksFirst) == [false, true])
    }

    @Test func `U41: each form says of which host a route is, and whether fragments hold its path`() throws {
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("a")), LinkDeclaration(LinkPattern("a"), on: "*.b.io"),
                LinkDeclaration(LinkPattern("a/c"), on: "d.io", minimumSource: .push),
            ], origins: LinkOrigins(schemes: [], hosts: ["*.b.io", "d.io"], fragments: .path(on: "d.io")))
        #expect(
            RouteDrawing(table).lines == [
                "https://*.b.io  https://d.io", "├ a", "└ a  on *.b.io", "  └ c  on d.io  from push",
            ])
        let routes = try JSONDecoder().decode(
            [[String: JSONMember]].self, from: Data(JSONLine.text(JSONObject.routes(of: table)).utf8))
        #expect(routes.map { $0["on"]?.text } == [nil, "*.b.io", "d.io"])
        #expect(routes.map { $0["fragments"]?.text } == ["path", nil, "path"])
    }

    /// Its text, if it is one.
    private struct JSONMember: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    @Test func `the pattern of nothing is drawn as every other`() throws {
        let table = try LinkTable(
            [LinkDeclaration(LinkPattern("/"), minimumSource: .push), LinkDeclaration(LinkPattern("home"))],
            origins: LinkOrigins(schemes: ["app"], hosts: []))
        #expect(RouteDrawing(table).lines.dropFirst() == ["├ /  from push", "└ home"])
    }
}
