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
