import LaunchDecisions
import Launches

/// How often each thing may happen in an exploration of the machine; the number of states grows steeply with each. Each
/// state holds what is left of them, so they are small.
struct MachineLimits: Hashable {
    var taps: Int8 = 0
    /// Paths that wait for content that is fetched.
    var fetches: Int8 = 0
    /// Links that have to be asked for.
    var links: Int8 = 0
    var actions: Int8 = 0
    var silentPushes: Int8 = 0
    /// Pushes that are presented, or bring content before they are tapped.
    var untapped: Int8 = 0
    /// Work that does not come to its end.
    var failures: Int8 = 0
    /// Expired tokens that are refreshed.
    var refreshes: Int8 = 0
    var signOuts: Int8 = 0
    var signIns: Int8 = 0
    /// Moves of the scene, and of the user between screens.
    var moves: Int8 = 0
    var screenActions: Int8 = 0
    /// Of the lock, while it is switched on.
    var locks: Int8 = 0
    var deaths: Int8 = 0
    var expiries: Int8 = 0
    var onboardings: Int8 = 0
    /// Marks that the disk does not take.
    var markRefusals: Int8 = 0
    /// The time in the background that the system gives once it was asked for it.
    var backgroundRefreshes: Int8 = 0
    /// Whether account 2 is signed in on the device, so that the user is asked about its taps.
    var canSwitch = false
    /// Whether plans and the archive fail for good, sign-ins are hurried, and old notifications and another account's
    /// silent pushes come, too. Without these there is room for more of the rest.
    var hasRareKinds = true

    var hasLock: Bool { locks > 0 }
    /// Whose expiry is what expires first where something does.
    var token: SessionToken? {
        if refreshes == 0 { return nil }
        return expiries > 0 ? MachineWorld.expiringToken : MachineWorld.expiredToken
    }

    /// In each test run: each kind of event with each other, once.
    static let quick = [
        MachineLimits(taps: 1, signOuts: 1, signIns: 1),
        MachineLimits(taps: 1, failures: 2, moves: 1),
        MachineLimits(taps: 1, moves: 2, locks: 1),
        MachineLimits(signIns: 1, moves: 2, locks: 1),
        MachineLimits(taps: 2, failures: 1),
        MachineLimits(taps: 2, fetches: 1),
        MachineLimits(taps: 2, expiries: 1),
        MachineLimits(taps: 1, links: 1),
        MachineLimits(links: 1, signOuts: 1, signIns: 1),
        MachineLimits(taps: 1, failures: 1, refreshes: 1, moves: 1),
        MachineLimits(actions: 1, signIns: 1),
        MachineLimits(actions: 1, failures: 1, signOuts: 1),
        MachineLimits(actions: 1, moves: 1, deaths: 1),
        MachineLimits(actions: 1, failures: 1, refreshes: 1, backgroundRefreshes: 1),
        MachineLimits(silentPushes: 1, failures: 1, signOuts: 1),
        MachineLimits(silentPushes: 2, moves: 1, deaths: 1),
        MachineLimits(untapped: 1, failures: 1, moves: 1),
        MachineLimits(signOuts: 1, signIns: 1, moves: 1, screenActions: 1),
        MachineLimits(taps: 1, failures: 1, signOuts: 1, canSwitch: true),
        MachineLimits(taps: 1, signOuts: 1, moves: 1, canSwitch: true),
        MachineLimits(taps: 1, moves: 1, locks: 1, expiries: 1, canSwitch: true),
        MachineLimits(taps: 2, signIns: 1, canSwitch: true),
    ]

    /// In a thorough run, and for each mutant. The first of these find most of what the quick ones do not.
    static let thorough =
        quick + [
            MachineLimits(actions: 2, failures: 2),
            MachineLimits(actions: 1, failures: 1, signOuts: 1, backgroundRefreshes: 1),
            MachineLimits(silentPushes: 1, moves: 1, deaths: 2),
            MachineLimits(untapped: 1, failures: 1, signOuts: 1, moves: 1),
            MachineLimits(taps: 1, failures: 1, signOuts: 1, signIns: 1),
            MachineLimits(taps: 1, refreshes: 1, signOuts: 1, signIns: 1),
            MachineLimits(taps: 1, signOuts: 1, signIns: 1, onboardings: 1),
            MachineLimits(taps: 1, moves: 2, deaths: 2, expiries: 1),
            MachineLimits(taps: 1, failures: 1, moves: 2, expiries: 1),
            MachineLimits(taps: 1, moves: 3, markRefusals: 1),
            MachineLimits(taps: 2, signOuts: 1),
            MachineLimits(taps: 2, moves: 1, locks: 3),
            MachineLimits(taps: 1, signOuts: 1, signIns: 1, deaths: 1),
            MachineLimits(taps: 3),
            MachineLimits(taps: 2, fetches: 1, signOuts: 1, signIns: 1),
            MachineLimits(taps: 2, fetches: 2, failures: 1),
            MachineLimits(taps: 2, fetches: 1, moves: 1),
            MachineLimits(taps: 2, fetches: 1, canSwitch: true),
            MachineLimits(taps: 1, links: 1, signOuts: 1),
            MachineLimits(links: 1, refreshes: 1, moves: 2, expiries: 1),
            MachineLimits(links: 1, moves: 2, locks: 1, deaths: 1),
            MachineLimits(taps: 1, actions: 1, signOuts: 1),
            MachineLimits(actions: 1, failures: 1, moves: 2),
            MachineLimits(actions: 1, failures: 3),
            MachineLimits(actions: 1, failures: 1, moves: 1, deaths: 2),
            MachineLimits(actions: 1, moves: 2, markRefusals: 1),
            MachineLimits(actions: 1, failures: 1, signIns: 1),
            MachineLimits(actions: 1, failures: 2, refreshes: 1),
            MachineLimits(actions: 1, silentPushes: 1, failures: 1),
            MachineLimits(actions: 1, backgroundRefreshes: 2),
            MachineLimits(actions: 1, failures: 1, refreshes: 1, expiries: 1, backgroundRefreshes: 1),
            MachineLimits(silentPushes: 1, failures: 1, signOuts: 1, signIns: 1),
            MachineLimits(untapped: 1, failures: 1, signIns: 1),
            MachineLimits(failures: 1, signOuts: 1, signIns: 1, screenActions: 1),
            MachineLimits(taps: 1, signOuts: 1, signIns: 1, deaths: 1, canSwitch: true),
            MachineLimits(taps: 1, untapped: 1, signIns: 1, canSwitch: true),
            MachineLimits(taps: 2, expiries: 1, canSwitch: true),
            MachineLimits(taps: 1, actions: 1, moves: 1, canSwitch: true),
        ]

