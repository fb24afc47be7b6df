import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Notifications
import SimulatorPage
import Testing

@testable import RouterCommands

@Suite struct GrammarTests {
    private let grammar = Grammar(scheduling: "remind")

    /// Texts that a line could take for something else.
    private static let texts = [
        "", " ", "a", " a", "a ", "a b", "Save me  a seat", "a\nb", "\n", "a\r\nb", "a\u{2028}b", "\u{85}a", "a\tb",
        "#",
        "# no comment", "#1", "\"", "\"a\"", "\"a\" b", "\"a", "\\", "\\\"", "\"\\ud800\"", "off", "on", "id=a",
        "expires=5 {}", "{}", "{\"a\": 1}", "[1]", "true", "3", "expect shown", "네, 갑니다 🙏", "\u{301}a", "👩‍👩‍👧",
        "\u{FEFF}a", "\u{0}", "\u{1B}[2J", "https://campus.example.com/a?b=1 2#c",
    ]

    /// The lines that a form stands for, with and without what may be missing, and with a text wherever it has one.
    private func lines(of form: String, with text: String) -> [String] {
        [form.replacing("[TEXT]", with: "TEXT"), form.replacing(" [TEXT]", with: "")].flatMap { form in
            let parts = form.split(separator: " ").map(String.init)
            return parts.dropFirst().reduce([parts[0]]) { lines, part in
                let values =
                    switch part {
                    case "SECONDS", "MINUTES": ["0", "1.5", "660", "1e300", "-0.25", "0.30000000000000004"]
                    case part.uppercased(): [part == parts.last ? LineText.text(text) : LineText.word(text)]
                    default: part.split(separator: "|").map(String.init)
                    }
                return lines.flatMap { line in values.map { "\(line) \($0)" } }
            }
        }
    }

    @Test("U36: every word that is listed makes commands, whose lines make them again", arguments: texts)
    func written(text: String) throws {
        for form in grammar.forms where !form.hasPrefix("push") {
            for (line, other) in zip(lines(of: form, with: text), lines(of: form, with: text + "b")) {
                let command = try #require(grammar.command(line), "\(line)")
                let written = try #require(grammar.line(of: command), "\(line)")
                #expect(grammar.command(written) == command, "\(written)")
                #expect(line == other || grammar.command(other) != command, "\(line)")
                #expect(!written.utf8.contains(UInt8(ascii: "\n")) && !written.hasPrefix("#"))
                #expect(written.trimmingCharacters(in: .whitespacesAndNewlines) == written)
            }
        }
        #expect(Set(grammar.forms).count == grammar.words.count)
    }

    @Test(
        "U36: a push is written with its headers, and with a payload of several lines",
        arguments: [
            PushMessage("{}", id: ""), PushMessage("{}", id: "a b", collapseID: "c  d\n", priority: .low),
            PushMessage("{}", id: "", expiration: .immediately, priority: .lowest, kind: .background),
            PushMessage("{}", id: "", expiration: .after(60.5), kind: .other),
            PushMessage("{}", id: "", expiration: .at(Date(timeIntervalSince1970: 1_800_000_000)), kind: .alert),
            PushMessage("{\r\n  \"aps\":\n{\"alert\": \"a  b\"}\n}\n", id: ""),
            PushMessage("{\n\"aps\": \"two\nlines\"}", id: ""), PushMessage("", id: ""), PushMessage("\"\n\"", id: ""),
            PushMessage("{\"aps\":{\"alert\":\"\\n\u{2028}\"}} ", id: ""), PushMessage("priority=5", id: ""),
            PushMessage("\n\"text\"", id: ""), PushMessage("\n3\n", id: ""),
        ])
    func pushes(push: PushMessage) throws {
        let line = try #require(grammar.line(of: .device(.receive(push))))
        #expect(!line.utf8.contains(UInt8(ascii: "\n")))
        guard case .device(.receive(var read)) = grammar.command(line) else {
            Issue.record("\(line) is no push")
            return
        }
        #expect(grammar.line(of: .device(.receive(read))) == line)
        // Blanks around the parts of a JSON text say nothing.
        if push.fault == nil {
            #expect(JSONValue(json: Data(read.payload.utf8)) == JSONValue(json: Data(push.payload.utf8)))
            read.payload = push.payload
        }
        #expect(read == push)
    }

