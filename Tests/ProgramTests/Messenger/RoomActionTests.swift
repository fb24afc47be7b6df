import Foundation
import Testing

/// What is typed for a screen's own actions.
@Suite struct RoomActionTests {
    @Test func `an action is done where the screen or its row has it, and with its text`() throws {
        let lines = [
            "open", "do send Hello", "in-app chat/2", "do bogus", "do send", "do send Hello", "do delete 1",
            "do delete -1",
        ]
        let run = try WorkingFolder(.messenger).serve(lines, on: .messenger)
        let parts = run.output.components(separatedBy: "\n> ")
        try #require(parts.count == 9)
        for part in [2, 4, 7] { #expect(parts[part].hasSuffix("\nnot done: the screen has no such action")) }
        #expect(parts[5].hasSuffix("\nnot done: the action takes a text"))
        #expect(parts[6].contains("You · Hello") && !parts[8].contains("You · Hello"))
    }
}
