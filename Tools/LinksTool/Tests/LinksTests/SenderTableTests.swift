import Foundation
import Notifications
import Testing

@testable import Links

@Suite struct SenderTableTests {
    private let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

    @Test func `the page in docs has each sender's row, in the same order, and behind it a source`() throws {
        let page = try String(contentsOf: root.appending(path: "docs/senders.md"), encoding: .utf8)
        #expect(page.contains(SenderTable.names))
        let lines = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
        let told = lines.drop { !$0.hasPrefix("| Sender ") }.dropFirst().prefix { !$0.hasPrefix("| What ") }
        #expect(told.count == SenderTable.rows.count)
        for (line, row) in zip(told, SenderTable.rows) {
            #expect(line.hasPrefix(row), "copy the row from `Tools/links senders`, and say where it was read")
            let source = line.dropFirst(row.count)
            #expect(source.contains("/") && source.contains(": "), "no source: \(line)")
        }
    }

    @Test func `no two senders have the same name`() {
        #expect(Set(PayloadDialect.rows.map(\.id)).count == PayloadDialect.rows.count)
    }
}
