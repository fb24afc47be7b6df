import Foundation
import Testing
import Timestamps

@Suite struct ExampleTests {
    @Test func `a moment is written in UTC`() {
        let noon = RFC3339.date(from: "2026-07-30T14:00:00+02:00")
        let text = noon.map(RFC3339.string)  // 2026-07-30T12:00:00Z
        #expect(text == "2026-07-30T12:00:00Z")
    }
}
