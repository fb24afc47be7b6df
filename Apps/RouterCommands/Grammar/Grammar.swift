import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Notifications
import SimulatorPage

/// The lines of the phone: one table of words, which the page, the terminal, scenarios and recordings share.
///
/// ```swift
/// let grammar = Grammar()
/// let command = grammar.command("act #1 reply On my way")
/// let line = command.flatMap(grammar.line)  // act #1 reply On my way
/// ```
struct Grammar: Sendable {
    /// A recording and the list of settings write a command with the first word that makes it: `tap`, not `tap #1`.
    let words: [Word]

    /// - Parameter scheduling: the program's word for having a notification scheduled; nil if it schedules none.
    init(scheduling: String? = nil) {
        words =
            Self.display + Self.notifications + Self.links + Self.environment + Self.app + Self.session
            + [scheduling].compactMap(\.self).map(Self.schedule)
    }

    /// A new word is a line in one of these lists, and a line in the list of `docs/commands.md`. A new command is a
    /// case of ``PhoneCommand``, ``AppCommand`` or `DeviceCommand` as well; if a text or a number belongs to it,
    /// ``PhoneCommand/arguments`` writes that.
    private static let display = [
        Word("home", .device(.pressHome)), Word("open", .device(.openApp)),
        Word("switcher", .device(.openAppSwitcher)), Word("list", .device(.openNotificationCenter)),
        Word("close", .device(.closeOverlay)), Word("back", .back),
        Word("lock", .device(.lock)), Word("unlock", .device(.unlock)), Word("cancel", .device(.cancelUnlock)),
        Word("reboot", .device(.reboot)),
        Word("suspend", .device(.suspend)), Word("kill", .device(.kill)),
        Word("quit", .device(.forceQuit)),
        Word("disconnect", .device(.disconnectScene)), Word("refresh", .device(.refreshInBackground)),
    ]

    private static let notifications = [
        Word("tap", .device(.tap(requestID: "#1"))),
        Word("tap REQUEST", text: { .device(.tap(requestID: $0)) }),
        Word("act REQUEST ACTION [TEXT]") { line in
            guard let request = line.takeWord(), let action = line.takeWord() else { return nil }
            return .device(.act(requestID: request, action: action, text: line.takeText()))
        },
        Word("dismiss REQUEST", text: { .device(.dismiss(requestID: $0)) }),
        Word("clear", .device(.clearNotifications)),
        Word("hide", .device(.hideBanner)), Word("hold", .device(.holdBanner)),
        Word("allow", .device(.answerPrompt(grants: true))), Word("refuse", .device(.answerPrompt(grants: false))),
        Word(
            "notifications",
            choices: [
                "authorized": .device(.setAuthorization(.authorized)),
                "provisional": .device(.setAuthorization(.provisional)),
                "denied": .device(.setAuthorization(.denied)),
                "notDetermined": .device(.setAuthorization(.notDetermined)),
            ]),
        Word("focus", choices: ["on": .device(.setFocus(true)), "off": .device(.setFocus(false))]),
        Word(
            "push [id=ID] [collapse=ID] [priority=10|5|1] [expires=SECONDS|TIME] [type=alert|background|other] JSON"
        ) { line in
            PushMessage(&line).map { .device(.receive($0)) }
        },
        Word("sample NAME", text: PhoneCommand.sample),
        Word("file PATH", text: PhoneCommand.file),
    ]

    private static let links = [
        Word("url URL", text: { .device(.open(url: $0)) }),
        Word("link URL", text: { .device(.openUniversalLink(url: $0)) }),
        Word("widget URL", text: { .device(.openWidget(url: $0)) }),
        system("quick-action", .quickAction), system("spotlight", .spotlight), system("handoff", .handoff),
        system("app-intent", .appIntent),
    ]

