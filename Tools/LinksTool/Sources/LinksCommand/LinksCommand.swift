import Foundation
import Links

/// `links match|aasa|payload|check|lint`: questions about any app's links and pushes, asked without the app.
@main
struct LinksCommand {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch arguments.first {
            case _ where !arguments.filter(["--help", "-h"].contains).isEmpty:
                print(usage)
            case "match" where arguments.count == 1:
                var answers = MatchAnswers()
                try answer { answers.answer($0) }
            case "aasa" where arguments.count == 1:
                var answers = SiteAnswers()
                try answer { answers.answer($0) }
            case "payload" where arguments.count == 1:
                try answerPayloads()
            case "payload":
                guard let arguments = PayloadArguments(arguments.dropFirst()) else { refuse(arguments) }
                report(arguments)
            case "check" where arguments.count > 3 && arguments[1] == "--routes":
                try check(arguments[3...], against: arguments[2])
            case "lint":
                guard let arguments = SiteLintArguments(arguments.dropFirst()) else { refuse(arguments) }
                lint(arguments)
            case "senders" where arguments.count == 1:
                print(SenderTable.text)
            default:
                refuse(arguments)
            }
        } catch {
            say("links: \(error.localizedDescription)", to: .standardError)
            exit(74)
        }
    }

    private static let usage = """
        Usage: links payload [--routes FILE] [--host HOST]… [--key KEY]… PUSH…
                                                  PUSH: a file with a push in it, or - for standard input; KEY: one that
                                                  your app reads, acme.lecture for one within an object, with
                                                  =home/lectures/ if its value is the end of a link, = if it is the
                                                  link; HOST: one of your app's universal links, or
                                                  *.acme.com for all subdomains of acme.com
               links match                        {"routes":["/a/:b"],"input":"/a/x"} on each line of standard input
               links aasa                         {"aasa":{…},"host":"h","input":"/a/x"} on each line of standard input
               links payload                      {"payload":{"aps":{…},…}} on each line of standard input
               links check --routes FILE LINKS…   FILE: a pattern on each line, or what `routes --format json` prints;
                                                  LINKS: or - for one on each line of standard input
               links lint --routes FILE --host HOST [--app-id ID] AASA
                                                  FILE: the same; AASA: the site association of HOST, or - for one from
                                                  standard input; ID: an app of it, the first without it
               links senders                      the senders whose pushes are known, in Markdown
        """

    private static let commands = ["match", "aasa", "payload", "check", "lint", "senders"]

    private static func refuse(_ arguments: [String]) -> Never {
        if let command = arguments.first {
            let isKnown = commands.contains(command)
            say(
                "links: \(isKnown ? "\(command) takes other arguments" : "there is no command \(command)")",
                to: .standardError)
        }
        print(usage, to: .standardError)
        exit(64)
    }

    /// - Returns: whether a line was too long.
    @discardableResult
    private static func answer(_ answer: (Data) -> Answer) throws -> Bool {
        try Answer.each(to: .standardOutput, by: answer)
    }

    /// Ends with 65 if a line holds no push.
    private static func answerPayloads() throws {
        var isBad = false
        let isCut = try answer { line in
            let answer = PayloadAnswers.answer(line)
            if [.invalidLine, .invalidPayload].contains(answer), !isBad {
                isBad = true
                say(
                    "links: a line that is not {\"payload\":{\"aps\":{…}}}; for one push: links payload -",
                    to: .standardError)
            }
            return answer
        }
        if isBad || isCut { exit(65) }
    }

    /// Ends with 1 if a push has something to mend, with 65 if a file holds none or the routes make no table.
    private static func report(_ arguments: PayloadArguments) {
        let check = arguments.routes.map { read($0) { try LinkCheck(routes: $0) } }
        var code: Int32 = 0
        for (index, path) in arguments.files.enumerated() {
            if arguments.files.count > 1 {
                if index > 0 { say("", to: .standardOutput) }
                say(path, to: .standardOutput)
            }
            guard let file = read(orTellOf: path, { try PayloadFile($0) }) else {
                code = 65
                continue
            }
            let report = PayloadReport(
                file, reading: arguments.keys, routes: check, hosts: arguments.hosts)
            print(report.lines.joined(separator: "\n"))
            if code == 0, !report.faults.isEmpty { code = 1 }
        }
        if code != 0 { exit(code) }
    }

    /// Ends with 1 if a link leads nowhere, with 65 if the routes make no table.
    private static func check(_ links: ArraySlice<String>, against file: String) throws {
        let check = read(file) { try LinkCheck(routes: $0) }
        var (count, complaints) = (0, 0)
        func look(at link: String, complaint: String?) {
            count += 1
            guard let complaint else { return }
            complaints += 1
            print("\(PrintableLine(link).text): \(PrintableLine(complaint).text)")
        }
        if Array(links) == ["-"] {
            let lines = LineReader()
            while let line = try lines.next() {
                switch line {
                case .text(let text):
                    let link = String(decoding: text.last == UInt8(ascii: "\r") ? text.dropLast() : text, as: UTF8.self)
                    look(at: link, complaint: check.complaint(about: link))
                case .tooLong: look(at: "line \(count + 1)", complaint: "\(TooLarge())")
                }
            }
        } else {
            for link in links { look(at: link, complaint: check.complaint(about: link)) }
        }
        say("\(count - complaints) of \(count) links resolve.", to: .standardOutput)
        if complaints > 0 { exit(1) }
    }

    /// Ends with 1 if the file and the routes differ, with 65 if one of the two cannot be used.
    private static func lint(_ arguments: SiteLintArguments) {
        let lint = read(arguments.routes) { try SiteLint(routes: $0, host: arguments.host) }
        let findings = read(arguments.file) { try lint.findings(in: $0, for: arguments.appID) }
        for finding in findings { say(finding, to: .standardOutput) }
        if !findings.isEmpty { exit(1) }
        say("The file claims what is routed.", to: .standardOutput)
    }

    /// Ends with 65 if the file, `-` for standard input, cannot be used.
    private static func read<Value>(_ file: String, _ body: (Data) throws -> Value) -> Value {
        guard let value = read(orTellOf: file, body) else { exit(65) }
        return value
    }

    /// Nil, and a sentence on standard error, if the file cannot be used.
    private static func read<Value>(orTellOf file: String, _ body: (Data) throws -> Value) -> Value? {
        do {
            let input =
                file == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            var content = Data()
            while content.count <= LineReader.limit, let piece = try input.read(upToCount: 64 << 10),
                !piece.isEmpty
            {
                content += piece
            }
            if content.count > LineReader.limit { throw TooLarge() }
            return try body(content)
        } catch is CocoaError {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
            let reason = isFolder.boolValue ? "it is a folder" : isThere ? "it cannot be read" : "there is no such file"
            say("\(file): \(reason)", to: .standardError)
        } catch {
            say("\(file): \(error)", to: .standardError)
        }
        return nil
    }

    /// Prints one line, whatever it quotes.
    private static func say(_ line: String, to handle: FileHandle) {
        print(PrintableLine(line).text, to: handle)
    }

    /// Ends with 74 if nobody can read the answer; a complaint that nobody can read changes nothing.
    private static func print(_ text: String, to handle: FileHandle = .standardOutput) {
        do {
            try handle.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            if handle === FileHandle.standardOutput { exit(74) }
        }
    }

    private struct TooLarge: Error, CustomStringConvertible {
        let description = "it has more than \(LineReader.limit) bytes"
    }
}
