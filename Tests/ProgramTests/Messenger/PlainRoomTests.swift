import Foundation
import Testing

@Suite struct PlainRoomTests {
    @Test func `a reply from a banner is in its room`() throws {
        let folder = try WorkingFolder()
        let run = try folder.serve(
            ["sample room", "2 자리 맡아 줘 🙏", "link https://messenger.example.com/chat?roomId=2"], on: .messenger)
        #expect(run.output.contains("→ settled: Done.\n"))
        let last = run.output.components(separatedBy: "\n> ").last
        #expect(last?.contains("You · 자리 맡아 줘 🙏") == true)
    }
}
