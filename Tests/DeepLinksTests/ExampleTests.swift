import DeepLinks
import Foundation
import Testing

@Suite struct ExampleTests {
    @Test func `a table finds the route of a link and reads its values`() throws {
        let bookID = LinkParameter("id", Int64.self)
        let table = try LinkTable(
            [LinkDeclaration(LinkPattern("book/:id"), parameters: [bookID.declaration])],
            origins: LinkOrigins(schemes: ["library"], hosts: ["library.example.com"]))
        let match = try table.resolve("library://book/7", from: .scheme, now: .now)
        let book = try bookID.value(in: match)  // 7
        #expect(book == 7)
    }

    @Test func `a finding is a sentence with its values`() {
        let finding = LinkFinding("noRouteAt", "no route is at {place}", ["place": "the root"])
        let sentence = finding.description  // no route is at the root
        #expect(sentence == "no route is at the root")
    }
}
