import Testing

@testable import Copying

@Suite struct PageCutTests {
    private func cut(_ text: String) -> String {
        let words = WordSearch(["Campus", "Feeds", "FeedStore", "feed-detail-router"])
        return PageCut { words.isFound(in: $0) }(text)
    }

    @Test(
        "what speaks of the other program goes, and what stands beside it stays",
        arguments: [
            ("One.\n\nCampus does\nthis.\n\nTwo.\n", "One.\n\nTwo.\n"),
            ("- a\n- Campus\n  and more\n- b\n", "- a\n- b\n"),
            ("| a | b |\n|---|---|\n| x | Campus |\n| y | z |\n", "| a | b |\n|---|---|\n| y | z |\n"),
            ("| a | b |\n|---|---|\n| `Feeds`, `Chats` | c |\n", "| a | b |\n|---|---|\n| `Chats` | c |\n"),
            ("| a | b |\n|---|---|\n| x | Campus |\n", ""), ("# A\n\n## Campus\n\n## B\n\nb\n", "# A\n\n## B\n\nb\n"),
            ("# A\n\n## B\n\nCampus\n\n## C\n\nc\n", "# A\n\n## C\n\nc\n"),
            ("Feedsters stay.\n", "Feedsters stay.\n"), ("Campus:\n\n```sh\nrun\n```\n\nb\n", "b\n"),
            ("a:\n\n```sh\nrun feed-detail-router \\\n    on\nrun b\n```\n", "a:\n\n```sh\nrun b\n```\n"),
            ("a:\n\n```sh\nrun feed-detail-router\n```\n\n```\noutput\n```\n\nb\n", "b\n"),
            (
                "```mermaid\ngraph\n    Feeds & Chats --> T; FeedStore --> S; Feeds\n    FeedStore --> S\n```\n",
                "```mermaid\ngraph\n    Chats --> T\n```\n"
            ),
            (
                "# A\n\nText   as it is.\n\n```swift\nlet a\n\nlet b\n```\n",
                "# A\n\nText   as it is.\n\n```swift\nlet a\n\nlet b\n```\n"
            ),
        ])
    func cut(text: String, rest: String) {
        #expect(cut(text) == (rest.isEmpty ? "\n" : rest))
    }
}
