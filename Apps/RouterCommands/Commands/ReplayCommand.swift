import AppFlow
import ArgumentParser
import DeviceSimulator
import Foundation

/// Replays a scenario on the phone, and says what does not come to what it expects.
struct ReplayCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "replay", abstract: "Replay a scenario on a new phone, and check what it expects.",
            discussion: """
                A scenario has the lines that serve --terminal takes (help lists them there), comments that begin with \
                #, and lines 'expect OUTCOME [ROUTE|CODE]', each about one arrival since the one before. What arrives \
                and no line expects fails, too. The outcomes are \(Expectation.outcomes.joined(separator: ", ")).

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
        try await scenario.play(
            on: Program.self, data: shared.directory.map { URL(fileURLWithPath: $0, isDirectory: true) },
            clock: .standing(at: shared.now?.date), change: shared.sessionChange,
            language: shared.language(of: Program.self)
        ) { result in
            results.append(result)
            if shared.json {
                Console.write(
                    try JSONLine.text(ScenarioAnswer(result: result, language: shared.language(of: Program.self))))
            } else {
                let style = result.holds ? Style.good : Style.bad
                Console.write(style(result.sentence(in: file.path, shared.language(of: Program.self))))
            }
        }
        if !shared.json { Console.write(results.summary(in: shared.language(of: Program.self))) }
        if results.haveFailed { throw Failure.badInput.exitCode }
    }

    /// - Throws: ``UnreadableFile``, before anything is done.
    private func readScenario() throws -> Scenario {
        let data = try file.readPayload()
        let folder = file.path == "-" ? nil : URL(fileURLWithPath: file.path).deletingLastPathComponent()
        do {
            return try Scenario(String(decoding: data, as: UTF8.self), of: Program.self, in: folder)
        } catch {
            if shared.json {
                Console.write(try JSONLine.text(FaultAnswer(error, in: shared.language(of: Program.self))))
            }
            throw UnreadableFile("\(file.path): \(error.sentence(in: shared.language(of: Program.self)))")
        }
    }
}

/// What `replay --json` prints of a scenario that cannot be read.
private struct FaultAnswer: Encodable {
    struct Failure: Encodable {
        let code = "invalidScenario"
        let message: String
    }

    let line: Int
    let text: String
    let holds = false
    let error: Failure

    init(_ fault: ScenarioFault, in language: Language) {
        line = fault.line
        text = fault.text
        error = Failure(message: fault.sentence(in: language))
    }
}
