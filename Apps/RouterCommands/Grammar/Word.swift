/// A word that a line begins with, and what follows it.
struct Word: Sendable {
    /// As the help lists it: the word, in capitals what is put in, with `|` between what can be chosen, and in brackets
    /// what may be missing.
    let form: String
    /// What can be chosen to follow the word, and the command of each choice.
    private let choices: KeyValuePairs<String, PhoneCommand>
    /// Reads anything else that follows; nil if that makes no command.
    private let read: @Sendable (inout LineText) -> PhoneCommand?

    var name: String { String(form.prefix { $0 != " " }) }

    /// A word, or words, for one command.
    init(_ form: String, _ command: PhoneCommand) {
        self.form = form
        choices = [form.split(separator: " ").dropFirst().joined(separator: " "): command]
        read = { _ in nil }
    }

    /// A word that one of a few others follows, as in `focus on|off`.
    init(_ name: String, choices: KeyValuePairs<String, PhoneCommand>) {
        form = "\(name) \(choices.map(\.key).joined(separator: "|"))"
        self.choices = choices
        read = { _ in nil }
    }

    /// A word that ``PhoneCommand/arguments`` follow.
    init(_ form: String, read: @escaping @Sendable (inout LineText) -> PhoneCommand?) {
        self.form = form
        choices = [:]
        self.read = read
    }

    init(_ form: String, text make: @escaping @Sendable (String) -> PhoneCommand) {
        self.init(form) { $0.takeText().map(make) }
    }

    init(_ form: String, number make: @escaping @Sendable (Double) -> PhoneCommand) {
        self.init(form) { $0.takeText().flatMap(Double.init).flatMap { $0.isFinite ? make($0) : nil } }
    }

    /// - Parameter rest: what follows the word on a line.
    /// - Returns: nil if that makes no command.
    func command(_ rest: LineText) -> PhoneCommand? {
        if let choice = choices.first(where: { $0.key == rest.rest }) { return choice.value }
        var line = rest
        let command = read(&line)
        return line.rest.isEmpty ? command : nil
    }

    /// The line that makes the command; nil if the word makes no line of it.
    func line(of command: PhoneCommand) -> String? {
        let rest = choices.first { $0.value == command }?.key ?? command.arguments
        guard self.command(LineText(rest)) == command else { return nil }
        return rest.isEmpty ? name : "\(name) \(rest)"
    }
}

extension Double {
    /// Without a fraction that says nothing.
    var asTyped: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
