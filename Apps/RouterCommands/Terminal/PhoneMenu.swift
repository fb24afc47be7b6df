import DeviceSimulator

/// Things to choose from, by number; behind the ninth by letter.
struct PhoneMenu: Equatable {
    struct Line: Equatable {
        let title: String
        let choice: Choice
    }

    indirect enum Choice: Equatable {
        case command(TypedCommand)
        case menu(PhoneMenu)
        case prompt(PhonePrompt)
    }

    let title: String
    private(set) var items: [Line] = []

    /// The keys that the items are chosen by; no menu has more items.
    static let keys = Array("123456789abcdefghijklmnopqrstuvwxyz".unicodeScalars)

    init(_ title: String) {
        self.title = title
    }

    func adding(_ title: String, _ command: TypedCommand) -> PhoneMenu { adding(title, .command(command)) }

    func adding(_ title: String, _ choice: Choice) -> PhoneMenu {
        var menu = self
        menu.items.append(Line(title: title, choice: choice))
        return menu
    }
}

/// A line on which something is typed.
struct PhonePrompt: Equatable {
    enum Purpose: Equatable {
        case file, link, record, replay
        /// With the program's word for having a notification scheduled.
        case command(scheduling: String?)
        case touch(PhoneControl)
    }

    let label: String
    let purpose: Purpose
    var text = ""

    init(_ label: String, for purpose: Purpose) {
        self.label = label
        self.purpose = purpose
    }

    /// Nil if what is typed is no command.
    var command: TypedCommand? {
        switch purpose {
        case .file: .file(text)
        case .record: .record(text)
        case .replay: .replay(text)
        // A universal link comes through its own channel.
        case .link where text.lowercased().prefixMatch(of: /https?:/) != nil: .device(.openUniversalLink(url: text))
        case .link: .device(.open(url: text))
        case .command(let scheduling): TypedCommand(line: text, scheduling: scheduling)
        case .touch(let control): .page(control.command(typing: text))
        }
    }
}
