import ArgumentParser
import FlyingSocks
import Foundation
import GRDB
import Logging
import Observation

/// What the programs have to do at least to start and show a list: it links the same libraries, parses the same
/// command, and opens and reads the same rows through GRDB. It knows nothing of modules, screens or links.
@main
struct BareStart: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "bare-start", subcommands: [Launch.self])

    static func main() async {
        LoggingSystem.bootstrap(StreamLogHandler.standardError)
        // Linked, as in a program, and not used to start.
        if CommandLine.arguments.count > 100 {
            _ = try? Socket(domain: AF_INET, type: .stream)
            ObservationRegistrar().withMutation(of: Observed(), keyPath: \.self) {}
        }
        await main(nil)
    }
}

private final class Observed: Observable {}

struct Launch: AsyncParsableCommand {
    @Option(name: .customLong("data")) var directory: String
    @Flag var json = false
    @Option var account: String?
    @Flag var signedOut = false
    @Flag var firstRun = false
    @Option var now: String?
    @Option var language = "en"
    @Option(help: "The table whose newest rows are shown: post or room.") var table = "post"

    func run() async throws {
        let folder = URL(fileURLWithPath: directory, isDirectory: true)
        let inbox = try DatabaseQueue(path: folder.appending(path: "inbox.sqlite").path, configuration: .inbox)
        let (session, pending, _) = try inbox.read { database in
            // A small file that is not to be had again is looked at whole by any program that has one.
            guard try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") == "ok" else { throw Damaged() }
            return (
                try Row.fetchOne(database, sql: "SELECT * FROM session"),
                try Row.fetchAll(database, sql: "SELECT * FROM launch WHERE state <> 'settled' ORDER BY id"),
                try Row.fetchOne(database, sql: "SELECT state FROM navigation")
            )
        }
        let content = try DatabasePool(path: folder.appending(path: "content.sqlite").path)
        // What the simulated phone holds, and whether it lets the app notify.
        _ = try? JSONDecoder().decode(Held.self, from: Data(contentsOf: folder.appending(path: "notifications.json")))
        let rows = try content.read { [table] database in
            if table == "post" {
                return try Row.fetchAll(
                    database,
                    sql: """
                        SELECT id, title, author, blog, url, publishedAt, isRead
                        FROM post LEFT JOIN postMarks ON postID = id
                        WHERE (publishedAt, id) < (?, ?) ORDER BY publishedAt DESC, id DESC LIMIT 21
                        """, arguments: [Int64.max, ""])
            }
            _ = try Row.fetchOne(database, sql: "SELECT sum(unreadCount) FROM room WHERE unreadCount > 0")
            _ = try Row.fetchAll(database, sql: "SELECT * FROM message WHERE delivery = 'queued' AND account = '1'")
            // For the quick actions of the app's icon.
            return try Row.fetchAll(
                database,
                sql: """
                    SELECT room.id, title, text, sentAt, readAt, unreadCount FROM room LEFT JOIN message ON message.id = (
                        SELECT id FROM message WHERE roomID = room.id ORDER BY sentAt DESC, id DESC LIMIT 1)
                    ORDER BY sentAt DESC NULLS LAST, room.id
                    """)
        }
        let titles = rows.map { $0["title"] as String? ?? "" }
        let answer = Answer(session: session != nil, pending: pending.count, rows: titles)
        print(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self))
        // Leaves the files open, as the programs do: to close one brings its log into it, which takes syncs.
        Foundation.exit(EXIT_SUCCESS)
    }
}

private struct Damaged: Error {}

private struct Held: Decodable {
    let authorization: String
}

private struct Answer: Encodable {
    let session: Bool
    let pending: Int
    let rows: [String]
}

extension Configuration {
    fileprivate static var inbox: Configuration {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL") }
        return configuration
    }
}