    @Test(
        "a line as somebody types it",
        arguments: [
            ("home", .device(.pressHome)), ("  kill \r", .device(.kill)), ("tap a b", .device(.tap(requestID: "a b"))),
            ("tap", .device(.tap(requestID: "#1"))), ("back", .back),
            ("act a view", .device(.act(requestID: "a", action: "view"))),
            ("act #1 reply Save me  a seat", .device(.act(requestID: "#1", action: "reply", text: "Save me  a seat"))),
            (#"act "a b" reply "two\nlines""#, .device(.act(requestID: "a b", action: "reply", text: "two\nlines"))),
            (#"do send "Yes", he said"#, .app(.act("send", text: #""Yes", he said"#))),
            (#"do send "Yes""#, .app(.act("send", text: "Yes"))), ("do confirm", .app(.act("confirm", text: nil))),
            ("wait 1.5", .device(.advanceClock(seconds: 1.5))), ("widget a://b", .device(.openWidget(url: "a://b"))),
            ("spotlight a", .device(.openSystemLink(link: "a", kind: .spotlight))), ("ok", .app(.dismissAlert)),
            (#"push {"aps":{}}"#, .device(.receive(PushMessage(#"{"aps":{}}"#, id: "")))),
            (
                "push priority=5 expires=60 type=background {}",
                .device(.receive(PushMessage("{}", id: "", expiration: .after(60), priority: .low, kind: .background)))
            ),
            ("crash-at routing", .crash(at: .routing)), ("crash-at never", .crash(at: nil)),
            ("notifications denied", .device(.setAuthorization(.denied))), ("focus on", .device(.setFocus(true))),
            ("remind 2", .app(.schedule(minutes: 2))), ("file /tmp/a b.apns", .file("/tmp/a b.apns")),
            ("record", .record(file: nil)), ("record off", .endRecording), (#"record "off""#, .record(file: "off")),
            ("replay a", .replay(file: "a")), ("help", .help), ("end", .end),
        ] as [(String, PhoneCommand)])
    func typed(line: String, command: PhoneCommand) {
        #expect(grammar.command(line) == command)
    }

    @Test(
        "any other line is none, and is answered with what may be meant",
        arguments: [
            ("tuor", "(help lists the commands)"), ("suspnd", "(did you mean suspend?)"),
            ("Home", "did you mean home?"),
            ("home now", "(it is home)"), ("wait long", "(it is wait SECONDS)"), ("tap \u{1B}[2J", nil),
            ("focus maybe", "(it is focus on|off)"), ("crash-at noon", "recorded|gated|routing|committed|never"),
            ("record", nil), ("act a", "(it is act REQUEST ACTION [TEXT])"), ("signin", "(it is signin ACCOUNT)"),
            ("push", "JSON"), ("push priority=3 {}", "JSON"), ("push expires=soon {}", "JSON"),
            ("push expires=nan {}", "JSON"), ("push type=call {}", "JSON"), ("push collapse=a", "JSON"),
            ("push collapse= {}", "JSON"), ("remind soon", "(it is remind MINUTES)"), ("order 2", "help"),
            ("\u{1B}[A", "help"), ("", "help"), ("  ", "help"),
        ] as [(String, String?)])
    func refused(line: String, answer: String?) {
        guard let answer else {
            #expect(grammar.command(line) != nil)
            return
        }
        #expect(grammar.command(line) == nil)
        do {
            _ = try grammar.command(line, in: .english)
            Issue.record("\(line) is a command")
        } catch {
            #expect(error.description.contains(answer), "\(error.description)")
            #expect(error.description.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        }
    }

    @Test func `only a program that schedules notifications has a word for it`() {
        #expect(Grammar().command("remind 2") == nil && !Grammar().forms.contains { $0.contains("MINUTES") })
        #expect(Grammar().line(of: .app(.schedule(minutes: 2))) == nil)
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    @Test func `each word that the page sends is one`() throws {
        let assets = Self.root.appending(path: "Modules/Platform/SimulatorPage/Assets")
        let names = try FileManager.default.contentsOfDirectory(atPath: assets.path).filter { $0.hasSuffix(".js") }
        let sent = try names.flatMap { name in
            try String(contentsOf: assets.appending(path: name), encoding: .utf8).matches(of: /send\("([a-z-]+)"/)
                .map { String($0.output.1) }
        }
        let words = Set(Grammar().words.map(\.name))
        #expect(sent.count > 30 && sent.filter { !words.contains($0) } == [])
    }

    private static let page = root.appending(path: "docs/commands.md")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: page.path), "a copy has no docs/commands.md"))
    func `the documentation lists every word`() throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let listed = page.components(separatedBy: "```text\n").dropFirst().first?.prefix { $0 != "`" }
        let lines = listed?.split(separator: "\n").map(String.init) ?? []
        let forms = Grammar(scheduling: "order").forms
        #expect(lines.difference(from: forms).map { "\($0)" } == [], "what docs/commands.md lacks or has besides")
    }
}
