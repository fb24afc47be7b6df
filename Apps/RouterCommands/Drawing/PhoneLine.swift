/// One part of the display, across its whole width.
enum PhoneLine: Equatable {
    case text(String)
    /// One at the left end and one at the right.
    case ends(String, String)
    case rule
    /// Something that can be touched on a line of its own.
    case row(PhoneControl)
    /// The same side by side.
    case buttons([PhoneControl])
    /// The tabs, of which one is selected.
    case tabs([PhoneControl], selected: Int?)

    /// What of it can be touched, from left to right.
    var controls: [PhoneControl] {
        switch self {
        case .text, .ends, .rule: []
        case .row(let control): [control]
        case .buttons(let controls), .tabs(let controls, _): controls
        }
    }
}
