public import Notifications

/// What came of the notifications of a device.
public struct PresentationLog: Sendable {
    /// How the last notification was presented; nil if none was.
    public private(set) var lastPresentation: PresentationOptions?
    /// The verdict on the last notification; nil if none came, and while the app decides.
    public internal(set) var verdict: PushVerdict?
    /// The verdict on each notification, the newest last.
    public private(set) var verdicts: [PushVerdict] = []

    /// - Parameter options: how it was presented; nil if it was not.
    mutating func add(_ verdict: PushVerdict, shownAs options: PresentationOptions? = nil) {
        self.verdict = verdict
        verdicts.append(verdict)
        if let options { lastPresentation = options }
    }
}
