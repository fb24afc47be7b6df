import AppFlow
import DeviceSimulator
import SimulatorPage

/// What the user of a terminal is about: what is selected, which menu is open, what is being typed.
struct TerminalDialog {
    enum Mode: Equatable {
        case touching
        case choosing(PhoneMenu)
        case typing(PhonePrompt)
        /// What each key is for is being read.
        case readingKeys
        /// How commands are typed is being read.
        case reading
    }

    private(set) var mode = Mode.touching
    /// What is selected on the display; nil for nothing.
    private(set) var selected: PhoneControl?
    /// By how many lines the display is scrolled.
    var scroll = 0
    /// What the user is told; empty for nothing.
    var message = ""
    let menus: PhoneMenus
    /// What can be called up while a link is typed, the last opened first.
    private var links: [String]

    init(menus: PhoneMenus, links: [String]) {
        self.menus = menus
        self.links = links
    }

    /// - Parameters:
    ///   - controls: what the display offers.
    ///   - isOnline: whether the push service reaches the device.
    /// - Returns: what is to be done; nil for nothing.
    mutating func take(_ key: TerminalKey, controls: [PhoneControl], isOnline: Bool) -> TypedCommand? {
        message = ""
        if key == .end { return .end }
        switch mode {
        case .touching: return touch(key, controls, isOnline)
        case .choosing(let menu): return choose(key, from: menu)
        case .typing(let prompt): return type(key, into: prompt)
        case .reading, .readingKeys:
            mode = .touching
            return nil
        }
    }

    // On the display.

    private mutating func touch(_ key: TerminalKey, _ controls: [PhoneControl], _ isOnline: Bool) -> TypedCommand? {
        let place = selected.flatMap { controls.firstIndex(of: $0) }
        switch key {
        case .down, .tab: select(place.map { $0 + 1 } ?? 0, of: controls)
        case .up: select(place.map { $0 - 1 } ?? controls.count - 1, of: controls)
        case .pageDown: scroll += 5
        case .pageUp: scroll -= 5
        case .escape: selected = nil
        case .enter: return place.flatMap { touch($0, of: controls) }
        case .character(let scalar):
            if let number = Int(String(scalar)) { return touch(number - 1, of: controls) }
            return press(scalar, isOnline)
        case .backspace: return .back
        case .end, .redraw, .clear: break
        }
        return nil
    }

    private mutating func select(_ index: Int, of controls: [PhoneControl]) {
        scroll = 0
        selected = controls.isEmpty ? nil : controls[(index + controls.count) % controls.count]
    }

    private mutating func touch(_ index: Int, of controls: [PhoneControl]) -> TypedCommand? {
        guard controls.indices.contains(index) else {
            message = menus.language.sentence("refusal.noNumber")
            return nil
        }
        let control = controls[index]
        guard control.takesText else { return .page(control.command) }
        // The control itself is kept, since it may be gone from the display before the text is there.
        mode = .typing(
            PhonePrompt(menus.language.sentence("prompt.text", ["title": control.title]), for: .touch(control)))
        return nil
    }

    private mutating func press(_ letter: Unicode.Scalar, _ isOnline: Bool) -> TypedCommand? {
        if let command = Self.commands[letter] { return command }
        switch letter {
        case "p": mode = .choosing(menus.push)
        case "c": mode = .choosing(menus.clock)
        case "m": mode = .choosing(menus.more(isOnline: isOnline))
        case "u": mode = .typing(PhonePrompt(menus.language.sentence("prompt.link"), for: .link))
        case ":":
            let purpose = PhonePrompt.Purpose.command(scheduling: menus.scheduling?.word)
            mode = .typing(PhonePrompt(menus.language.sentence("prompt.command"), for: purpose))
        case "?": mode = .readingKeys
        default: break
        }
        return nil
    }

    private static let commands: [Unicode.Scalar: TypedCommand] = [
        "h": .device(.pressHome), "o": .device(.openApp), "w": .device(.openAppSwitcher),
        "n": .device(.openNotificationCenter), "l": .turnLock, "b": .back, "t": .tapNewest,
        "s": .device(.suspend), "k": .device(.kill), "x": .device(.crash), "f": .page(.app("forceQuit", [:])),
        "r": .device(.refreshInBackground), "q": .end,
    ]

    /// The keys and what each is for, as the sentence under `key.<name>` says it.
    static let keys = [
        ("↑↓⏎ 1-9", "touch"), ("t", "tap"), ("b", "back"), ("h", "home"), ("o", "open"), ("w", "switcher"),
        ("n", "list"), ("l", "lock"), ("p", "push"), ("u", "link"), ("s", "suspend"), ("k", "kill"), ("x", "crash"),
        ("f", "forceQuit"), ("r", "refresh"), ("c", "clock"), ("m", "more"), (":", "type"), ("?", "help"), ("q", "end"),
    ]

    // In a menu.

    private mutating func choose(_ key: TerminalKey, from menu: PhoneMenu) -> TypedCommand? {
        mode = .touching
        guard case .character(let scalar) = key, let place = PhoneMenu.keys.firstIndex(of: scalar),
            menu.items.indices.contains(place)
        else { return nil }
        switch menu.items[place].choice {
        case .command(let command): return command
        case .menu(let menu): mode = .choosing(menu)
        case .prompt(let prompt): mode = .typing(prompt)
        }
        return nil
    }

    // On a line.

    private mutating func type(_ key: TerminalKey, into prompt: PhonePrompt) -> TypedCommand? {
        var prompt = prompt
        switch key {
        case .character(let scalar): prompt.text.unicodeScalars.append(scalar)
        case .backspace: prompt.text = String(prompt.text.dropLast())
        case .clear: prompt.text = ""
        case .up where prompt.purpose == .link: prompt.text = link(after: prompt.text, in: links)
        case .down where prompt.purpose == .link: prompt.text = link(after: prompt.text, in: links.reversed())
        case .escape:
            mode = .touching
            return nil
        case .enter:
            mode = .touching
            if prompt.purpose == .link { links = [prompt.text] + links.filter { $0 != prompt.text } }
            guard let command = prompt.command else {
                message = menus.language.sentence("typed.unknown", ["line": prompt.text])
                return nil
            }
            if command == .help { mode = .reading }
            return command
        case .tab, .up, .down, .pageUp, .pageDown, .end, .redraw: break
        }
        mode = .typing(prompt)
        return nil
    }

    private func link(after text: String, in links: [String]) -> String {
        guard let place = links.firstIndex(of: text), place + 1 < links.count else { return links.first ?? text }
        return links[place + 1]
    }
}
