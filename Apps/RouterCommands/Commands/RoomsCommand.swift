import AppFlow
public import ArgumentParser
import Chats

/// The chat rooms as a list.
public struct RoomsCommand<Program: ChatProgram>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rooms", abstract: "List the rooms, the one with the newest message first.")
    }

    @OptionGroup var shared: SharedOptions

    public init() {}

    @MainActor
    public func run() async throws {
        let run = try await ProgramRun<Program>(shared)
        let rooms = try await StoreFailure.catching { () async throws(ChatRepositoryError) in
            try await run.program.chats.rooms()
        }
        if shared.json {
            for room in rooms { Console.write(try JSONLine.text(RoomAnswer(room))) }
        } else {
            for line in RoomTable(rooms, language: shared.language).lines { Console.write(line) }
        }
    }
}
