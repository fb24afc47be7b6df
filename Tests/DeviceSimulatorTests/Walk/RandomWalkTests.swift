import DeviceSimulator
import TestSupport
import Testing

@MainActor @Suite struct RandomWalkTests {
    @Test
    func `whatever is done to it in whatever order, a device never contradicts itself or tells an app what it cannot`()
    {
        for seed in Seeds.first(400, exploring: 20_000) {
            let commands = WalkCommands.random(60, seed: seed)
            guard DeviceWalk.violation(of: commands) != nil else { continue }
            let shortest = DeviceWalk.shortest(commands)
            Issue.record("seed \(seed): \(DeviceWalk.violation(of: shortest) ?? "") after \(shortest)")
            return
        }
    }
}
