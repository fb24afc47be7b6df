import Launches

extension MachineWorld: ExploredWorld {
    func actions(within limits: MachineLimits) -> [MachineAction] { actions }

    /// What is under way is no state to rest in, either.
    var unfinished: [String] {
        unsettled.map(String.init) + awaited.map { "\($0)" }.sorted() + works.map { "\($0)" }
            + refused.map { "\($0)" }.sorted()
    }

    static func code(of action: MachineAction) -> String {
        switch action {
        case .tap(let recipient): ".tap(\(recipient == nil ? "nil" : ".two"))"
        case .act(let recipient): ".act(\(recipient == nil ? "nil" : ".two"))"
        case .signIn(let account): ".signIn(\(account == .one ? ".one" : ".two"))"
        default: ".\(action)".replacing("for: 1", with: "for: .one").replacing("for: 2", with: "for: .two")
        }
    }
}
