import AppFlow
import ArgumentParser
import Chats
import RouterCommands

/// A page of a room's messages.
struct MessagesCommand: ProgramCommand {
    typealias Program = Messenger

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "messages", abstract: "List a room's newest messages, the oldest first.")
    }

    @Argument(help: "The room's id.")
    var room: Room.ID

    @Option(help: ArgumentHelp("How many at most, from 1 to 10000.", valueName: "N"))
    var limit = 50

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("This message and those on both sides of it, not the newest.", valueName: "MESSAGE"))
    var around: Message.ID?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Delete this message first; it is not sent any more.", valueName: "MESSAGE"))
    var delete: Message.ID?

    @OptionGroup var shared: SharedOptions

    init() {}

    func validate() throws {
        if !(1...10_000).contains(limit) { throw ValidationError("--limit is from 1 to 10000.") }
    }

    @MainActor
    func run() async throws {
        let app = try await AppInstallation<Messenger>(shared)
        if let delete {
            _ = try await message(delete, in: app.program.chats)
            _ = try await StoreFailure.catching { try await app.program.chats.delete(delete) }
        }
        let window = try await window(in: app.program.chats)
        let page = try await StoreFailure.catching { try await app.program.chats.messages(in: room, window) }
        guard let page else { throw NothingFound("messages.noRoom", ["id": String(room)]) }
        try write(page.messages.map(JSONObject.init), orLines: page.lines(in: language))
    }

    /// - Throws: ``NothingFound`` for one that is not in the room.
    @MainActor
    private func message(_ id: Message.ID, in chats: any ChatRepository) async throws -> Message {
        let message = try await StoreFailure.catching { try await chats.message(id: id) }
        guard let message, message.roomID == room else {
            throw NothingFound("messages.noMessage", ["id": String(id), "room": String(room)])
        }
        return message
    }

    @MainActor
    private func window(in chats: any ChatRepository) async throws -> MessageWindow {
        guard let around else { return .last(limit) }
        let cursor = MessageCursor(try await message(around, in: chats))
        return .around(cursor, earlier: (limit - 1) / 2, later: limit / 2)
    }
}
