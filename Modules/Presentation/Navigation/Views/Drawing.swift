/// The state that views draw.
public struct Drawing: Equatable, Sendable {
    public internal(set) var state = NavigationState()
    /// The alert that is presented, or was last: its text is still to be seen while it goes.
    public internal(set) var lastAlert: NavigationAlert?
    /// How often an alert was drawn again, because views had not presented it.
    public internal(set) var alertDrawings = 0
    /// How often the main screen was entered: its views are made again each time and keep nothing.
    public internal(set) var entries = 0
    /// How often an assistive app is to announce a new screen.
    public internal(set) var announcements = 0
    /// How often a state was drawn again, because views had put something else in its place.
    var corrections = 0
}
