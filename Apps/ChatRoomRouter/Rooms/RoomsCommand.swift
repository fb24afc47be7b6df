import AppFlow
import ArgumentParser
import Chats
import RouterCommands

/// The chat rooms as a list.
struct RoomsCommand: ProgramCommand {
    typealias Program = Messenger

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rooms", abstract: "List the rooms, the one with the newest message first.")
    }

    @OptionGroup var shared: SharedOptions

    init() {}

    @MainActor
    func run() async throws {
        let app = try await AppInstallation<Messenger>(shared)
        let rooms = try await StoreFailure.catching { try await app.program.chats.rooms() }
        try write(rooms.map(JSONObject.init), orLines: TextTable(rooms, language: language).lines)
    }
}
