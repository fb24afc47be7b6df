import Foundation

/// The terminal that the program was started on: it gives each key as it is pressed, and shows a picture in the place of
/// what was there, until ``close()``.
@MainActor
final class RawTerminal {
    private let settings: termios
    /// What standard error was, where it is the terminal, too: what is logged would stand in the picture.
    private var errors: Int32?
    private var drawn: [TerminalPicture.Row] = []
    private var drawnSize: TerminalSize?

    /// Nil if standard input and output are no terminal that can be drawn on.
    init?() {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
            !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""]),
            tcgetattr(STDIN_FILENO, &settings) == 0
        else { return nil }
        self.settings = settings
    }

    func open() {
        var raw = settings
        cfmakeraw(&raw)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        if isatty(STDERR_FILENO) == 1, errors == nil {
            errors = dup(STDERR_FILENO)
            FileHandle(forWritingAtPath: "/dev/null").map { _ = dup2($0.fileDescriptor, STDERR_FILENO) }
        }
        drawn = []
        // The other screen, no cursor, no wrapping, nothing on it (xterm: "Control Sequences").
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
    }

    /// All is as it was.
    func close() {
        write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
        var settings = settings
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        guard let errors else { return }
        dup2(errors, STDERR_FILENO)
        Foundation.close(errors)
        self.errors = nil
    }

    var size: TerminalSize {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return TerminalSize(columns: 80, rows: 24)
        }
        return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// The next picture is drawn whole.
    func forget() {
        drawn = []
    }

    /// Draws what is not there yet.
    /// - Returns: false if nobody can see it any more.
    func draw(_ picture: TerminalPicture) -> Bool {
        let rows = picture.rows
        var text = ""
        if drawn.isEmpty || drawnSize != picture.size {
            drawn = []
            text += "\u{1B}[2J"
        }
        for (index, row) in rows.enumerated() where index >= drawn.count || drawn[index] != row {
            text += "\u{1B}[\(index + 1);1H\u{1B}[2K" + row.text
            if !row.side.isEmpty { text += "\u{1B}[\(picture.sideColumn)G" + row.side }
        }
        (drawn, drawnSize) = (rows, picture.size)
        // Where something is typed the cursor stands, for input methods that show what they compose there.
        let cursor = picture.cursor.map { "\u{1B}[\(rows.count);\($0)H\u{1B}[?25h" }
        return write(text + (cursor ?? "\u{1B}[?25l"))
    }

    @discardableResult
    private func write(_ text: String) -> Bool {
        (try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))) != nil
    }
}
