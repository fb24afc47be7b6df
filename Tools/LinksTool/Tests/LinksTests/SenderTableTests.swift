import Foundation
import Links
import Notifications
import Testing

@Suite struct SenderTableTests {
    private let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

    @Test func `the page in docs is what the table of senders says now`() throws {
        let page = try String(contentsOf: root.appending(path: "docs/senders.md"), encoding: .utf8)
        #expect(page == SenderTable.page + "\n", "write it anew: Tools/links senders > docs/senders.md")
    }

    @Test func `each sender has a source, and no two the same name`() {
        let rows = PayloadDialect.rows
        #expect(rows.allSatisfy { $0.source.contains("/") && $0.source.contains(": ") })
        #expect(Set(rows.map(\.id)).count == rows.count)
    }
}
