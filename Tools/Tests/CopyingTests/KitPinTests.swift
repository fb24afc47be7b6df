import Foundation
import Testing

@testable import Copying
@testable import Layouts

@Suite struct KitPinTests {
    @Test(
        "the release of a tag wins over the commit, and the commit over the changelog's release",
        arguments: [
            (["1.0.0", "v1.2.0"], "c0ffee", "2.0.0", KitPin.release("1.2.0")),
            (["1.0.0-beta.1"], "c0ffee", nil, .release("1.0.0-beta.1")),
            (["nightly", "1.0", "v1"], "c0ffee", "2.0.0", .commit("c0ffee")),
            ([], nil, "2.0.0", .release("2.0.0")), ([], nil, "Unreleased", nil), ([], nil, nil, nil),
        ] as [([String], String?, String?, KitPin?)])
    func pin(tags: [String], commit: String?, section: String?, expected: KitPin?) {
        let changelog = section.map { "# Changelog\n\n## \($0) – 2026-01-01\n\n- a\n\n## 0.1.0\n" }
        #expect(KitPin(tags: tags, commit: commit, changelog: changelog) == expected)
    }

    @Test func `a folder is pinned by its own repository, not by one around it`() throws {
        try Layout(["inner/a": ""]).inTemporaryFolder { root in
            func git(_ words: String...) throws -> String {
                try SystemCommand(["git", "-c", "user.name=a", "-c", "user.email=a@b.example"] + words, in: root).run()
            }
            _ = try git("init", "--quiet")
            _ = try git("add", "--all")
            _ = try git("commit", "--quiet", "--message", "Begin")
            let commit = try git("rev-parse", "HEAD").prefix { !$0.isWhitespace }
            #expect(KitPin(ofLayoutAt: root.path, changelog: nil) == .commit(String(commit)))
            #expect(KitPin(ofLayoutAt: root.appending(path: "inner").path, changelog: nil) == nil)
            _ = try git("tag", "1.4.0")
            #expect(KitPin(ofLayoutAt: root.path, changelog: nil) == .release("1.4.0"))
        }
    }
}
