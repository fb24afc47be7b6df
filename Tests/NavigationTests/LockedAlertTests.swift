import Navigation
import Testing

/// An alert is raised while the lock hides everything.
@MainActor @Suite struct LockedAlertTests {
    private let detail = Screen("detail", id: "1")
    private let failed = NavigationAlert(code: "databaseUnavailable")

    private func locked(after phase: NavigationState.Phase = .main) -> Navigator {
        let navigator = Navigator(tabRoots: [TabRoot("first", Screen("list"))])
        navigator.enter(phase)
        navigator.enter(.locked)
        return navigator
    }

    @Test(
        "P8: an alert that was raised behind the lock is shown once that opens, whatever opens with it",
        arguments: [NavigationState.Phase.main, .launching], [nil, RoutePolicy.reuse, .onTop])
    func opening(before: NavigationState.Phase, policy: RoutePolicy?) throws {
        let navigator = locked(after: before)
        navigator.show(failed)
        navigator.show(failed)
        #expect(navigator.state.alert == nil)
        if let policy {
            _ = try navigator.enterMain(committing: [.push(detail)], policy: policy)
        } else {
            navigator.enter(.main)
        }
        #expect(navigator.state.alert == failed)
        navigator.dismissAlert()
        #expect(navigator.state.alert == nil)
    }

    @Test func `P8: an alert that was raised behind the lock is shown over what was saved`() throws {
        let saved = Navigator(tabRoots: [TabRoot("first", Screen("list"))])
        saved.enter(.main)
        let navigator = locked(after: .launching)
        navigator.show(failed)
        #expect(navigator.enterMain(restoring: saved.state))
        #expect(navigator.state.alert == failed)
    }

    @Test func `P8: an alert that the lock hid before it was dismissed stays over what is committed as that opens`()
        throws
    {
        let navigator = Navigator(tabRoots: [TabRoot("first", Screen("list"))])
        navigator.enter(.main)
        navigator.show(NavigationAlert(code: "linkNotFound"))
        navigator.enter(.locked)
        navigator.show(failed)
        _ = try navigator.enterMain(committing: [.push(detail)])
        #expect(navigator.state.alert == failed)
        navigator.dismissAlert()
        #expect(navigator.state.alert?.code == "linkNotFound")
    }

    @Test func `P4: an alert that was raised behind the lock is not shown to who signs in next`() {
        let navigator = locked()
        navigator.show(failed)
        navigator.enter(.login)
        navigator.show(failed)
        navigator.enter(.locked)
        navigator.enter(.main)
        #expect(navigator.state.alert == nil)
    }
}
