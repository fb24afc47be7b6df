import AppFlow
import ArgumentParser
import Foundation
import Storage

/// Brings content in from a file.
struct ImportCommand<Program: RouterProgram>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import", abstract: "Import content from a file of JSON Lines.",
            discussion: "Each line is one JSON object. Ctrl-C ends it, and what was read by then is kept.")
    }

    @Argument(help: ArgumentHelp("The file; - for standard input.", valueName: "file"))
    var file: InputFile

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let run = try await ProgramRun<Program>(shared)
        let report = try await imported(by: run)
        if shared.json {
            Console.write(try JSONLine.text(ImportAnswer(report, language: shared.language(of: Program.self))))
        } else {
            let language = shared.language(of: Program.self)
            let counts = report.counts
            let values = ["added": counts.added, "replaced": counts.replaced, "skipped": counts.skipped]
            if let lines = report.interruptedAfter {
                Console.write(language.sentence("import.interrupted", ["lines": String(lines)]))
            }
            Console.write(language.sentence("import.done", values.mapValues(String.init)))
            for bad in report.badLines {
                Console.write(
                    language.sentence(
                        "import.badLine",
                        [
                            "file": file.path, "line": String(bad.line),
                            "reason": bad.sentence(in: language),
                        ]))
            }
            if report.moreBadLines > 0 {
                Console.write(
                    language.sentence(
                        "import.moreBadLines", ["file": file.path, "count": String(report.moreBadLines)]))
            }
        }
        if report.interruptedAfter != nil { throw Self.interrupted }
        if !report.badLines.isEmpty { throw Failure.badInput.exitCode }
    }
}

extension ImportCommand {
    /// As shells have it: 128, and the number of SIGINT.
    private static var interrupted: ExitCode { ExitCode(128 + SIGINT) }

    /// - Throws: ``UnreadableFile``, or ``StoreFailure``.
    @MainActor
    private func imported(by run: ProgramRun<Program>) async throws -> ImportReport {
        do {
            if let error = run.data.contentError { throw error }
            try await run.data.content.beginImport()
            let report: ImportReport
            do {
                report = try await importUntilInterrupted(by: run)
            } catch {
                // What was kept until then stays.
                try? await run.data.content.endImport()
                throw error
            }
            try await run.data.content.endImport()
            return report
        } catch let error as UnreadableFile {
            throw error
        } catch {
            throw StoreFailure("\(error)")
        }
    }
}

extension ImportCommand {
    @MainActor
    private func importUntilInterrupted(by run: ProgramRun<Program>) async throws -> ImportReport {
        let stop = await SystemSignals(SystemSignals.stopping)
        let content = ContentImport(run.program)
        let work = Task { [file] in try await content.run(file, progress: ProgressBar(total: file.size)) }
        let watch = Task {
            await stop.first()
            work.cancel()
        }
        defer { watch.cancel() }
        return try await work.value
    }
}

/// What `import` answers.
private struct ImportAnswer: Encodable {
    struct Bad: Encodable {
        let line: Int
        let code: String
        let reason: String
    }

    let added: Int
    let replaced: Int
    let skipped: Int
    let bad: [Bad]
    /// How many more there are.
    let moreBad: Int
    /// After how many lines it was interrupted; left out if it was not.
    let interruptedAfter: Int?

    init(_ report: ImportReport, language: Language) {
        added = report.counts.added
        replaced = report.counts.replaced
        skipped = report.counts.skipped
        bad = report.badLines.map { Bad(line: $0.line, code: $0.reason.code, reason: $0.sentence(in: language)) }
        moreBad = report.moreBadLines
        interruptedAfter = report.interruptedAfter
    }
}
