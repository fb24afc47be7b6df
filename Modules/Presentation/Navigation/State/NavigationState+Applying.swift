extension NavigationState {
    /// This state after all steps, and the screen that they lead to. Screens that stay keep their identity.
    /// - Throws: ``NavigationError``; this value is unchanged then, as it always is.
    func applying(
        _ steps: [NavigationStep], policy: RoutePolicy, tabRoots: [TabRoot]
    ) throws(NavigationError) -> (state: NavigationState, target: ShownScreen.ID) {
        guard phase == .main else { throw .notInMain }
        guard !steps.isEmpty else { throw .nothingToShow }
        var next = self
        var pushes: [Screen] = []
        var presents: [Screen] = []
        for step in steps {
            switch step {
            case .rebuildMain:
                next.buildTabs(tabRoots)
                next.raisedAlerts = []
            case .selectTab(let tab):
                guard next.tabs.contains(where: { $0.id == tab }) else { throw .unknownTab(tab) }
                next.selectedTab = tab
            case .push(let screen):
                pushes.append(screen)
            case .present(let screen):
                presents.append(screen)
            }
        }
        switch policy.presentation {
        case .dismissAll:
            next.raisedAlerts = []
            next.restack(with: pushes, repetition: policy.repetition)
            next.presented = next.reconciled(presents, with: next.presented)
        case .onTop where next.presented.isEmpty:
            next.pushOnTop(pushes, repetition: policy.repetition)
            next.presented = next.fresh(presents)
        case .onTop:
            next.presentOnTop(presents.isEmpty ? Array(pushes.suffix(1)) : presents, repetition: policy.repetition)
        }
        guard let target = next.visible?.id else { throw .nothingToShow }
        return (next, target)
    }

    mutating func buildTabs(_ roots: [TabRoot]) {
        tabs = []
        for root in roots {
            tabs.append(Tab(id: root.tab, stack: fresh([root.screen])))
        }
        selectedTab = roots.first?.tab
        presented = []
    }

    private mutating func restack(with pushes: [Screen], repetition: RoutePolicy.Repetition) {
        guard let index = tabs.firstIndex(where: { $0.id == selectedTab }) else { return }
        let stack = tabs[index].stack
        if repetition == .push, let target = pushes.last, stack.last?.screen.isSame(as: target) == true {
            tabs[index].stack = stack + fresh([target])
        } else {
            tabs[index].stack = Array(stack.prefix(1)) + reconciled(pushes, with: Array(stack.dropFirst()))
        }
    }

    private mutating func pushOnTop(_ pushes: [Screen], repetition: RoutePolicy.Repetition) {
        guard let index = tabs.firstIndex(where: { $0.id == selectedTab }), let target = pushes.last else { return }
        if repetition == .reuse, tabs[index].stack.last?.screen.isSame(as: target) == true {
            tabs[index].stack[tabs[index].stack.count - 1].screen = target
        } else {
            tabs[index].stack += fresh(pushes)
        }
    }

    private mutating func presentOnTop(_ presents: [Screen], repetition: RoutePolicy.Repetition) {
        guard let target = presents.last else { return }
        if repetition == .reuse, presented.last?.screen.isSame(as: target) == true {
            presented[presented.count - 1].screen = target
        } else {
            presented += fresh(presents)
        }
    }

    /// The wanted screens, with the identities of the existing ones as far as both stacks are equal.
    private mutating func reconciled(_ wanted: [Screen], with existing: [ShownScreen]) -> [ShownScreen] {
        let kept = zip(wanted, existing).prefix { $0.isSame(as: $1.screen) }
        return kept.map { ShownScreen(id: $1.id, screen: $0) } + fresh(Array(wanted.dropFirst(kept.count)))
    }

    private mutating func fresh(_ screens: [Screen]) -> [ShownScreen] {
        screens.map { screen in
            defer { nextID += 1 }
            return ShownScreen(id: nextID, screen: screen)
        }
    }
}
