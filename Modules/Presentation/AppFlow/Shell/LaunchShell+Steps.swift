import Launches
import Navigation
import Notifications
import StoreErrors

extension LaunchShell {
    /// Whether its account is still signed in is the machine's to ask, before the next step.
    func perform(_ step: Step) async -> StepResult {
        switch step {
        case .plan(let id): await plan(id)
        case .archive(let id): if let push = push(id) { await router.archive(push) } else { .done }
        case .store(let push, let visible): await store(push, visible: visible.map(ShownScreen.init))
        case .perform(let id, let account): await perform(id, for: account)
        case .markSeen(let visible, let account): await markSeen(ShownScreen(visible).screen, for: account)
        case .countBadge: await attempt("badge not set") { () throws(RouteError) in .badge(try await main.badge()) }
        case .flush(let account): await flush(for: account)
        case .checkOutbox where services.backgroundRefresh == nil: .outbox(isEmpty: true)
        case .checkOutbox(let account):
            await attempt("outbox not read") { () throws(RouteError) in
                .outbox(isEmpty: try await main.isOutboxEmpty(of: account))
            }
        case .refreshToken(let token): await services.refresh(token)
        case .load: await attempt("not loaded") { () throws(RouteError) in try await main.load() }
        case .forgetDevice: await forgetDevice()
        case .cleanUp: await attempt("stores not cleared", cleanUp)
        // The user begins a screen's action, and the coordinator performs it.
        case .turn, .screenAction, .begin, .mark, .commit: .done
        }
    }

    private func attempt(
        _ failure: String, _ step: @MainActor () async throws(RouteError) -> StepResult
    ) async -> StepResult {
        do {
            return try await step()
        } catch {
            services.logFailure(failure, ["reason": "\(error)"])
            return .failed(StepFailure(error))
        }
    }

    private func attempt(
        _ failure: String, _ step: @MainActor () async throws(RouteError) -> Void
    ) async -> StepResult {
        await attempt(failure) { () throws(RouteError) in
            try await step()
            return .done
        }
    }

    // MARK: An arrival's path

    /// Ends as done even if there is no plan: the commit reports the failure.
    private func plan(_ id: LaunchRecord.ID) async -> StepResult {
        guard let arrival = inbox[id] else { return .done }
        arrival.screen = nil
        do {
            arrival.plan = .success(try await router.plan(arrival))
        } catch {
            arrival.plan = .failure(error)
        }
        return .done
    }

    private func perform(_ id: LaunchRecord.ID, for account: AccountID) async -> StepResult {
        let arrival = inbox[id]
        var failure = StepFailure(PayloadError.lost)
        if let request = arrival.flatMap({ router.request(of: $0, for: account) }) {
            do {
                try await main.perform(request)
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

    private func store(_ id: PushID, visible: ShownScreen?) async -> StepResult {
        guard let push = push(id) else { return .stored(isNew: false) }
        return await attempt("push not ingested") { () throws(RouteError) in
            .stored(isNew: try await main.ingest(received(push, over: visible)))
        }
    }

    /// A push as the features get it.
    /// - Parameter visible: the visible screen.
    func received(_ push: OpenPush, over visible: ShownScreen?) -> ReceivedPush {
        let tap = router.tap(on: push)
        return ReceivedPush(
            push.payload.resolved(in: services.alertStrings), parameters: tap.parameters, target: tap.target,
            deliveredAt: push.deliveredAt, visible: visible?.screen,
            content: visible.map { models.model(for: $0).content })
    }

    private func markSeen(_ screen: Screen, for account: AccountID) async -> StepResult {
        permission.request(on: screen)
        await seen.remove(about: screen, of: account)
        _ = await attempt("screen not marked as seen") { () throws(RouteError) in
            try await main.didShow(screen, to: account, at: services.now())
        }
        return .done
    }

    // MARK: The session

    private func flush(for account: AccountID) async -> StepResult {
        await main.flushOutbox(for: account)
        return .done
    }

    /// For no longer than a user waits.
    private func forgetDevice() async -> StepResult {
        await services.deviceRegistrar?.signOut(within: .seconds(5))
        return .done
    }

    /// Deletes an account's content from the device and from all stores.
    private func cleanUp() async throws(RouteError) {
        // Again, in case the process that was to do it at the sign-out died.
        services.clearDevice()
        do {
            try services.savedNavigation.remove()
        } catch {
            throw .store(.refused(reason: "\(error)"))
        }
        try await askStore(await services.archive.removeAll())
        try await main.removeAccount()
        // What is not settled on disk still has its content.
        inbox.settle([])
        guard inbox.isFlushed else {
            throw .store(.refused(reason: "what was pending is not settled on disk"))
        }
        do {
            try await services.eraseRemoved()
        } catch {
            throw .store(.refused(reason: "\(error)"))
        }
    }
}
