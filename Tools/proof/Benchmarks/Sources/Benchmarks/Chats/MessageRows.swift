import ChatStore
import Chats
import Foundation
import GRDB
import Storage

/// Short messages, in the order in which they were sent, by turns in a hundred rooms.
struct MessageRows: ImportedRows {
    private let messages: [RoomMessage]
    let table = (name: "message", columns: ["id", "roomID", "author", "text", "sentAt"])
    let preparation = """
        WITH RECURSIVE number(id) AS (VALUES (1) UNION ALL SELECT id + 1 FROM number WHERE id < 100)
        INSERT INTO room (id, title) SELECT id, 'Room' FROM number
        """

    init(count: Int) {
        messages = (1...count).map { number in
            RoomMessage(
                Message(
                    id: Int64(number), roomID: Int64(number % 100 + 1), author: "Desk",
                    text: "Message \(number): see you at the front desk",
                    sentAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number))),
                roomTitle: "Room")
        }
    }

    var count: Int { messages.count }

    func values(of index: Int) -> [DatabaseValue.Storage] {
        let message = messages[index].message
        return [
            .int64(message.id), .int64(message.roomID), .string(message.author), .string(message.text),
            .int64(Int64(message.sentAt.timeIntervalSince1970 * 1_000)),
        ]
    }

    func line(of index: Int) -> String {
        let message = messages[index].message
        return """
            {"id":\(message.id),"roomId":\(message.roomID),"room":"Room","author":"\(message.author)",\
            "text":"\(message.text)","sentAt":"\(message.sentAt.ISO8601Format())"}
            """
    }

    func save(in database: any StoreDatabase) async throws {
        _ = try await SQLiteChatRepository(database).save(messages)
    }
}
