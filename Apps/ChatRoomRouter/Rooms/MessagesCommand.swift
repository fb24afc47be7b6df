import AppFlow
import ArgumentParser
import Chats
import RouterCommands

/// A page of a room's messages.
struct MessagesCommand: ProgramCommand {
    typealias Program = Messenger

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "messages", abstract: "List a room's messages, the oldest first.",
            discussion: "Without --before, --after or --around these are the newest.")
    }

    @Argument(help: "The room's id.")
    var room: Room.ID

    @Option(help: ArgumentHelp("How many at most, from 1 to 10000.", valueName: "N"))
    var limit = 50

    @Option(parsing: .unconditional, help: ArgumentHelp("Those before this message.", valueName: "MESSAGE"))
    var before: Message.ID?

    @Option(parsing: .unconditional, help: ArgumentHelp("Those behind this message.", valueName: "MESSAGE"))
    var after: Message.ID?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Those on both sides of this message, and itself.", valueName: "MESSAGE"))
    var around: Message.ID?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Delete this message first; it is not sent any more.", valueName: "MESSAGE"))
    var delete: Message.ID?

    @OptionGroup var shared: SharedOptions

    init() {}

    func validate() throws {
        if [before, after, around].compactMap(\.self).count > 1 {
            throw ValidationError("Of --before, --after and --around only one can be given.")
        }
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
        guard let id = before ?? after ?? around else { return .last(limit) }
        let cursor = MessageCursor(try await message(id, in: chats))
        if before != nil { return .before(cursor, limit: limit) }
        if after != nil { return .after(cursor, limit: limit) }
        return .around(cursor, earlier: (limit - 1) / 2, later: limit / 2)
    }
}
