/// Tells whoever draws a device that something of it may be different.
@MainActor
final class ChangeSignal {
    var observer: @MainActor () -> Void = {}

    /// Something is different now.
    func send() { observer() }
}
