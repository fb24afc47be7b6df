import Launches

extension GateWorld: ExploredWorld {
    init(_: ExplorationLimits) {
        self.init()
    }

    var unfinished: [String] { unsettled.map(String.init) }

    static func code(of action: GateAction) -> String {
        switch action {
        case .arrive(let recipient, let wasDeliveredAtFirst):
            ".arrive(\(recipient == nil ? "nil" : ".two"), wasDeliveredAtFirst: \(wasDeliveredAtFirst))"
        case .enter(let phase): ".enter(.\(phase.name))"
        case .signIn(let account): ".signIn(\(account == .one ? ".one" : ".two"))"
        default: ".\(action)"
        }
    }
}
