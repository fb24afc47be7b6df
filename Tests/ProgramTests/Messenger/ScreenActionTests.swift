import Foundation
import Testing

/// What is typed for a screen's own actions.
@Suite struct ScreenActionTests {
    @Test func `an action that the screen does not have is refused, as is one without its text`() throws {
        let run = try WorkingFolder(.messenger).serve(
            ["open", "do send Hello", "in-app chat/2", "do bogus", "do send", "do send Hello"], on: .messenger)
        let parts = run.output.components(separatedBy: "\n> ")
        try #require(parts.count == 7)
        #expect(parts[2].hasSuffix("\nnot done: the screen has no such action"))
        #expect(parts[4].hasSuffix("\nnot done: the screen has no such action"))
        #expect(parts[5].hasSuffix("\nnot done: the action takes a text"))
        #expect(parts[6].contains("You · Hello"))
    }

    @Test func `an action of a row is done for a row that is there`() throws {
        let lines = ["open", "in-app chat/2", "do send Hello", "do delete 1", "do delete -1"]
        let run = try WorkingFolder(.messenger).serve(lines, on: .messenger)
        let parts = run.output.components(separatedBy: "\n> ")
        try #require(parts.count == 6)
        #expect(parts[3].contains("You · Hello"))
        #expect(parts[4].hasSuffix("\nnot done: the screen has no such action"))
        #expect(!parts[5].contains("You · Hello"))
    }
}
