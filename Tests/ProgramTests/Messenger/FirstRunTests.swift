import Foundation
import Testing

/// A fresh phone, which `serve --first-run` shows.
@Suite struct FirstRunTests {
    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder()
    }

    @Test("U28: who signs in is asked, and pushes are shown if they allow it", arguments: [true, false])
    func permission(grants: Bool) throws {
        let push = "sample \(Program.messenger.sampleName)"
        let run = try folder.serve(
            [push, "open", "1", "1", grants ? "2" : "1", push, "ok", push, "home", "open"], on: .messenger,
            "--first-run")
        let parts = run.output.components(separatedBy: "\n> ")
        try #require(parts.count == 11)
        let prompts = parts.map { $0.contains("[1 Don’t allow] [2 Allow]") }
        #expect(prompts == [false, false, false, false, true, false, false, false, false, false, false])
        let banners = parts.map { $0.contains("◆ \(Program.messenger.banner)") }
        #expect(!banners[1] && banners[6] == grants && banners[8] == grants)
        let refusals = parts.map { $0.contains("This app may not show notifications.") }
        #expect(refusals == parts.indices.map { !grants && (5...6).contains($0) })
    }
}
