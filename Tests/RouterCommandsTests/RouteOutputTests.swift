import DeepLinks
import Foundation
import Testing

@testable import RouterCommands

@Suite struct RouteOutputTests {
    private func table() throws -> LinkTable {
        try LinkTable(
            [
                LinkDeclaration(LinkPattern("home")),
                LinkDeclaration(LinkPattern("buy"), minimumSource: .push, asksFirst: true),
            ], origins: LinkOrigins(schemes: ["app"], hosts: []))
    }

    @Test func `each form says which route asks first`() throws {
        let table = try table()
        #expect(
            RouteMarkdown(table).lines.dropFirst(2) == ["| `home` |  | scheme |", "| `buy` |  | push, asks first |"])
        #expect(RouteDrawing(table).lines.dropFirst() == ["├ home", "└ buy  from push  asks first"])
        let routes = try JSONEncoder().encode(table.declarations.map(RouteAnswer.init))
        let read = try #require(try JSONSerialization.jsonObject(with: routes) as? [[String: Any]])
        #expect(read.map { $0["asksFirst"] as? Bool } == [false, true])
    }
}
