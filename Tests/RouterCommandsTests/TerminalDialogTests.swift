import AppFlow
import DeviceSimulator
import Notifications
import SimulatorPage
import Testing

@testable import RouterCommands

@Suite struct TerminalDialogTests {
    private static let reply = PhoneControl("Reply", .act(requestID: "a", action: "reply")).takingText(true)
    private let controls = [PhoneControl("Open", .tap(requestID: "a")), Self.reply, PhoneControl("Sample", .openApp)]

    private var dialog: TerminalDialog {
        TerminalDialog(
            menus: PhoneMenus(
                language: .english, samples: ["feed", "notice"],
                scheduling: SchedulingCommand("remind", offer: "In 2 minutes")),
            links: ["sample://home/a", "https://sample.example.com/home"])
    }

    /// The commands that keys lead to, pressed one after the other.
    private func press(
        _ keys: [TerminalKey], in dialog: inout TerminalDialog, controls: [PhoneControl]? = nil
    ) -> [TypedCommand] {
        keys.compactMap { dialog.take($0, controls: controls ?? self.controls, isOnline: true) }
    }

    private func press(_ text: String, _ keys: TerminalKey...) -> [TypedCommand] {
        var dialog = dialog
        return press(text.unicodeScalars.map(TerminalKey.character) + keys, in: &dialog)
    }

    @Test(
        "a key does what the page's button does",
        arguments: [
            ("h", .device(.pressHome)), ("o", .device(.openApp)), ("w", .device(.openAppSwitcher)),
            ("n", .device(.openNotificationCenter)), ("l", .turnLock), ("b", .back), ("t", .tapNewest),
            ("s", .device(.suspend)), ("k", .device(.kill)), ("x", .device(.crash)),
            ("f", .page(.app("forceQuit", [:]))), ("r", .device(.refreshInBackground)), ("q", .end),
            ("1", .device(.tap(requestID: "a"))), ("3", .device(.openApp)),
            ("p1", .sample("feed")), ("p2", .sample("notice")), ("c1", .device(.advanceClock(seconds: 60))),
            ("c2", .device(.advanceClock(seconds: 660))), ("c5", .page(.app("schedule", ["minutes": "2"]))),
            ("m12", .page(.app("signIn", ["account": "2"]))), ("m13", .page(.app("signOut", [:]))),
            ("m23", .allow(.denied)), ("m33", .page(.app("crashAt", ["point": "routing"]))),
            ("m35", .page(.app("crashAt", [:]))), ("m4", .device(.setOnline(false))), ("m5", .device(.reboot)),
            ("m6", .device(.disconnectScene)), ("m8", .record(nil)),
        ] as [(String, TypedCommand)])
    func keys(text: String, command: TypedCommand) {
        #expect(press(text) == [command])
    }

    @Test(
        "what is typed on a line is done with Enter, and not without",
        arguments: [
            ("usample://home", .device(.open(url: "sample://home"))),
            ("uHTTPS://sample.example.com/", .device(.openUniversalLink(url: "HTTPS://sample.example.com/"))),
            ("p3/tmp/a.apns", .file("/tmp/a.apns")), ("m7/tmp/a", .record("/tmp/a")), ("m9/tmp/a", .replay("/tmp/a")),
            (":wait 5", .device(.advanceClock(seconds: 5))),
            ("2네, 갑니다 🙏", .device(.act(requestID: "a", action: "reply", text: "네, 갑니다 🙏"))), (":help", .help),
        ] as [(String, TypedCommand)])
    func prompts(text: String, command: TypedCommand) {
        #expect(press(text) == [])
        #expect(press(text, .enter) == [command])
        #expect(press(text, .escape, .enter) == [])
    }

    @Test func `what stands behind the ninth is chosen by a letter, and what stands behind the last letter not at all`()
    {
        let samples = (1...50).map { "s\($0)" }
        let menus = PhoneMenus(language: .english, samples: samples, scheduling: nil)
        func choose(_ key: Character) -> [TypedCommand] {
            var dialog = TerminalDialog(menus: menus, links: [])
            return press([.character("p")] + key.unicodeScalars.map(TerminalKey.character), in: &dialog)
        }
        #expect(choose("9") == [.sample("s9")] && choose("a") == [.sample("s10")] && choose("y") == [.sample("s34")])
        #expect(choose("z") == [] && menus.push.items.count == 35)
    }

    @Test func `what is typed can be corrected`() {
        #expect(press("ux피", .backspace, .backspace, .character("y"), .enter) == [.device(.open(url: "y"))])
        #expect(press("uabc", .clear, .character("y"), .enter) == [.device(.open(url: "y"))])
    }

    @Test func `links that were opened come back`() {
        var dialog = dialog
        #expect(press([.character("u"), .up, .enter], in: &dialog) == [.device(.open(url: "sample://home/a"))])
        let again = press([.character("u"), .up, .up, .enter], in: &dialog)
        #expect(again == [.device(.openUniversalLink(url: "https://sample.example.com/home"))])
        #expect(press([.character("u"), .up, .up, .down, .enter], in: &dialog) == again)
    }

    @Test func `the arrows select what can be touched, around its ends, and Enter touches it`() {
        var dialog = dialog
        #expect(press([.enter, .down, .enter], in: &dialog) == [.device(.tap(requestID: "a"))])
        #expect(press([.up, .enter], in: &dialog) == [.device(.openApp)])
        #expect(press([.tab, .down, .down, .enter], in: &dialog) == [.device(.openApp)])
        #expect(press([.escape, .enter], in: &dialog) == [])
        #expect(press([.down, .up], in: &dialog, controls: []) == [])
    }

    @Test func `what is selected stays so while other things come and go`() {
        var dialog = dialog
        _ = press([.up], in: &dialog)
        let moved = [PhoneControl("Later", .hideBanner)] + controls
        #expect(press([.enter], in: &dialog, controls: moved) == [.device(.openApp)])
        #expect(press([.enter], in: &dialog, controls: []) == [])
    }

    @Test func `a reply is to the notification that it was begun on, though its banner is gone`() {
        var dialog = dialog
        _ = press([.character("2"), .character("y")], in: &dialog)
        let command = press([.enter], in: &dialog, controls: [PhoneControl("Sample", .openApp)])
        #expect(command == [.device(.act(requestID: "a", action: "reply", text: "y"))])
    }

    @Test func `what nothing stands for is said, until the next key`() {
        var dialog = dialog
        #expect(press([.character("9")], in: &dialog) == [])
        #expect(dialog.message == "nothing on the display has that number")
        _ = press([.escape], in: &dialog)
        #expect(dialog.message.isEmpty)
        #expect(press([.character(":"), .character("z"), .enter], in: &dialog) == [])
        #expect(dialog.message.hasPrefix("not understood: z"))
    }

    @Test(arguments: ["", "p", "m1", "u", ":", "?", "2"])
    func `Ctrl-C ends it wherever it is`(text: String) {
        #expect(press(text, .end) == [.end])
    }

    @Test func `every key that is shown does something`() {
        for (key, name) in TerminalDialog.keys where key.count == 1 {
            var dialog = dialog
            let commands = press(key.unicodeScalars.map(TerminalKey.character), in: &dialog)
            #expect(!commands.isEmpty || dialog.mode != .touching, "\(key) \(name)")
        }
    }
}
