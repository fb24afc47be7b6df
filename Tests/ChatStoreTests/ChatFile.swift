import ChatStore
import Chats
import Foundation
import GRDB
import Storage

/// A content file in a folder.
enum ChatFile {
    static func open(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openLarge(migrations: ChatStoreSchema.migrations, now: .distantPast).writer
    }

    static func row(_ id: Message.ID, in room: Room.ID, text: String = "Text") -> RoomMessage {
        let sentAt = Date(timeIntervalSince1970: 1_800_000_000)
        return RoomMessage(Message(id: id, roomID: room, author: "Author", text: text, sentAt: sentAt))
    }

    /// A message of account 1, whose text is its key.
    static func outgoing(_ key: String, to room: Room.ID) -> OutgoingMessage {
        let sentAt = Date(timeIntervalSince1970: 1_800_000_060)
        return OutgoingMessage(key: key, roomID: room, account: "1", author: "Author", text: key, sentAt: sentAt)
    }
}
