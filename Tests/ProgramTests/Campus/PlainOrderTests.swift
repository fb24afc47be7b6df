import Foundation
import Testing

@Suite struct PlainOrderTests {
    @Test func `an order's notification comes when it is due`() throws {
        let folder = try WorkingFolder()
        let run = try folder.serve(["open", "order 2", "home", "wait 121"], on: .campus)
        #expect(run.output.components(separatedBy: "\n> ").last?.contains("◆ Your order is ready") == true)
    }
}
