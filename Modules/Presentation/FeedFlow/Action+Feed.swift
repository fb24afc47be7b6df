public import Navigation

extension ScreenContent.Action {
    /// Shows more of a list.
    public static let more = Self("more")
    public static let bookmark = Self("bookmark")
    public static let removeBookmark = Self("removeBookmark")
}
