import Foundation

/// A folder for one test's databases and files, and the two programs run on it.
final class WorkingFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
    var data: URL { url.appending(path: "data") }

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func campus(_ arguments: String...) throws -> CommandRun {
        try CommandRun("feed-detail-router", arguments + ["--data", data.path, "--json"])
    }

    func messenger(_ arguments: String...) throws -> CommandRun {
        try CommandRun("chat-room-router", arguments + ["--data", data.path, "--json"])
    }

    /// Writes a file for a command to read.
    func file(_ name: String, _ content: String) throws -> String {
        let file = url.appending(path: name)
        try Data(content.utf8).write(to: file)
        return file.path
    }
}

/// The sample payloads beside the programs' sources.
enum Sample {
    static let feed = path("Apps/FeedDetailRouter/Samples/feed.apns")
    static let room = path("Apps/ChatRoomRouter/Samples/room.apns")
    static let feedStack = ["feed-list", "feed-detail/4b2f6c0e-5d1a-4c8e-9a53-1f0d7b6e2a11"]

    private static func path(_ path: String) -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.appending(path: path).path
    }
}
