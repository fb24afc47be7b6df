/// What stands on the display, from top to bottom.
struct PhoneLayout: Equatable {
    /// Above what the app's screen shows.
    var top: [PhoneLine] = []
    /// What that screen shows.
    var body: [PhoneLine] = []
    /// Below it.
    var bottom: [PhoneLine] = []
    /// What takes the touches of what lies under it.
    var cover = Cover.nothing

    enum Cover {
        case nothing
        /// A modal lies over the tabs.
        case modal
        /// A question lies over all but the top, where it stands itself.
        case question
    }

    /// What can be touched, in its order.
    var controls: [PhoneControl] {
        let touchable =
            switch cover {
            case .nothing: top + body + bottom
            case .modal: top + body
            case .question: top
            }
        return touchable.flatMap(\.controls)
    }
}
