import Chats
import RouterCommands

extension RoomMessage {
    /// Reads `id`, `roomId`, `author`, `text` and `sentAt` (RFC 3339), and the room's title in `room` where it is
    /// known. What the user wrote is sent.
    init(_ line: ImportedLine) throws(BadRow) {
        let author = try line.text("author")
        let message = Message(
            id: try line.numberFromZero("id"), roomID: try line.wholeNumber("roomId"), author: author,
            text: try line.text("text"), sentAt: try line.date("sentAt"),
            delivery: author == Message.ownAuthor ? .sent : nil)
        self.init(message, roomTitle: try line.optionalText("room"))
    }
}
