/// A screen's content, for any renderer to draw.
public struct ScreenContent: Equatable, Sendable {
    /// One line of it.
    public struct Row: Equatable, Sendable {
        public var title: String
        public var detail: String?
        /// A short note: a number in digits, or the name of a state.
        public var note: String?
        /// The link that a tap on the row opens inside the app.
        public var link: String?
        /// The row's action besides opening it, with ``key`` as its text; nil for none.
        public var action: Action?
        /// The key by which the screen's model identifies the row; nil for a row without an action.
        public var key: String?

        public init(
            _ title: String, detail: String? = nil, note: String? = nil, link: String? = nil, action: Action? = nil,
            key: String? = nil
        ) {
            self.title = title
            self.detail = detail
            self.note = note
            self.link = link
            self.action = action
            self.key = key
        }
    }

    /// An action of the user on the screen, besides opening a row.
    public struct Action: Equatable, Sendable, Identifiable {
        public let id: String
        /// Whether the user types something for it.
        public let takesText: Bool

        public init(_ id: String, takesText: Bool = false) {
            self.id = id
            self.takesText = takesText
        }

        /// Loads again what could not be loaded.
        public static let retry = Action("retry")

        /// Shows more of a list.
        public static let more = Action("more")
    }

    /// The state of the screen's content.
    public enum Status: Equatable, Sendable {
        case loading, ready
        /// It is loaded, and there is nothing in it.
        case empty
        /// It could not be loaded, for the reason of that code.
        case failed(code: String)
    }

    /// Its title, such as that of a post; nil where the screen's own name is enough.
    public var title: String?
    public var rows: [Row]
    /// The index of the row that is to be in view as the screen opens; nil for the first.
    public var focus: Int?
    public var actions: [Action]
    public var status: Status

    public init(
        title: String? = nil, rows: [Row] = [], focus: Int? = nil, actions: [Action] = [], status: Status = .ready
    ) {
        self.title = title
        self.rows = rows
        self.focus = focus
        self.actions = actions
        self.status = status
    }

    /// The loaded rows of a list, which may be none.
    public static func list(
        title: String? = nil, _ rows: [Row], focus: Int? = nil, actions: [Action] = []
    ) -> ScreenContent {
        ScreenContent(title: title, rows: rows, focus: focus, actions: actions, status: rows.isEmpty ? .empty : .ready)
    }
}
