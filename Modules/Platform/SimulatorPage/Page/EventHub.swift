import Foundation

/// Tells every open page the newest state, as server-sent events (HTML Living Standard, section 9.2).
///
/// A page that is slow gets fewer events, never old ones: each holds the whole state.
@MainActor
final class EventHub {
    private static let mostPages = 16

    /// Tells the events of this run from those of another.
    let run = UUID().uuidString.prefix(8).lowercased()
    private var revision = 0
    private var state = Data()
    private var pages: [Int: AsyncStream<Void>.Continuation] = [:]
    private var count = 0

    /// Sends the state to every page, unless it is the one that they have.
    func publish(_ state: Data) {
        guard state != self.state else { return }
        self.state = state
        revision += 1
        beat()
    }

    /// Sends a sign of life, by which a connection shows whether anybody is still there.
    func beat() {
        for page in pages.values { page.yield() }
    }

    /// - Parameter lastID: the last event that the page has; nil if it has none.
    func response(after lastID: String?) -> HTTPResponse {
        // The oldest is often one that was loaded anew and left its connection behind; a living one comes back.
        if pages.count == Self.mostPages, let oldest = pages.keys.min() { pages.removeValue(forKey: oldest)?.finish() }
        count += 1
        let number = count
        // A signal that nobody has taken yet stands for all that followed it.
        let (signals, page) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        pages[number] = page
        page.onTermination = { [weak self] _ in Task { @MainActor in self?.pages[number] = nil } }
        page.yield()
        return HTTPResponse(
            .ok, fields: ["content-type": "text/event-stream"],
            body: .pieces { [weak self] send in
                var last = lastID
                for await _ in signals {
                    guard let event = await self?.event(after: last) else { return }
                    last = event.id
                    try await send(event.data)
                }
            })
    }

    private func event(after last: String?) -> (id: String, data: Data) {
        let id = "\(run)-\(revision)"
        guard id != last else { return (id, Data(":\n\n".utf8)) }
        return (id, Data("id: \(id)\ndata: ".utf8) + state + Data("\n\n".utf8))
    }
}
