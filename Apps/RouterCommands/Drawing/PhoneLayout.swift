/// What stands on the display, from top to bottom.
struct PhoneLayout: Equatable {
    /// Always in view.
    var top: [PhoneLine] = []
    /// Scrolls where there is no room for all of it.
    var body: [PhoneLine] = []
    /// Always in view.
    var bottom: [PhoneLine] = []
    /// Which part of the body is to be in view; nil for the first.
    var focus: Int?
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
