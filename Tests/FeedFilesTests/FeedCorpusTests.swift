import FeedFiles
import Feeds
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isPresent, "there is no folder shared/corpus beside the project, and no SWITCHYARD_CORPUS"))
struct FeedCorpusTests {
    @Test(
        "every feed of the corpus is read whole",
        arguments: [
            ("feedkit-Ampersand.xml", 20, "https://www.bold.dk/fodbold/nyheder/ob-er-uskarpe--esbjerg-er-effektive/"),
            ("feedkit-Atom.xml", 1, "http://example.org/2005/04/02/atom"),
            ("feedkit-AtomMedia.xml", 1, "http://www.foo.com/song64kbps.mp3"),
            ("feedkit-Media.xml", 1, "http://www.foo.com/song64kbps.mp3"),
            ("feedkit-RSS.xml", 2, "http://dallas.example.com/1991/05/02/nolan.htm"),
            ("feedkit-feed.json", 2, "http://therecord.co/chris-parrish"),
            (
                "feedparser-atomthreadingwithentry.xml", 1,
                "http://salmon-test.blogspot.com/2009/10/test-post.html?showComment=1260320342544#c4788628857625737701"
            ),
            (
                "feedparser-large_atom_feed_that_needs_css_sanitisation.xml", 15,
                "http://touchnokia.ru/2009/09/nevidimaja-bronja-dlja-vashego-nokia-5800.html"
            ),
            (
                "feedparser-rss2.0NSwithModulesNoDefNS.xml", 1,
                "http://www.pocketsoap.com/weblog/rssTests/rss2.0withModulesNoDefNS.xml#1"
            ),
        ] as [(String, Int, String)])
    func file(name: String, count: Int, firstURL: String) throws {
        let data = try Corpus.data("feeds/\(name)")
        #expect(FeedDocument.isDocument(beginning: data.prefix(4_096)))
        let feeds = try FeedDocument.rows(in: data).map { try $0.feed.get() }
        #expect(feeds.count == count)
        #expect(feeds.first?.url == firstURL)
        #expect(Set(feeds.map(\.id)).count == count)
        #expect(feeds.allSatisfy { !$0.title.isEmpty })
    }
}
