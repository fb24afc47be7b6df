import LaunchDecisions
import Launches
import Navigation
import Notifications

extension LaunchShell {
    /// Performs a step that takes time. Whether its account is still signed in is the machine's to ask, before the
    /// next.
    func perform(_ step: Step) async -> StepResult {
        do throws(RouteError) {
            switch step {
            case .yieldToSystem, .begin, .mark, .commit, .screenAction: break
            case .resolve(let id): return .resolved(await router.triage.resolve(inbox[id]))
            case .plan(let id): await plan(id)
            case .archive(let id): if let push = push(id) { try await router.archive(push) }
            case .store(let id, let visible):
                guard let push = push(id) else { break }
                return .stored(isNew: try await features.ingest(received(push, over: visible.map(ShownScreen.init))))
            case .perform(let id, let account): return await perform(id, for: account)
            case .markSeen(let visible, let account): try await markSeen(ShownScreen(visible).screen, for: account)
            case .countBadge: return .badge(try await features.badge())
            case .flush(let account): await features.flushOutbox(for: account)
            case .checkOutbox where services.backgroundRefresh == nil: return .outbox(isEmpty: true)
            case .checkOutbox(let account): return .outbox(isEmpty: try await features.isOutboxEmpty(of: account))
            case .refreshToken(let token): return await services.refresh(token)
            case .load: try await features.load()
            // For no longer than a user waits.
            case .forgetDevice: await services.deviceRegistrar?.signOut(within: .seconds(5))
            case .cleanUp: try await services.removeAccount(from: features, settling: inbox)
            }
            return .done
        } catch {
            services.logFailure(step.failureName, ["reason": "\(error)"])
            return .failed(StepFailure(error))
        }
    }

    // MARK: An arrival's path

    private func plan(_ id: LaunchRecord.ID) async {
        guard let arrival = inbox[id] else { return }
        // An earlier attempt may have failed.
        (arrival.resolution, arrival.reason, arrival.findings) = (nil, nil, [])
        do {
            arrival.plan = .success(try await router.plan(arrival) { send(.awaitsContent(id)) })
        } catch {
            arrival.plan = .failure(error)
        }
    }

    private func perform(_ id: LaunchRecord.ID, for account: AccountID) async -> StepResult {
        let arrival = inbox[id]
        var failure = StepFailure(PayloadError.lost)
        if let request = arrival.flatMap({ router.request(of: $0, for: account) }) {
            do {
                try await features.perform(request)
                services.checkpoint(.committed)
                arrival?.note(.performed, at: services.now())
                return .done
            } catch {
                failure = StepFailure(error)
            }
        }
        services.logFailure(
            failure.kind == .refusedByDisk ? "not performed yet" : "not performed",
            ["payload": "\(id)", "code": failure.code, "reason": failure.reason])
        return .failed(failure)
    }

    // MARK: A push's content, and what the user has seen of it

    /// A push as the features get it.
    /// - Parameter visible: the visible screen.
    func received(_ push: OpenPush, over visible: ShownScreen?) -> ReceivedPush {
        let tap = router.tap(on: push)
        return ReceivedPush(
            push.payload.resolved(in: services.alertStrings), parameters: tap.parameters, target: tap.target,
            deliveredAt: push.deliveredAt, visible: visible?.screen,
            content: visible.map { models.model(for: $0).content })
    }

    private func markSeen(_ screen: Screen, for account: AccountID) async throws(RouteError) {
        permission.request(on: screen)
        await seen.remove(about: screen, of: account)
        try await features.didShow(screen, to: account, at: services.now())
    }
}

extension Step {
    /// What the log says if it fails.
    fileprivate var failureName: String {
        switch self {
        case .archive: "notification not archived"
        case .store: "push not ingested"
        case .markSeen: "screen not marked as seen"
        case .countBadge: "badge not set"
        case .checkOutbox: "outbox not read"
        case .load: "not loaded"
        case .cleanUp: "stores not cleared"
        default: "step failed"
        }
    }
}

extension LaunchShell {
    /// The app starts for the first time: the user may have installed it for a link. That link arrives once, however
    /// often a start asks for it before a session is kept.
    func askForFirstLink() {
        guard let question = router.triage.question else { return }
        tasks.run {
            guard let link = await question.firstLink() else { return }
            var payload = LaunchPayload(
                link: link, from: .install, for: self.machine.account, at: self.services.now())
            payload.event = EventIdentity("install")
            guard let arrival = self.inbox.record(payload) else { return }
            self.send(.arrived([arrival.facts], callback: nil))
        }
    }
}
