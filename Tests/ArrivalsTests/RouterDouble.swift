import Arrivals
import DeepLinks

/// An app's own router: it shows every link but `nowhere`, `broken` after an error of its own, and `slow` once it may.
@MainActor
final class RouterDouble {
    private(set) var opened: [String] = []
    private(set) var cancelled: [String] = []
    private(set) var last: ArrivedLink?
    private let (starts, started) = AsyncStream.makeStream(of: Void.self)
    private let (permits, permit) = AsyncStream.makeStream(of: Void.self)

    struct OwnError: Error {}

    func open(_ arrived: ArrivedLink) async throws {
        if arrived.link.contains("nowhere") { throw LinkError.linkNotFound }
        if arrived.link.contains("broken") { throw OwnError() }
        if arrived.link.contains("slow") { try await load(arrived.link) }
        opened.append(arrived.link)
        last = arrived
    }

    private func load(_ link: String) async throws {
        started.yield()
        var iterator = permits.makeAsyncIterator()
        await iterator.next(isolation: MainActor.shared)
        if Task.isCancelled {
            cancelled.append(link)
            throw CancellationError()
        }
    }

    /// Returns once it loads a slow screen.
    func loads() async {
        var iterator = starts.makeAsyncIterator()
        await iterator.next(isolation: MainActor.shared)
    }

    func finishLoading() { permit.yield() }
}
