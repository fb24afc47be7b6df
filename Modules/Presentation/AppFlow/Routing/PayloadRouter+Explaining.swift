public import DeepLinks
public import Launches
import Navigation
import Notifications

extension PayloadRouter {
    /// Goes the whole way of an arrival without committing anything, and says what each step saw.
    ///
    /// The notification is put into the archive as on the real way.
    public func explain(_ content: LaunchPayload.Content, from source: LinkSource) async -> Explanation {
        var explanation = Explanation()
        explanation.add("arrive", source.rawValue)
        do {
            var rule: String?
            let target = try await derive(from: content) { _, detail in rule = detail }
            explanation.link = target.text
            if let rule { explanation.add("derive", "\(rule) → \(target.text)") }
            let resolution = try resolve(target, from: source)
            explanation.route = resolution.route
            explanation.parameters = resolution.parameters
            explanation.add("resolve", resolution.route ?? "web")
            let plan = try await plan(resolution)
            explanation.add("plan", plan.steps.map(\.summary).joined(separator: ", "))
            explanation.add("stack", try stack(after: plan).joined(separator: ", "))
        } catch {
            explanation.fail(error)
        }
        return explanation
    }

    /// The screens that a plan ends on when the app starts for it.
    private func stack(after plan: RoutePlan) throws(RoutingFailure) -> [String] {
        let navigator = Navigator(tabRoots: Main.tabRoots)
        navigator.enter(.main)
        do {
            try navigator.commit(plan.steps, policy: plan.policy)
        } catch {
            throw RoutingFailure(.navigation(error))
        }
        return (navigator.state.stack + navigator.state.modals).map(\.screen.description)
    }
}
