/// What a screen shows, for any renderer to draw.
public struct ScreenContent: Equatable, Sendable {
    public struct Row: Equatable, Sendable {
        public var title: String
        public var detail: String?
        /// The link that a tap on the row opens inside the app.
        public var link: String?

        public init(_ title: String, detail: String? = nil, link: String? = nil) {
            self.title = title
            self.detail = detail
            self.link = link
        }
    }

    /// How far the screen's content has come.
    public enum Status: Equatable, Sendable {
        case loading, ready
        /// It could not be loaded, for the reason of that code.
        case failed(code: String)
    }

    /// What it is about, such as a feed's title; nil where the screen's own name says it.
    public var title: String?
    public var rows: [Row]
    public var status: Status

    public init(title: String? = nil, rows: [Row] = [], status: Status = .ready) {
        self.title = title
        self.rows = rows
        self.status = status
    }
}
