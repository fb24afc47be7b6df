import Foundation

/// The states of a device, from the one that it is in on. One that comes while nobody asks for the next is passed over for
/// the latest.
public struct DeviceStates: AsyncSequence, Sendable {
    let device: Device

    public struct Iterator: AsyncIteratorProtocol {
        let device: Device
        private var changes: AsyncStream<Void>.Iterator?
        private var last: DeviceState?

        init(_ device: Device) {
            self.device = device
        }

        /// - Returns: a state that differs in more than the time; nil once the task is cancelled.
        public mutating func next() async -> DeviceState? {
            if changes == nil { changes = await device.changes().makeAsyncIterator() }
            while !Task.isCancelled {
                let state = await device.state
                if state.isNews(after: last) {
                    last = state
                    return state
                }
                if await changes?.next() == nil { return nil }
            }
            return nil
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(device) }
}

extension DeviceState {
    fileprivate func isNews(after last: DeviceState?) -> Bool {
        guard var last else { return true }
        last.now = now
        return self != last
    }
}

extension Device {
    /// The states from this one on, each time as it is when it is asked for.
    public nonisolated var states: DeviceStates { DeviceStates(device: self) }

    /// Something is different now.
    func changed() {
        for observer in observers.values { observer.yield() }
    }

    /// A sign each time that something may be different, for whoever asks for ``state`` at times of their own. One that
    /// nobody has taken yet stands for all that followed it.
    public func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let id = UUID()
        observers[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.observers[id] = nil }
        }
        return stream
    }
}
