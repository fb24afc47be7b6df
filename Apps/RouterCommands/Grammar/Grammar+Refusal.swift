import AppFlow
import DeepLinks
import SimulatorPage

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
