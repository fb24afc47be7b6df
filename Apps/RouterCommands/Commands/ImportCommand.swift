import AppFlow
import ArgumentParser
import Foundation
import Storage

/// Brings content in from a file.
struct ImportCommand<Program: RouterProgram>: ProgramCommand {
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
        let app = try await AppInstallation<Program>(shared)
        let report = try await imported(into: app)
        try write([report.json(in: language)], orLines: report.sentences(of: file.path, in: language))
        if report.interruptedAfter != nil { throw Self.interrupted }
        if !report.badLines.isEmpty { throw Failure.badInput.exitCode }
    }
}

extension ImportCommand {
    /// As shells have it: 128, and the number of SIGINT.
    private static var interrupted: ExitCode { ExitCode(128 + SIGINT) }

    /// - Throws: ``UnreadableFile``, or ``StoreFailure``.
    @MainActor
    private func imported(into app: AppInstallation<Program>) async throws -> ImportReport {
        do {
            if let error = app.data.contentError { throw error }
            try await app.data.content.beginImport()
            let report: ImportReport
            do {
                report = try await importUntilInterrupted(into: app)
            } catch {
                // What was kept until then stays.
                try? await app.data.content.endImport()
                throw error
            }
            try await app.data.content.endImport()
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
    private func importUntilInterrupted(into app: AppInstallation<Program>) async throws -> ImportReport {
        let stop = await SystemSignals(SystemSignals.stopping)
        let content = ContentImport(app.program)
        let work = Task { [file] in try await content.run(file) }
        let watch = Task {
            await stop.first()
            work.cancel()
        }
        defer { watch.cancel() }
        return try await work.value
    }
}

extension ImportReport {
    fileprivate func json(in language: Language) -> JSONObject {
        let bad = badLines.map { bad -> JSONObject in
            ["line": bad.line, "code": bad.reason.code, "reason": bad.reason.sentence(in: language)]
        }
        var json: JSONObject = [
            "added": counts.added, "replaced": counts.replaced, "skipped": counts.skipped, "bad": bad,
            "moreBad": moreBadLines,
        ]
        if let interruptedAfter { json.merge(["interruptedAfter": interruptedAfter]) }
        return json
    }

    fileprivate func sentences(of file: String, in language: Language) -> [String] {
        let values = ["added": counts.added, "replaced": counts.replaced, "skipped": counts.skipped]
        let interrupted = interruptedAfter.map { language.sentence("import.interrupted", ["lines": String($0)]) }
        let bad = badLines.map { bad in
            language.sentence(
                "import.badLine",
                ["file": file, "line": String(bad.line), "reason": bad.reason.sentence(in: language)])
        }
        let more = language.sentence("import.moreBadLines", ["file": file, "count": String(moreBadLines)])
        return [interrupted, language.sentence("import.done", values.mapValues(String.init))].compactMap(\.self)
            + bad + (moreBadLines > 0 ? [more] : [])
    }
}
