/// A program of the layout, by all the names that it goes by.
struct Program: Equatable, Sendable {
    /// `campus`: the folders, files and list entries that are its alone.
    let key: String
    let executable: String

    /// The folder in Apps, and the type that starts the program.
    let type: String
    let scheme: String
    let host: String

    static let all = [
        Program(
            key: "campus", executable: "feed-detail-router", type: "FeedDetailRouter", scheme: "campus",
            host: "campus.example.com"),
        Program(
            key: "messenger", executable: "chat-room-router", type: "ChatRoomRouter", scheme: "messenger",
            host: "messenger.example.com"),
    ]
}
