/// One arrival that the tour shows.
public struct TourStop: Sendable {
    /// What arrives.
    public enum What: Sendable {
        /// A sample payload by its file's name; tapped unless it is said otherwise.
        case push(String, isTapped: Bool = true)
        /// An action on a sample payload, with what is typed.
        case action(String, on: String, text: String)
        case link(String, via: Via)
        /// A notification that the app schedules itself; the app is killed, and it is tapped once it has fired.
        case scheduled(minutes: Double)
    }

    /// What happens to the app around the arrival.
    public enum Circumstance: Sendable {
        case arriving(Arrive)
        /// Nobody is signed in, the app is killed while the tap waits, and started again; then somebody signs in.
        case killedBeforeLogin
        /// Nobody is signed in, and another push of that sample is tapped before somebody is.
        case waitingWith(String)
        /// Nobody signs in for that many minutes.
        case waitingFor(minutes: Double)
    }

    /// The key of the sentence that introduces it.
    let title: String
    let what: What
    let circumstance: Circumstance

    public init(_ title: String, _ what: What, _ circumstance: Circumstance) {
        self.title = title
        self.what = what
        self.circumstance = circumstance
    }
}
