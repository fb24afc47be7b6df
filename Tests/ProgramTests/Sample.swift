import Foundation

/// The sample files beside the programs' sources.
enum Sample {
    static let feed = path(.campus, "feed.apns")
    static let room = path(.messenger, "room.apns")
    static let feedID = "4b2f6c0e-5d1a-4c8e-9a53-1f0d7b6e2a11"
    static let feedStack = ["feed-list", "feed-detail/\(feedID)"]

    static func path(_ program: Program, _ name: String) -> String {
        folder(of: program).appending(path: name).path
    }

    static func folder(of program: Program) -> URL {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let target =
            switch program {
            case .campus: "FeedDetailRouter"
            case .messenger: "ChatRoomRouter"
            }
        return root.appending(path: "Apps/\(target)/Samples")
    }
}
