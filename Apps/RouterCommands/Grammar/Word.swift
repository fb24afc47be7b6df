/// A word that a line begins with, and what follows it.
struct Word: Sendable {
    /// As the help lists it: the word, in capitals what is put in, with `|` between what can be chosen, and in brackets
    /// what may be missing.
    let form: String
    /// Reads what follows the word; nil if that makes no command.
    fileprivate let read: @Sendable (inout LineText) -> PhoneCommand?
    /// Writes what follows the word; nil for what is not this word's command.
    fileprivate let write: @Sendable (PhoneCommand) -> String?

    var name: String { String(form.prefix { $0 != " " }) }

    /// A word whose rest has several parts.
    init(
        _ form: String, read: @escaping @Sendable (inout LineText) -> PhoneCommand?,
        write: @escaping @Sendable (PhoneCommand) -> String?
    ) {
        self.form = form
        self.read = read
        self.write = write
    }

    /// One that stands for one command as it is.
    init(_ form: String, _ command: PhoneCommand) {
        let rest = form.split(separator: " ").dropFirst().joined(separator: " ")
        self.init(form) { line in
            guard line.rest == rest else { return nil }
            _ = line.takeText()
            return command
        } write: {
            $0 == command ? rest : nil
        }
    }

    /// One that a text follows.
    /// - Parameters:
    ///   - make: the command with a text.
    ///   - text: a command's text; nil for what is not this word's command.
    init(
        _ form: String, text make: @escaping @Sendable (String) -> PhoneCommand,
        of text: @escaping @Sendable (PhoneCommand) -> String?
    ) {
        self.init(form) {
            $0.takeText().map(make)
        } write: {
            text($0).map(LineText.text)
        }
    }

    /// One that a number follows.
    /// - Parameters:
    ///   - make: the command with a number.
    ///   - number: a command's number; nil for what is not this word's command.
    init(
        _ form: String, number make: @escaping @Sendable (Double) -> PhoneCommand,
        of number: @escaping @Sendable (PhoneCommand) -> Double?
    ) {
        self.init(form) {
            $0.takeText().flatMap(Double.init).map(make)
        } write: {
            number($0)?.asTyped
        }
    }

    /// One that is followed by what can be chosen.
    init(_ form: String, choices: KeyValuePairs<String, PhoneCommand>) {
        self.init(form) { line in
            let choice = line.takeText()
            return choices.first { $0.key == choice }?.value
        } write: { command in
            choices.first { $0.value == command }?.key
        }
    }

    /// - Parameter rest: what follows the word on a line.
    /// - Returns: nil if that makes no command.
    func command(_ rest: LineText) -> PhoneCommand? {
        var line = rest
        guard let command = read(&line), line.rest.isEmpty else { return nil }
        return command
    }

    /// The command's line; nil if another word makes it.
    func line(of command: PhoneCommand) -> String? {
        write(command).map { $0.isEmpty ? name : "\(name) \($0)" }
    }
}

extension Double {
    /// Without a fraction that says nothing.
    var asTyped: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