    private static func system(_ word: String, _ kind: SystemLink.Kind) -> Word {
        Word("\(word) LINK", text: { .device(.openSystemLink(link: $0, kind: kind)) })
    }

    private static let environment = [
        Word("online", .device(.setOnline(true))), Word("offline", .device(.setOnline(false))),
        Word("wait SECONDS", number: { .device(.advanceClock(seconds: $0)) }),
        Word("signin ACCOUNT", text: PhoneCommand.signIn),
        Word("signout", .signOut), Word("revoke", .revokeSession),
        Word(
            "crash-at",
            choices: [
                "recorded": .crash(at: .recorded), "gated": .crash(at: .gated), "routing": .crash(at: .routing),
                "committed": .crash(at: .committed), "never": .crash(at: nil),
            ]),
    ]

    private static let app = [
        Word("in-app LINK", text: { .app(.open(link: $0)) }),
        Word("tab TAB", text: { .app(.selectTab($0)) }),
        Word("do ACTION [TEXT]") { line in
            line.takeWord().map { .app(.act($0, text: line.takeText())) }
        },
        Word("ok", .app(.dismissAlert)), Word("settings", .app(.openSettings)),
        Word(
            "switch-account",
            choices: ["yes": .app(.answerSwitch(isAccepted: true)), "no": .app(.answerSwitch(isAccepted: false))]),
        Word("get-started", .app(.completeOnboarding)), Word("try-again", .app(.retry)),
        Word("unlock-app", .app(.unlock)),
    ]

    private static func schedule(_ word: String) -> Word {
        Word("\(word) MINUTES", number: { .app(.schedule(minutes: $0)) })
    }

    private static let session = [
        Word("record", .record(file: nil)), Word("record off", .endRecording),
        Word("record FILE", text: { .record(file: $0) }),
        Word("replay FILE", text: PhoneCommand.replay),
        Word("help", .help), Word("end", .end),
    ]
}

extension Grammar {
    /// The command of a line; nil if it is none.
    func command(_ line: String) -> PhoneCommand? {
        var rest = LineText(line)
        guard let word = rest.takeWord() else { return nil }
        return words.lazy.filter { $0.name == word }.compactMap { $0.command(rest) }.first
    }

    /// The line that makes the command, with the first word that does; nil only for ``AppCommand/schedule(minutes:)``
    /// in a program without a word for it, and for a permission that no user gives.
    func line(of command: PhoneCommand) -> String? {
        var command = command
        if case .device(.receive(let push)) = command { command = .device(.receive(push.onOneLine)) }
        return words.lazy.compactMap { $0.line(of: command) }.first
    }

    /// How each word is used, in the alphabet's order.
    var forms: [String] { words.map(\.form).sorted() }
}

extension Grammar {
    /// - Throws: ``LineRefusal``, which says how the line's word is used, or which word may be meant.
    func command(_ line: String, in language: Language) throws(LineRefusal) -> PhoneCommand {
        if let command = command(line) { return command }
        let typed = DisplayWidth.printable(LineText(line).rest, upTo: 200)
        let word = String(typed.prefix { $0 != " " })
        let forms = words.filter { $0.name == word }.map(\.form)
        let hint = forms.isEmpty ? words.map(\.name).nearest(to: word).map { [$0] } ?? ["help"] : forms
        let key = forms.isEmpty ? (hint == ["help"] ? "unknown" : "meant") : "form"
        throw LineRefusal(
            language.sentence("typed.\(key)", ["line": typed, "hint": hint.joined(separator: ", ")]))
    }
}

extension Sequence<String> {
    /// The word that was meant by one with a slip or two in it; nil if none is near.
    func nearest(to word: String) -> String? {
        let slips = word.count < 4 ? word.count / 2 : 2
        return nearest(at: { EditDistance.between($0, word) }, upTo: { _ in slips })
    }
}

extension RouterProgram {
    nonisolated static var grammar: Grammar { Grammar(scheduling: scheduling?.word) }
}
