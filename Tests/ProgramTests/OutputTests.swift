import Foundation
import Testing

@Suite struct OutputTests {
    @Test func `what a push or a link says reaches no terminal as its own codes`() throws {
        let folder = try WorkingFolder()
        let alert = #"{"aps":{"alert":{"title":"a\u001b[31mred\u202e\u0007"}},"deepLink":"home/\u001b[31mX"}"#
        let payload = try folder.file("red.apns", alert)
        let commands = [
            ["push", payload, "--no-tap", "--id", "n\u{1B}[31m"], ["notifications"], ["explain", payload],
            ["tap", "\u{1B}[31m"], ["push", folder.path("\u{1B}[31m")], ["push", payload], ["inbox", "show", "1"],
        ]
        for command in commands {
            let run = try folder.run(.first, command, json: false)
            let text = run.output + run.errors
            #expect(!text.isEmpty, "\(command)")
            for code in ["\u{1B}", "\u{7}", "\u{202E}"] { #expect(!text.contains(code), "\(command)") }
        }
    }

    @Test func `no command prints another's control characters or turns the reading direction, in JSON neither`()
        throws
    {
        let folder = try WorkingFolder()
        let odd = "a\u{1B}[31m\u{7}\u{9B}31m\u{85}\u{202E}\u{2066}\u{7F}z"
        let members = ["deepLink": "home/\(odd)", odd: odd]
        let json = try JSONEncoder().encode(["aps": ["alert": odd], "x": members])
        let payload = try folder.file("odd.apns", String(decoding: json, as: UTF8.self))
        let commands = [
            ["open", "\(Program.first.scheme)://\(odd)"], ["open", "home", "--via", odd], [odd],
            ["explain", odd + ":"], ["explain", payload], ["push", payload, "--id", odd, "--account", odd],
            ["push", payload, "--action", odd],
            ["inbox", "--history"], ["inbox", "show", odd], ["notifications"], ["tap", odd], ["import", odd],
            ["launch", "--now", odd], ["routes", "--format", odd], ["replay", odd],
        ]
        for command in commands {
            for json in [false, true] {
                let run = try folder.run(.first, command, json: json)
                let scalars = (run.output + run.errors).unicodeScalars.filter { $0 != "\n" }
                #expect(
                    !scalars.contains { [.control, .format].contains($0.properties.generalCategory) },
                    "\(command) \(json): \(run.output.debugDescription) \(run.errors.debugDescription)")
            }
        }
        let record = try folder.run("inbox", "--history").lines(of: InboxTests.Record.self)
        #expect(record.contains { $0.owner == odd })
    }

    @Test func `the log has no control characters of a path either`() throws {
        let run = try CommandRun(.first, ["launch", "--data", "/dev/null/a\u{1B}[31m\u{202E}"], input: "")
        #expect(run.code == 74 && run.errors.contains("inbox.sqlite"))
        let scalars = (run.output + run.errors).unicodeScalars.filter { $0 != "\n" }
        #expect(!scalars.contains { [.control, .format].contains($0.properties.generalCategory) })
    }

    @Test func `people see a sentence and the screen`() throws {
        let shown = try WorkingFolder().text("push", Sample.push).output
        #expect(shown.hasPrefix("Shown. \(Program.first.route)\n"))
        #expect(shown.contains(Program.first.screen))
        let failed = try WorkingFolder().text("open", "\(Program.first.scheme)://home/nowhere").output
        #expect(failed.contains("This link leads to no page of this app. (linkNotFound)"))
    }

    @Test func `P8: sentences are Korean where Korean is asked for, and codes stay what they are`() throws {
        let folder = try WorkingFolder()
        let answer = try folder.run("open", "\(Program.first.scheme)://home/nowhere", "--language", "ko").answer()
        #expect(answer.error?.code == "linkNotFound")
        #expect(answer.error?.message == "링크에 해당하는 화면이 없습니다.")
        #expect(answer.navigation.alert?.message == "링크에 해당하는 화면이 없습니다.")
        let text = try folder.text("push", Sample.push, "--language", "ko").output
        #expect(text.hasPrefix("화면을 열었습니다. \(Program.first.route)\n"))
        #expect(text.contains(Program.first.koreanScreen))
    }

    @Test func `P8: a failure is logged on standard error with its code, and nothing out of the payload`() throws {
        let folder = try WorkingFolder()
        let payload = #"{"aps":{"alert":{"title":"Ada","body":"swordfish"}},"deepLink":"home/nowhere?token=swordfish"}"#
        let run = try folder.run("push", try folder.file("secret.apns", payload))
        #expect(run.code == 65)
        #expect(try run.answer().error?.code == "linkNotFound")
        #expect(run.errors.contains("linkNotFound") && run.errors.contains("link=home/nowhere"))
        #expect(try folder.text("inbox", "show", "1").output.contains("home/nowhere: No route takes the link."))
        #expect(!run.errors.contains("swordfish"))
        #expect(!run.errors.contains("Ada"))
    }
}
