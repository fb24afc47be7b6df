/// The two programs, by the names that they are run by.
enum Program: String, CaseIterable {
    case campus = "feed-detail-router"
    case messenger = "chat-room-router"
}
