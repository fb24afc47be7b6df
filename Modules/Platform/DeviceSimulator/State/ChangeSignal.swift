import Foundation

/// Tells whoever observes a device that something of it may be different.
@MainActor
final class ChangeSignal {
    private var observers: [UUID: AsyncStream<Void>.Continuation] = [:]

    /// Something is different now.
    func send() {
        for observer in observers.values { observer.yield() }
    }

    /// A sign for each change. One that nobody has taken yet stands for all that followed it.
    func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let id = UUID()
        observers[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.observers[id] = nil }
        }
        return stream
    }
}
