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
        switch policy {
        case .reuse, .push:
            next.raisedAlerts = []
            next.stack = next.restacked(pushes, addingCopy: policy == .push)
            next.presented = next.reconciled(presents, with: next.presented)
        case .onTop where next.presented.isEmpty:
            next.stack = next.raised(pushes, over: next.stack)
            next.presented = next.fresh(presents)
        case .onTop:
            let screens = presents.isEmpty ? Array(pushes.suffix(1)) : presents
            next.presented = next.raised(screens, over: next.presented)
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

    /// The selected tab's root with the screens over it.
    /// - Parameter addingCopy: whether the same screen on top stays under a second copy.
    private mutating func restacked(_ screens: [Screen], addingCopy: Bool) -> [ShownScreen] {
        if addingCopy, let target = screens.last, stack.last?.screen.isSame(as: target) == true {
            return stack + fresh([target])
        }
        return stack.prefix(1) + reconciled(screens, with: Array(stack.dropFirst()))
    }

    /// The existing screens with others over them; the same screen on top is reused.
    private mutating func raised(_ screens: [Screen], over existing: [ShownScreen]) -> [ShownScreen] {
        guard let target = screens.last, let top = existing.last, top.screen.isSame(as: target) else {
            return existing + fresh(screens)
        }
        return existing.dropLast() + [ShownScreen(id: top.id, screen: target)]
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
