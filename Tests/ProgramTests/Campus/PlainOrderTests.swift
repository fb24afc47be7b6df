import Foundation
import Testing

@Suite struct PlainOrderTests {
    @Test func `an order's notification comes when it is due`() throws {
        let folder = try WorkingFolder()
        // With a clock that stands still: where it runs on, a slow machine looks when the banner has gone.
        let lines = ["open", "order 2", "home", "wait 121"]
        let run = try folder.serve(lines, on: .campus, "--now", "2026-11-02T12:00:00Z")
        #expect(run.output.components(separatedBy: "\n> ").last?.contains("◆ Your order is ready") == true)
    }
}
