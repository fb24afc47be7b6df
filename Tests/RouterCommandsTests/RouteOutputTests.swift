import DeepLinks
import Testing

@testable import RouterCommands

@Suite struct RouteOutputTests {
    @Test func `U41: each form says what a route takes, from where, and of which host`() throws {
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("/"), minimumSource: .push), LinkDeclaration(LinkPattern("a")),
                LinkDeclaration(LinkPattern("a"), on: "*.b.io"),
                LinkDeclaration(LinkPattern("a/c"), on: "d.io", minimumSource: .push),
                LinkDeclaration(LinkPattern("buy"), minimumSource: .push, requiresConfirmation: true),
            ], origins: LinkOrigins(schemes: ["app"], hosts: ["*.b.io", "d.io"], fragments: .path(on: "d.io")))
        #expect(
            RouteDrawing(table).lines == [
                "app://  https://*.b.io  https://d.io", "├ /  from push", "├ a", "├ a  on *.b.io",
                "│ └ c  on d.io  from push", "└ buy  from push  requires confirmation",
            ])
        let routes = [
            #"{"asksFirst":false,"fragments":"path","from":"push","parameters":[],"route":"/"}"#,
            #"{"asksFirst":false,"fragments":"path","from":"scheme","parameters":[],"route":"a"}"#,
            #"{"asksFirst":false,"from":"scheme","on":"*.b.io","parameters":[],"route":"a"}"#,
            #"{"asksFirst":false,"fragments":"path","from":"push","on":"d.io","parameters":[],"route":"a/c"}"#,
            #"{"asksFirst":true,"fragments":"path","from":"push","parameters":[],"route":"buy"}"#,
        ]
        #expect(try JSONLine.text(JSONObject.routes(of: table)) == "[\(routes.joined(separator: ","))]")
    }
}
