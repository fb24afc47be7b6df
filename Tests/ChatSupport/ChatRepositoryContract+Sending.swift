import Chats
import Foundation
import TestSupport
import Testing

/// What the user sends, and what goes with their sign-out.
extension ChatRepositoryContract {
    static let sendingRules: [ContractRule<any ChatRepository>] = [
        ContractRule("what is sent is in its room once, under an id that no server gives") { chats in
            _ = try await chats.save([row(-1, in: 5), row(.min, in: 6), row(.max, in: 6), row(7, in: 6)])
            #expect(try await chats.send(outgoing("a", to: 5, "first")) == -2)
            #expect(try await chats.send(outgoing("b", to: 6, "second")) == -3)
            #expect(try await chats.send(outgoing("a", to: 6, "again")) == -2)
            #expect(try await chats.lastMessages(in: 5, limit: 9).map(\.text) == ["Text -1", "first"])
            #expect(try await chats.lastMessages(in: 6, limit: 2).map(\.text) == ["Text \(Int64.max)", "second"])
            #expect(try await chats.room(id: 5)?.lastMessage == "first")
            let sentAt = try await chats.message(id: -2)?.sentAt
            #expect(sentAt == outgoing("a", to: 5, "").sentAt)
        },
        ContractRule("nothing is sent to a room that is not there") { chats in
            #expect(try await chats.send(outgoing("a", to: 5, "first")) == nil)
            #expect(try await chats.rooms().isEmpty)
            _ = try await chats.save([row(1, in: 5)])
            #expect(try await chats.send(outgoing("a", to: 5, "first")) == -1)
        },
        ContractRule("what is sent is queued until it is settled, the oldest first, each account's own") { chats in
            _ = try await chats.save([row(1, in: 5)])
            let messages = ["a", "b", "c"].map { outgoing($0, to: 5, "text\0 \($0)") }
            for message in messages { _ = try await chats.send(message) }
            var other = outgoing("d", to: 5, "other")
            other.account = "2"
            _ = try await chats.send(other)
            #expect(try await chats.queued(by: "1") == messages)
            #expect(try await chats.queued(by: "2") == [other])
            try await chats.settle("a", as: .sent)
            try await chats.settle("b", as: .failed)
            try await chats.settle("nobody's", as: .sent)
            #expect(try await chats.queued(by: "1") == [messages[2]])
            #expect(
                try await chats.lastMessages(in: 5, limit: 4).map(\.delivery) == [.queued, .queued, .failed, .sent])
            try await chats.settle("b", as: .queued)
            #expect(try await chats.queued(by: "1") == Array(messages[1...]))
            #expect(try await chats.queued(by: "1", limit: 1) == [messages[1]])
            #expect(try await chats.queued(by: "1", limit: -1).isEmpty)
        },
        ContractRule("P4: accounts are told apart by every byte") { chats in
            _ = try await chats.save([row(1, in: 5)])
            for account in Awkward.texts {
                var message = outgoing("of \(account)", to: 5, account)
                message.account = account
                _ = try await chats.send(message)
            }
            for account in Awkward.texts {
                let queued = try await chats.queued(by: account)
                #expect(queued.count == 1 && account.isSameText(as: queued.first?.text), "\(account)")
            }
        },
        ContractRule("any text is sent as it was written, under any key") { chats in
            _ = try await chats.save([row(1, in: 5)])
            let texts = Awkward.texts + [Awkward.longText]
            for text in texts {
                var message = outgoing(String(text.prefix(40)), to: 5, text)
                message.author = text
                let id = try #require(try await chats.send(message))
                #expect(try await chats.send(message) == id)
                let kept = try await chats.message(id: id)
                #expect(text.isSameText(as: kept?.text) && text.isSameText(as: kept?.author), "\(text.prefix(20))")
                let queued = try await chats.queued(by: "1")
                #expect(queued.count == 1 && text.isSameText(as: queued.first?.text), "\(text.prefix(20))")
                try await chats.settle(message.key, as: .sent)
                try await chats.delete(id)
            }
        },
        ContractRule("P6: what was sent and deleted is neither queued nor sent again, and its id is no other's") {
            chats in
            _ = try await chats.save([row(1, in: 5)])
            #expect(try await chats.send(outgoing("a", to: 5, "first")) == -1)
            #expect(try await chats.delete(-1))
            #expect(try await chats.queued(by: "1").isEmpty)
            try await chats.settle("a", as: .queued)
            #expect(try await chats.queued(by: "1").isEmpty)
            #expect(try await chats.send(outgoing("a", to: 5, "first")) == -1)
            #expect(try await chats.message(id: -1) == nil)
            #expect(try await chats.send(outgoing("b", to: 5, "second")) == -2)
        },
        ContractRule("P4: a sign-out takes what pushes brought and what was written, and leaves what was imported") {
            chats in
            _ = try await chats.save([row(1, in: 5, titled: "Five"), own(2, in: 6)])
            _ = try await chats.receive(pushed(3, in: 5))
            _ = try await chats.receive(pushed(4, in: 7))
            for (key, delivery) in [("a", .queued), ("b", .failed), ("c", .sent)] as [(String, MessageDelivery)] {
                _ = try await chats.send(outgoing(key, to: 5, key))
                try await chats.settle(key, as: delivery)
            }
            try await chats.removeAccount()
            #expect(try await chats.rooms().map(\.id) == [5, 6])
            #expect(try await chats.lastMessages(in: 5, limit: 9) == [row(1, in: 5).message])
            #expect(try await chats.room(id: 5)?.title == "Five")
            #expect(try await chats.lastMessages(in: 6, limit: 9).map(\.id) == [2])
            #expect(try await chats.queued(by: "1").isEmpty)
            #expect(try await chats.room(id: 7) == nil)
            for id in [3, 4, -1, -2, -3] as [Message.ID] { #expect(try await chats.message(id: id) == nil) }
        },
    ]

    /// One that the user wrote elsewhere.
    private static func own(_ id: Message.ID, in room: Room.ID) -> RoomMessage {
        var own = row(id, in: room)
        own.message.delivery = .sent
        return own
    }

    private static func pushed(_ id: Message.ID, in room: Room.ID) -> IncomingMessage {
        IncomingMessage(row(id, in: room).message, roomTitle: "Pushed", arrivedAt: date(30))
    }
}
