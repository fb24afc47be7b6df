import Foundation
import Links

/// `links match|aasa|payload|check|lint`: questions about any app's links and pushes, asked without the app.
@main
struct LinksCommand {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch arguments.first {
            case "match" where arguments.count == 1:
                var answers = MatchAnswers()
                try answer { answers.answer($0) }
            case "aasa" where arguments.count == 1:
                var answers = SiteAnswers()
                try answer { answers.answer($0) }
            case "payload" where arguments.count == 1:
                try answer(PayloadAnswers.answer)
            case "payload":
                guard let arguments = PayloadArguments(arguments.dropFirst()) else { refuse() }
                report(arguments)
            case "check" where arguments.count > 3 && arguments[1] == "--routes":
                try check(arguments[3...], against: arguments[2])
            case "lint":
                guard let arguments = SiteLintArguments(arguments.dropFirst()) else { refuse() }
                try lint(arguments)
            case "senders" where arguments.count == 1:
                say(SenderTable.page, to: .standardOutput)
            case "--help", "-h":
                say(usage, to: .standardOutput)
            default:
                refuse()
            }
        } catch {
            say("links: \(error.localizedDescription)", to: .standardError)
            exit(74)
        }
    }

    private static let usage = """
        Usage: links payload [--routes FILE] [--key KEY]… PUSH…
                                                  PUSH: a file with a push in it, or - for standard input; KEY: one that the
                                                  app reads, acme.lecture for one within an object
               links match                        {"routes":["/a/:b"],"input":"/a/x"} on each line of standard input
               links aasa                         {"aasa":{…},"host":"h","input":"/a/x"} on each line of standard input
               links payload                      {"payload":{"aps":{…},…}} on each line of standard input
               links check --routes FILE LINKS…   FILE: a pattern on each line, or what `routes --format json` prints;
                                                  LINKS: or - for one on each line of standard input
               links lint --routes FILE --host HOST [--app-id ID] [--json] AASA
                                                  FILE: the same; AASA: the site association of HOST, or - for one from
                                                  standard input; ID: an app of it, the first without it
               links senders                      the page about the senders whose pushes are known, in Markdown
        """

    private static func refuse() -> Never {
        say(usage, to: .standardError)
        exit(64)
    }

    private static func answer(_ answer: (Data) -> Answer) throws {
        try LineStream(input: .standardInput, output: .standardOutput).run(answering: answer)
    }

    /// Ends with 65 if a file holds no push, or the routes make no table.
    private static func report(_ arguments: PayloadArguments) {
        let check = arguments.routes.map { read($0) { try LinkCheck(routes: $0) } }
        for (index, file) in arguments.files.enumerated() {
            let report = PayloadReport(read(file) { try PayloadFile($0) }, reading: arguments.keys, routes: check)
            if arguments.files.count > 1 { say((index > 0 ? "\n" : "") + file, to: .standardOutput) }
            for line in report.lines { say(line, to: .standardOutput) }
        }
    }

    /// Ends with 1 if a link leads nowhere, with 65 if the routes make no table.
    private static func check(_ links: ArraySlice<String>, against file: String) throws {
        let check = read(file) { try LinkCheck(routes: $0) }
        let all = Array(links) == ["-"] ? AnySequence { AnyIterator { readLine() } } : AnySequence(links)
        var (count, complaints) = (0, 0)
        for link in all {
            count += 1
            guard let complaint = check.complaint(about: link) else { continue }
            complaints += 1
            say("\(link): \(complaint)", to: .standardOutput)
        }
        say("\(count - complaints) of \(count) links resolve.", to: .standardOutput)
        if complaints > 0 { exit(1) }
    }

    /// Ends with 1 if the file and the routes differ, with 65 if one of the two cannot be used.
    private static func lint(_ arguments: SiteLintArguments) throws {
        let lint = read(arguments.routes) { try SiteLint(routes: $0, host: arguments.host) }
        let findings = read(arguments.file) { try lint.findings(in: $0, for: arguments.appID) }
        let lines = arguments.isJSON ? [try findings.json] : findings.lines
        for line in lines { say(line, to: .standardOutput) }
        if !findings.isEmpty { exit(1) }
    }

    /// Ends with 65 if the file, `-` for standard input, cannot be used.
    private static func read<Value>(_ file: String, _ body: (Data) throws -> Value) -> Value {
        do {
            let input =
                file == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            return try body(input.readToEnd() ?? Data())
        } catch let error as CocoaError {
            say("\(file): \(error.localizedDescription)", to: .standardError)
        } catch {
            say("\(file): \(error)", to: .standardError)
        }
        exit(65)
    }

    private static func say(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data((text + "\n").utf8))
    }
}
