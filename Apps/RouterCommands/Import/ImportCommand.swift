import AppFlow
import ArgumentParser
import Storage
import StoreErrors

/// Brings content in from a file.
struct ImportCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import", abstract: "Import content from a file of JSON Lines.",
            discussion: """
                Each line is one JSON object. Every 5,000 rows are saved together; imported again, rows that were saved \
                before are unchanged.
                """)
    }

    @Argument(help: ArgumentHelp("The file; - for standard input.", valueName: "file"))
    var file: InputFile

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let app = try await AppInstallation<Program>(shared)
        let report = try await imported(into: app)
        try write([report.json(in: language)], orLines: report.lines(of: file.path, in: language))
        if !report.badLines.isEmpty { throw Failure.badInput.exitCode }
    }

    /// - Throws: ``UnreadableFile``, or ``StoreFailure``.
    @MainActor
    private func imported(into app: AppInstallation<Program>) async throws -> ImportReport {
        do {
            if let error = app.data.contentError { throw error }
            return try await app.data.content.importing { try await app.program.importContent(of: file) }
        } catch let error as UnreadableFile {
            throw error
        } catch {
            throw StoreFailure("\(error)")
        }
    }
}

extension ImportReport {
    fileprivate func json(in language: Language) -> JSONObject {
        let bad = badLines.map { bad -> JSONObject in
            ["line": bad.line, "code": bad.reason.code, "reason": bad.reason.sentence(in: language)]
        }
        return [
            "added": counts.added, "replaced": counts.replaced, "skipped": counts.skipped, "bad": bad,
            "moreBad": moreBadLines,
        ]
    }

    fileprivate func lines(of file: String, in language: Language) -> [String] {
        let values = ["added": counts.added, "replaced": counts.replaced, "skipped": counts.skipped]
        var lines = [language.sentence("import.done", values.mapValues(String.init))]
        lines += badLines.map { bad in
            language.sentence(
                "import.badLine",
                ["file": file, "line": String(bad.line), "reason": bad.reason.sentence(in: language)])
        }
        if moreBadLines > 0 {
            lines.append(language.sentence("import.moreBadLines", ["file": file, "count": String(moreBadLines)]))
        }
        return lines
    }
}
