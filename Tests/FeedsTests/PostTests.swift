import Feeds
import Foundation
import Testing

@Suite struct PostTests {
    private let json = #"""
        {"id":"4B2F6C0E-5d1a-4c8e-9a53-1f0d7b6e2a11","title":"T","author":"A","blog":"B","url":"https://a.example",
        "body":"é\n","publishedAt":"2026-03-02T09:00:00+09:00","likes":3}
        """#

    private func post(_ json: String) throws -> Post {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Post.self, from: Data(json.utf8))
    }

    @Test func `U39: a post is read as a backend sends it, whatever else it sends`() throws {
        let post = try post(json)
        #expect(post.id == UUID(uuidString: "4b2f6c0e-5d1a-4c8e-9a53-1f0d7b6e2a11"))
        #expect(
            [post.title, post.author, post.blog, post.url, post.body] == ["T", "A", "B", "https://a.example", "é\n"])
        #expect(post.publishedAt == Date(timeIntervalSince1970: 1_772_409_600))
    }

    @Test(
        "U39, P9: what is no post is none",
        arguments: [
            (#""title":"T","#, ""), (#""T""#, "null"), ("4B2F6C0E-", ""), ("2026-03-02T", "soon"), ("}", ""),
            (#""A""#, "1"),
        ])
    func broken(text: String, replacement: String) {
        #expect(throws: DecodingError.self) { try post(json.replacing(text, with: replacement)) }
    }
}
