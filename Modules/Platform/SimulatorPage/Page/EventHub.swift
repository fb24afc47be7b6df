import Foundation

/// Tells every open page the newest state, as server-sent events (HTML Living Standard, section 9.2).
///
/// A page that is slow gets fewer events, never old ones: each holds the whole state.
@MainActor
final class EventHub {
    /// Tells the events of this run from those of another.
    let run = UUID().uuidString.prefix(8).lowercased()
    private var state = Data()
    private var pages: [Int: AsyncStream<Void>.Continuation] = [:]
    private var count = 0
    private let mostPages: Int

    /// - Parameter mostPages: how many are told at most, from 1.
    init(mostPages: Int) {
        self.mostPages = mostPages
    }

    /// Sends the state to every page, unless it is the one that they have.
    func publish(_ state: Data) {
        guard state != self.state else { return }
        self.state = state
        for page in pages.values { page.yield() }
    }

    /// One more page is told, first of all the state as it is.
    func response() -> HTTPResponse {
        // The oldest is often one that was loaded anew and left its connection behind; a living one comes back.
        if pages.count == mostPages, let oldest = pages.keys.min() { pages.removeValue(forKey: oldest)?.finish() }
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
                for await _ in signals {
                    guard let event = await self?.event else { return }
                    try await send(event)
                }
            })
    }

    private var event: Data { Data("id: \(run)\ndata: ".utf8) + state + Data("\n\n".utf8) }
}
