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
        #expect(run.errors.contains("linkNotFound"))
        #expect(!run.errors.contains("swordfish"))
        #expect(!run.errors.contains("Ada"))
    }
}
