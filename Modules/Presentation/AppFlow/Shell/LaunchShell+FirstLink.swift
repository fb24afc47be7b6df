import LaunchDecisions
import Launches

extension LaunchShell {
    /// The app starts for the first time: the user may have installed it for a link. That link arrives once, however
    /// often a start asks for it before a session is kept.
    func askForFirstLink() {
        guard let question = router.triage.question else { return }
        tasks.run {
            let asking = Task { await question.firstLink() }
            let answer = await asking.value(within: LinkQuestion.timeLimit, sleep: self.services.sleep)
            asking.cancel()
            guard let link = answer ?? nil else { return }
            var payload = LaunchPayload(
                link: link, from: .install, for: self.machine.account, at: self.services.now())
            payload.event = EventIdentity("install")
            guard let arrival = self.inbox.record(payload) else { return }
            self.send(.arrived([arrival.facts], callback: nil))
        }
    }
}