    /// Where there is time.
    static let whole =
        thorough + [
            MachineLimits(taps: 2, fetches: 2, failures: 1, moves: 1),
            MachineLimits(taps: 1, failures: 2, refreshes: 1, signOuts: 1, signIns: 1, moves: 1),
            MachineLimits(taps: 1, failures: 2, refreshes: 1, moves: 2, locks: 1),
            MachineLimits(taps: 1, failures: 1, refreshes: 1, moves: 2, expiries: 1),
            MachineLimits(taps: 2, failures: 1, signOuts: 1, signIns: 1),
            MachineLimits(taps: 2, moves: 2, markRefusals: 1),
            MachineLimits(taps: 3, deaths: 2, expiries: 2),
            MachineLimits(taps: 1, links: 1, failures: 1, moves: 1, deaths: 1),
            MachineLimits(taps: 1, links: 1, signOuts: 1, signIns: 1),
            MachineLimits(links: 2, moves: 1, deaths: 1, markRefusals: 1),
            MachineLimits(taps: 1, actions: 1, failures: 1, signOuts: 1),
            MachineLimits(taps: 1, silentPushes: 1, moves: 2, deaths: 1),
            MachineLimits(actions: 1, silentPushes: 1, signOuts: 1, signIns: 1),
            MachineLimits(actions: 1, failures: 3, moves: 5),
            MachineLimits(actions: 1, failures: 1, signOuts: 1, signIns: 1),
            MachineLimits(actions: 1, signIns: 1, moves: 2, markRefusals: 1),
            MachineLimits(actions: 1, untapped: 1, failures: 1, signIns: 1),
            MachineLimits(actions: 1, failures: 2, refreshes: 1, expiries: 1, backgroundRefreshes: 1),
            MachineLimits(actions: 1, failures: 1, moves: 1, deaths: 1, backgroundRefreshes: 2),
            MachineLimits(untapped: 2, signOuts: 1, signIns: 1),
            MachineLimits(taps: 2, failures: 1, signIns: 1, canSwitch: true),
            MachineLimits(taps: 2, moves: 2, locks: 1, canSwitch: true),
            MachineLimits(taps: 1, failures: 1, refreshes: 1, moves: 1, onboardings: 1, canSwitch: true),
        ]

    /// Where there is time, too: more of what happens every day.
    static let frequent = [
        MachineLimits(taps: 1, failures: 2, refreshes: 1, moves: 2, hasRareKinds: false),
        MachineLimits(taps: 2, failures: 1, signOuts: 1, signIns: 1, moves: 1, hasRareKinds: false),
        MachineLimits(taps: 1, actions: 1, silentPushes: 1, failures: 1, signOuts: 1, hasRareKinds: false),
        MachineLimits(actions: 1, silentPushes: 1, signOuts: 1, signIns: 1, moves: 1, hasRareKinds: false),
        MachineLimits(taps: 1, silentPushes: 1, moves: 2, locks: 1, deaths: 1, hasRareKinds: false),
        MachineLimits(untapped: 2, signOuts: 1, signIns: 1, moves: 1, hasRareKinds: false),
        MachineLimits(
            taps: 1, failures: 1, signOuts: 1, signIns: 1, moves: 1, screenActions: 2, hasRareKinds: false),
    ]

    /// Of these, what fits in each test run.
    static let someFrequent = [
        MachineLimits(taps: 1, failures: 1, refreshes: 1, moves: 1, hasRareKinds: false)
    ]

    var summary: String {
        let counts = [
            (taps, "taps"), (links, "links to ask for"), (actions, "actions"), (silentPushes, "silent pushes"),
            (untapped, "untapped pushes"),
            (failures, "failures"), (refreshes, "refreshes"), (signOuts, "sign-outs"), (signIns, "sign-ins"),
            (moves, "moves"), (screenActions, "screen actions"), (locks, "locks"), (deaths, "deaths"),
            (expiries, "expiries"), (onboardings, "onboardings"), (markRefusals, "refused marks"),
            (backgroundRefreshes, "background refreshes"),
        ]
        let kinds =
            counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" } + (canSwitch ? ["switches"] : [])
            + (hasRareKinds ? [] : ["no rare kinds"])
        return kinds.joined(separator: ", ")
    }
}
