import Feeds
import Foundation
import StoreErrors

/// Stands in for a backend, which the demo has none of: it has a few posts that a new phone lacks, while the phone is
/// online. A team puts its `HTTPContentSource` here.
@MainActor
final class LocalPostSource: ContentSource {
    /// Nobody may read it.
    private static let forbidden = UUID(uuidString: "00000000-0000-4000-8000-000000000403")
    /// It comes after ten seconds.
    private static let slow = UUID(uuidString: "00000000-0000-4000-8000-000000000504")

    private var isOnline: @MainActor () -> Bool = { true }
    private let file: URL

    /// - Parameter file: the posts, in JSON.
    init(_ file: URL) {
        self.file = file
    }

    func follow(_ isOnline: @escaping @MainActor () -> Bool) { self.isOnline = isOnline }

    func content(of id: Post.ID) async throws(FetchError) -> Post {
        guard isOnline() else { throw .unreachable(reason: "the phone is offline") }
        if id == Self.forbidden { throw .forbidden }
        if id == Self.slow { try? await Task.sleep(for: .seconds(10)) }
        guard let post = posts.first(where: { $0.id == id }) else { throw .gone }
        return post
    }

    private var posts: [Post] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return (try? decoder.decode([Post].self, from: Data(contentsOf: file))) ?? []
    }
}
