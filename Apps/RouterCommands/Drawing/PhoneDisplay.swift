import DeviceSimulator
import Navigation

/// All that is drawn of a phone at one moment.
struct PhoneDisplay {
    struct App {
        var navigation: NavigationState
        /// The visible screen's; nil where there is no screen.
        var content: ScreenContent?
    }

    /// What the app is called under its icon.
    var title: String
    var device: DeviceState
    /// Nil if the app does not run.
    var app: App?
}
