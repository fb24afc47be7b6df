import Feeds
import GRDB

extension PostMarkChange {
    /// Writes the mark of a post that is there.
    func store(for id: Post.ID, in database: Database) throws {
        let (column, isSet) =
            switch self {
            case .read(let isSet): ("isRead", isSet)
            case .bookmarked(let isSet): ("isBookmarked", isSet)
            }
        let upsert = try database.cachedStatement(
            sql: """
                INSERT INTO postMarks (postID, \(column)) VALUES (?, ?)
                ON CONFLICT (postID) DO UPDATE SET \(column) = excluded.\(column)
                    WHERE \(column) IS NOT excluded.\(column)
                """)
        try upsert.execute(arguments: [id.stored, isSet])
    }
}
