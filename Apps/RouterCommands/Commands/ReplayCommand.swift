import AppFlow
import ArgumentParser
import DeviceSimulator
import Foundation

/// Replays a scenario on the phone, and says what does not come to what it expects.
struct ReplayCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "replay", abstract: "Replay a scenario on a new phone, and check what it expects.",
            discussion: """
                A scenario has the lines that serve --terminal takes but record and replay (help lists them there), \
                comments that begin with #, and lines 'expect OUTCOME [ROUTE|CODE]', each about one arrival since the \
                one before. What arrives and no line expects fails, too. The outcomes are \
                \(Expectation.outcomes.joined(separator: ", ")).

                The phone's data is gone afterwards, unless --data names a folder. Its clock moves with 'wait SECONDS' \
                alone.
                """)
    }

    @Argument(help: ArgumentHelp("The scenario; - for standard input.", valueName: "file"))
    var file: InputFile

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let scenario = try readScenario()
        var results: [ScenarioResult] = []
        try await SimulatorSession<Program>.withNewPhone(
            in: shared.folder, clock: .standing(at: shared.now?.date), change: shared.sessionChange, language: language
        ) { phone in
            try await ScenarioPlayer(phone: phone).play(scenario) { result in
                results.append(result)
                try write([result.json(in: language)], orLines: [result.sentence(in: file.path, language)])
            }
        }
        if !shared.json { Console.write(results.summary(in: language)) }
        if results.haveFailed { throw Failure.badInput.exitCode }
    }

    /// - Throws: ``UnreadableFile``, or the exit code for bad input, before anything is done.
    private func readScenario() throws -> Scenario {
        let data = try file.read()
        let folder = file.path == "-" ? nil : URL(fileURLWithPath: file.path).deletingLastPathComponent()
        do {
            return try Scenario(String(decoding: data, as: UTF8.self), of: Program.self, in: folder)
        } catch {
            let failure: JSONObject = ["code": "invalidScenario", "message": error.sentence(in: language)]
            try write(
                [["line": error.line, "text": error.text, "holds": false, "error": failure]], orLines: [])
            Console.writeError("\(file.path): \(error.sentence(in: language))")
            throw Failure.badInput.exitCode
        }
    }
}
