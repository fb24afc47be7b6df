import LaunchDecisions
import Launches
import TestSupport

extension MachineWorld: ExploredWorld {
    func actions(within limits: MachineLimits) -> [MachineAction] { actions }

    /// What is under way is no state to rest in, either.
    var unfinished: [String] {
        let steps = running.sorted { $0.key < $1.key }.map { "\($0.value.step)" }
        return unsettled.map(String.init) + awaited.map { "\($0)" }.sorted() + steps + refused.map { "\($0)" }.sorted()
    }

    static func code(of action: MachineAction) -> String {
        switch action {
        case .tap(let recipient): ".tap(\(code(of: recipient)))"
        case .act(let recipient): ".act(\(code(of: recipient)))"
        case .deliverSilently(let recipient): ".deliverSilently(\(code(of: recipient)))"
        case .signIn(let account): ".signIn(\(code(of: account)))"
        case .end(let job, let kind): ".end(\(job), fails: \(kind.map { ".\($0)" } ?? "nil"))"
        default: ".\(action)"
        }
    }

    private static func code(of account: AccountID?) -> String {
        account.map { $0 == .one ? ".one" : ".two" } ?? "nil"
    }
}
