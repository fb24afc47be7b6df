import AppFlow
import ArgumentParser
import DeviceSimulator
import Foundation

/// A narrated run of every interesting arrival.
struct TourCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tour", abstract: "Show every interesting arrival on a throw-away database (default).")
    }

    @Option(help: "The language of sentences for people: en or ko.")
    var language: Language = .en

    @MainActor
    func run() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "\(Program.commandName)-\(UUID())")
        defer { try? FileManager.default.removeItem(at: directory) }
        Console.write(Style.title(Program.commandName) + ": " + language.sentence("program.\(Program.commandName)"))
        for (index, stop) in Program.tour.enumerated() {
            Console.write("")
            Console.write(Style.title("\(index + 1). " + language.sentence("tour.\(stop.title)")))
            try await TourGuide<Program>(directory: directory, language: language).show(stop)
        }
        Console.write("")
        Console.write(language.sentence("tour.end", ["program": Program.commandName]))
    }
}
