import AppFlow
import ArgumentParser
import Chats
import RouterCommands

/// The chat rooms as a list.
struct RoomsCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rooms", abstract: "List the rooms, the one with the newest message first.")
    }

    @OptionGroup var shared: SharedOptions

    init() {}

    @MainActor
    func run() async throws {
        let run = try await ProgramRun<Messenger>(shared)
        let rooms = try await StoreFailure.catching { () async throws(ChatRepositoryError) in
            try await run.program.chats.rooms()
        }
        if shared.json {
            for room in rooms { Console.write(try JSONLine.text(RoomAnswer(room))) }
        } else {
            for line in RoomTable(rooms, language: shared.language(of: Messenger.self)).lines { Console.write(line) }
        }
    }
}
