import AppFlow
import DeviceSimulator

/// What is asked of the phone by a line of the page, of the terminal, of a scenario or of a recording.
///
/// ``Grammar`` has the line of each, and ``PhoneCommandHandler`` carries it out.
enum PhoneCommand: Equatable, Sendable {
    /// What the phone's user, its environment or iOS do.
    ///
    /// A request may be named by its place, such as `#1`. A push without an id gets one when it is sent.
    case device(DeviceCommand)
    /// What the app's user does in the app that is in front.
    case app(AppCommand)
    /// Away from what lies over the app, else to the screen below.
    case back

    case signIn(account: String)
    case signOut
    /// The backend ends the session of whoever is signed in.
    case revokeSession
    /// Where the app is to die; nil for nowhere.
    case crash(at: Checkpoint?)

    /// A sample of the program is pushed, by its name.
    case sample(String)
    /// The payload in a file is pushed.
    case file(String)
    /// What is done from now on is written down.
    /// - Parameter file: where to, as it goes on; nil to keep it with the session alone.
    case record(file: String?)
    case endRecording
    /// The scenario in a file is done.
    case replay(file: String)
    case help
    /// The program ends.
    case end

    /// What its line has behind the word, unless that can only be chosen.
    var arguments: String {
        switch self {
        case .device(.tap(let text)), .device(.dismiss(let text)), .device(.open(let text)),
            .device(.openUniversalLink(let text)), .device(.openSystemLink(let text, _)),
            .device(.openWidget(let text)), .app(.open(let text)), .app(.selectTab(let text)), .signIn(let text),
            .sample(let text), .file(let text), .replay(let text):
            LineText.text(text)
        case .record(let file?): file == "off" ? LineText.quoted(file) : LineText.text(file)
        case .device(.act(let request, let action, let text)): LineText.line([request, action], text)
        case .app(.act(let action, let text)): LineText.line([action], text)
        case .device(.advanceClock(let number)), .app(.schedule(let number)): number.asTyped
        case .device(.receive(let push)): push.line
        default: ""
        }
    }

    /// Whether it reads or writes a file that its line names.
    var namesFile: Bool {
        switch self {
        case .file, .replay, .record(.some): true
        default: false
        }
    }
}

/// What the app's user does in it.
enum AppCommand: Equatable, Sendable {
    case open(link: String)
    case selectTab(String)
    /// An action of the visible screen, or of one of its rows.
    /// - Parameter text: what is typed for it; for a row's action the row's key.
    case act(String, text: String?)
    case dismissAlert
    /// The button of an alert that leads to Settings.
    case openSettings
    /// The button of an alert that asks whether to switch to a tap's account.
    case answerSwitch(isAccepted: Bool)
    case completeOnboarding
    case retry
    case unlock
    /// Has the app schedule a notification.
    case schedule(minutes: Double)
}
