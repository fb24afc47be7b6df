/// What can happen to an app that has a router of its own.
enum OpeningEvent: Hashable, CaseIterable {
    /// A tap on a push that names nobody, or the account 1 or 2.
    case tap, tapOfOne, tapOfTwo
    /// A tap whose screen is loaded first, and does or does not stop when it is told to.
    case slowTap, stubbornTap
    case failingTap
    /// The system calls back again about the newest tap.
    case tapAgain
    case loaded
    case readyForOne, readyForTwo, hidden, signedOut
    case foreground, background
    case diskCloses, diskOpens
    case death
    case tenMinutes

    /// A random event, and whether the router comes to rest before the next one.
    static func random(using random: inout some RandomNumberGenerator) -> (event: OpeningEvent, rests: Bool) {
        (allCases.randomElement(using: &random) ?? .tap, Bool.random(using: &random))
    }
}
