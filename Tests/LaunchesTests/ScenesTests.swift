import Launches
import Notifications
import Testing

@Suite struct ScenesTests {
    enum Move {
        case connected(String)
        case front(String)
        case back(String)
        case gone(String)
    }

    @Test(
        "U20: the scene that the system names while it is connected, else the active one",
        arguments: [
            ([], nil, nil),
            ([], "a", nil),
            ([.front("a")], nil, "a"),
            ([.front("a"), .front("b")], nil, "b"),
            ([.front("a"), .front("b")], "a", "a"),
            ([.front("a"), .front("b")], "never connected", "b"),
            ([.front("a"), .back("a"), .front("b")], "a", "a"),
            ([.front("a"), .front("b"), .gone("a")], "a", "b"),
            ([.front("a"), .front("b"), .gone("b")], "b", "a"),
            ([.front("a"), .gone("a")], "a", nil),
            ([.front("a"), .front("b"), .back("b")], nil, "a"),
        ] as [([Move], String?, String?)])
    func destination(moves: [Move], target: String?, expected: String?) {
        #expect(scenes(moves).destination(of: target.map(SceneID.init)) == expected.map(SceneID.init))
    }

    @Test(
        "U20: the active scene is the one in the foreground that came there last, else the one that was left last",
        arguments: [
            ([.front("a"), .back("a")], "a"),
            ([.front("a"), .front("b"), .front("a")], "a"),
            ([.front("a"), .front("b"), .back("b")], "a"),
            ([.front("a"), .front("b"), .back("a")], "b"),
            ([.front("a"), .front("b"), .back("b"), .back("a")], "a"),
            ([.front("a"), .front("b"), .back("a"), .back("b")], "b"),
            ([.front("a"), .front("c"), .front("b"), .back("b")], "c"),
            ([.front("a"), .front("b"), .back("a"), .gone("b")], "a"),
            ([.front("a"), .back("never connected")], "a"),
            ([.front("a"), .back("a"), .back("never connected")], "a"),
            ([.connected("a"), .connected("b"), .connected("a")], "b"),
            ([.front("a"), .front("b"), .back("a"), .back("b"), .back("a")], "b"),
            ([.connected("a"), .connected("b"), .back("a")], "b"),
        ] as [([Move], String?)])
    func active(moves: [Move], expected: String?) {
        #expect(scenes(moves).active == expected.map(SceneID.init))
    }

    @Test func `the app is in the background when the last of its scenes left the foreground`() {
        #expect(scenes([]).areInBackground)
        #expect(!scenes([.front("a"), .front("b"), .back("a")]).areInBackground)
        #expect(scenes([.front("a"), .front("b"), .back("a"), .back("b")]).areInBackground)
        #expect(scenes([.front("a"), .front("b"), .back("a"), .gone("b")]).areInBackground)
    }

    private func scenes(_ moves: [Move]) -> Scenes {
        var scenes = Scenes()
        for move in moves {
            switch move {
            case .connected(let scene): scenes.connect(SceneID(scene))
            case .front(let scene): scenes.enterForeground(SceneID(scene))
            case .back(let scene): scenes.enterBackground(SceneID(scene))
            case .gone(let scene): scenes.disconnect(SceneID(scene))
            }
        }
        return scenes
    }
}
