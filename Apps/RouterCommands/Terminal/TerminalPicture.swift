import AppFlow
import DeviceSimulator
import Foundation
import Launches

/// How many characters a terminal shows.
struct TerminalSize: Equatable {
    var columns: Int
    var rows: Int
}

/// All that the terminal shows: the phone, the taps' traces beside it, and the settings and keys below.
struct TerminalPicture {
    let layout: PhoneLayout
    let taps: [LaunchRecord]
    /// How things are set, in words.
    let settings: [String]
    var dialog: TerminalDialog
    let language: Language
    let size: TerminalSize

    /// What stands beside the phone needs so many columns.
    private static let narrowestSide = 20
    /// More columns do not make the phone easier to read.
    private static let widestPhone = 60
    /// The frame and its margins.
    private static let frame = 4

    /// One row of the terminal.
    struct Row: Equatable {
        var text: String
        /// What stands beside the phone, in ``sideColumn``.
        var side = ""
    }

    /// From 1. What stands there is placed by itself, since terminals disagree about the width of some characters.
    var sideColumn: Int { drawing.width + Self.frame + 3 }

    /// As many as the terminal has.
    var rows: [Row] {
        let side = besidePhone
        var rows = drawing.lines.prefix(phoneRows).map { Row(text: $0) }
        for (index, line) in side.enumerated() where index < rows.count {
            // Where there is no room for both, a menu lies over the phone.
            if isBeside { rows[index].side = line } else { rows[index].text = line }
        }
        let settings = DisplayWidth.printable(settings.joined(separator: " · "), upTo: size.columns)
        rows += ([Style.quiet(settings)] + keys).map { Row(text: $0) }
        let room = max(size.rows - 1, 0)
        rows = rows.prefix(room) + Array(repeating: Row(text: ""), count: max(room - rows.count, 0))
        return rows + [Row(text: lastLine)]
    }

    /// Where the cursor stands on the last row, from 1; nil where nothing is typed.
    var cursor: Int? {
        guard case .typing = dialog.mode else { return nil }
        return DisplayWidth.of(lastLine) + 1
    }

    /// The phone as it fits in.
    var drawing: TerminalRenderer {
        let side = hasSide ? max(size.columns * 2 / 5, Self.narrowestSide) : 0
        let width = min(size.columns - Self.frame - side, Self.widestPhone)
        return TerminalRenderer(
            layout: layout, width: max(width, 1), height: max(phoneRows - 2, 1), linesPerText: 12, isNumbered: true,
            selection: dialog.selected.flatMap { layout.controls.firstIndex(of: $0) }, scroll: dialog.scroll)
    }

    private var hasSide: Bool { size.columns >= 60 }

    /// Whether what is not the phone stands beside it. The keys take the whole width.
    private var isBeside: Bool { hasSide && dialog.mode != .readingKeys }

    private var phoneRows: Int { max(size.rows - keys.count - 2, 3) }

    /// A menu while one is open, else the taps.
    private var besidePhone: [String] {
        let width = isBeside ? size.columns - drawing.width - Self.frame - 2 : size.columns
        switch dialog.mode {
        case .touching, .typing:
            guard hasSide else { return [] }
            return TraceDrawing(taps: taps, language: language).lines(width: width, height: phoneRows)
        case .choosing(let menu):
            let items = zip(PhoneMenu.keys, menu.items).map { "\($0) \($1.title)" } + [language.sentence("menu.leave")]
            return [Style.title(DisplayWidth.printable(menu.title, upTo: width))]
                + items.map { DisplayWidth.printable($0, upTo: width) }
        case .readingKeys:
            return columns(of: keyTexts + [language.sentence("menu.leave")], in: width)
        case .reading:
            let lines = TypedCommand.lines(scheduling: dialog.menus.scheduling?.word).joined(separator: ", ")
            let text = language.sentence("help.lines", ["lines": lines])
            return DisplayWidth.lines(of: text, width: width, limit: phoneRows)
        }
    }

    private var keyTexts: [String] {
        TerminalDialog.keys.map { key, name in "\(key) \(language.sentence("key.\(name)"))" }
    }

    /// As many lines as it takes where the terminal has 20 rows or more.
    private var keys: [String] {
        var lines: [String] = [""]
        for text in keyTexts {
            let last = lines[lines.count - 1]
            let joined = last.isEmpty ? text : last + "  " + text
            if DisplayWidth.of(joined) <= size.columns { lines[lines.count - 1] = joined } else { lines.append(text) }
        }
        return lines.prefix(max(size.rows / 5, 1)).map { DisplayWidth.printable($0, upTo: size.columns) }
    }

    /// In as few lines as the width lets them be, one below the other.
    private func columns(of texts: [String], in width: Int) -> [String] {
        let widest = (texts.map { DisplayWidth.of($0) }.max() ?? 0) + 2
        let count = (texts.count + max(width / widest, 1) - 1) / max(width / widest, 1)
        return (0..<count).map { row in
            let line = stride(from: row, to: texts.count, by: count).map { DisplayWidth.fit(texts[$0], to: widest) }
            return DisplayWidth.printable(line.joined().trimmingCharacters(in: .whitespaces), upTo: width)
        }
    }

    /// What is typed, with its end in view, or what the user is told.
    private var lastLine: String {
        guard case .typing(let prompt) = dialog.mode else {
            return Style.bad(DisplayWidth.printable(dialog.message, upTo: size.columns))
        }
        let label = DisplayWidth.printable(prompt.label, upTo: size.columns / 2)
        return label + DisplayWidth.end(of: prompt.text, in: size.columns - DisplayWidth.of(label) - 1)
    }
}
