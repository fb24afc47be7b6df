import AppFlow
import ArgumentParser
import DeviceSimulator
import Foundation

/// A narrated run of every interesting arrival.
struct TourCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tour", abstract: "Show every interesting arrival on a throw-away database.",
            discussion: "With --data the databases stay in that folder.")
    }

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let throwAway = FileManager.default.temporaryDirectory.appending(path: "\(Program.commandName)-\(UUID())")
        defer { try? FileManager.default.removeItem(at: throwAway) }
        let directory = shared.directory.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? throwAway
        _ = try FolderOwner.claim(directory, for: Program.commandName)
        // The tour is one process after another to its reader, and one alone to every other.
        guard try AppLock.take(in: directory) else { throw StoreFailure(AppLock.notice(directory)) }
        let guide = TourGuide<Program>(directory: directory, options: shared)
        guide.say(Style.title(Program.commandName) + ": " + sentence("program.\(Program.commandName)"))
        for (index, stop) in Program.tour.enumerated() {
            guide.say("")
            guide.say(Style.title("\(index + 1). " + sentence("tour.\(stop.title)")))
            try await guide.show(stop, after: index == 0 ? shared.sessionChange : nil)
        }
        guide.say("")
        guide.say(sentence("tour.end", ["program": Program.commandName]))
    }

    private func sentence(_ key: String, _ values: [String: String] = [:]) -> String {
        shared.language(of: Program.self).sentence(key, values)
    }
}
