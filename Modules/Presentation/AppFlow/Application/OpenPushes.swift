import Launches
import Notifications

/// The pushes that the app is handling. Each is resolved once, when its destination is first needed.
@MainActor
final class OpenPushes<Main: MainCoordinator> {
    private let router: PayloadRouter<Main>
    private let inbox: BufferedInbox<Main>
    /// Those that are no arrivals, by number, until they are stored or their account signs out.
    private var delivered: [Int: DeliveredPush] = [:]
    /// Of those, the pushes of taps that have ended: they are kept once the disk has the settlement.
    var unsettled: [PushID] = []
    private var count = 0
    private var resolved: [PushID: ResolvedPush] = [:]

    init(router: PayloadRouter<Main>, inbox: BufferedInbox<Main>) {
        self.router = router
        self.inbox = inbox
    }

    func add(_ push: DeliveredPush) -> PushID {
        count += 1
        delivered[count] = push
        return .delivered(count)
    }

    /// Nil if it is no push, cannot be read, or was forgotten.
    subscript(id: PushID) -> ResolvedPush? {
        if let known = resolved[id] { return known }
        guard let push = push(id) else { return nil }
        let answer = router.resolve(push)
        resolved[id] = answer
        return answer
    }

    func forget(_ id: PushID) {
        resolved[id] = nil
        if case .delivered(let number) = id { delivered[number] = nil }
    }

    func forgetDelivered() {
        for number in delivered.keys { forget(.delivered(number)) }
        unsettled = []
    }

    private func push(_ id: PushID) -> DeliveredPush? {
        switch id {
        case .delivered(let number): delivered[number]
        case .arrival(let id): inbox.arrival(id)?.delivered
        }
    }
}
