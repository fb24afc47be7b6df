import AppFlow

/// One thing that a user, iOS or an accident does to the app.
enum ScenarioEvent: Hashable {
    /// A new notification comes, and is tapped unless the user lets it be.
    case push(recipient: String?, isTapped: Bool)
    /// One of the notifications so far comes again and is tapped: the same request with other content, or another
    /// request with the same content.
    case pushAgain(Int, isSameRequest: Bool)
    /// A new notification comes and is tapped, which nobody can show.
    case pushFaulty(Fault)
    /// One of the notifications so far is tapped (again).
    case tap(Int)
    /// A new notification is answered by one of its actions.
    case act(Action)
    /// One of the answers so far comes a second time.
    case actAgain(Int)
    case link, universalLink, clickLink, inAppLink, widget, quickAction, silentPush
    case openApp, home, suspend, forceQuit, die
    case device(Device)
    /// iOS gives the app time in the background.
    case refresh
    /// A tap, or an answer, on whose way the process dies.
    case tapDying(Checkpoint)
    case actDying(Checkpoint)
    case signIn(String)
    case signOut
    /// The user answers whether to switch to the account of a tap.
    case answer(isAccepted: Bool)
    /// The user wants to prove who they are at each opening; locks the app; proves it.
    case lockOn, lock, unlock
    case retry
    case onboarding
    /// 400 seconds pass, or a day and an hour in which everything comes to its end first.
    case later, nextDay
    case display(isOn: Bool)
    case loading(fails: Bool)
    case effects(fail: Bool)
    /// The token has expired, and the backend replaces it, refuses it or does not answer.
    case token(Answer)
    /// Everything that was begun comes to its end.
    case rest

    enum Action: String, CaseIterable {
        case reply, read, view, unknown, dismiss
    }

    /// What else a device does, beside the app.
    enum Device: String, CaseIterable {
        case lock, unlock, switcher, reboot
        /// How often responses come from now on.
        case once, connectionAndCallback, callbackTwice
    }

    enum Answer: String, CaseIterable {
        case replaced, refused, unreachable
    }

    enum Fault: String, CaseIterable {
        /// The store has nothing of that name.
        case missing
        /// The way leads through a tab that does not exist.
        case half
        /// There is no such link.
        case nowhere
        /// Planning the way brings the process down.
        case deadly
    }

    static func random(using random: inout some RandomNumberGenerator) -> ScenarioEvent {
        func pick<Value>(_ values: Value...) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
        func any<Value: CaseIterable>(_: Value.Type) -> Value {
            Array(Value.allCases)[Int.random(in: 0..<Value.allCases.count, using: &random)]
        }
        switch Int.random(in: 0..<36, using: &random) {
        case 0...4: return .push(recipient: pick(nil, nil, "1", "2"), isTapped: pick(true, true, true, false))
        case 5...6: return .tap(Int.random(in: 0..<4, using: &random))
        case 7...8: return .act(any(Action.self))
        case 9: return .actAgain(Int.random(in: 0..<3, using: &random))
        case 10: return pick(.link, .universalLink, .clickLink, .inAppLink, .widget, .quickAction, .silentPush)
        case 11...12: return .openApp
        case 13...14: return pick(.home, .home, .home, .suspend)
        case 15: return pick(.die, .forceQuit)
        case 16...17: return .tapDying(any(Checkpoint.self))
        case 18: return .actDying(any(Checkpoint.self))
        case 19...20: return .signIn(pick("1", "2"))
        case 21: return .signOut
        case 22: return pick(.lockOn, .lock, .unlock, .unlock)
        case 23: return pick(.later, .later, .later, .nextDay)
        case 24: return .display(isOn: pick(true, false))
        case 25: return pick(.loading(fails: true), .loading(fails: false))
        case 26: return pick(.effects(fail: true), .effects(fail: false))
        case 27: return .token(any(Answer.self))
        case 28: return .pushAgain(Int.random(in: 0..<4, using: &random), isSameRequest: pick(true, false))
        case 29...30: return .pushFaulty(any(Fault.self))
        case 31: return pick(.retry, .onboarding)
        case 32: return .device(any(Device.self))
        case 33: return .refresh
        case 34: return .answer(isAccepted: pick(true, true, false))
        default: return .rest
        }
    }

    /// As it stands in a test.
    var code: String {
        switch self {
        case .push(let recipient, let isTapped):
            ".push(recipient: \(recipient.map { "\"\($0)\"" } ?? "nil"), isTapped: \(isTapped))"
        case .pushFaulty(let fault): ".pushFaulty(.\(fault))"
        case .act(let action): ".act(.\(action))"
        case .device(let step): ".device(.\(step))"
        case .token(let answer): ".token(.\(answer))"
        case .tapDying(let point): ".tapDying(.\(point))"
        case .actDying(let point): ".actDying(.\(point))"
        default: ".\(self)"
        }
    }
}
