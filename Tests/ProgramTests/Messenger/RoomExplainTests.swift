import Testing

@Suite struct RoomExplainTests {
    @Test(
        "U25: it is explained which room a push or a link opens",
        arguments: [
            (["-"], "chat?roomId=2", "chat", ["roomId": "2"]),
            (["messenger://home/chat/3"], "messenger://home/chat/3", "home/chat/:roomId", ["roomId": "3"]),
        ])
    func messenger(subject: [String], link: String, route: String, parameters: [String: String]) throws {
        let explanation = try WorkingFolder().explain(
            subject, by: .messenger, input: #"{"aps":{"alert":"x"},"chatRoomId":2}"#)
        #expect(explanation.link == link)
        #expect(explanation.route == route)
        #expect(explanation.parameters == parameters)
        #expect(explanation.error == nil)
        #expect(explanation.steps.last?.step == "stack")
        #expect(explanation.steps.last?.result.hasPrefix("rooms, room/") == true)
        let stray = try WorkingFolder().explain(["messenger://chta"], by: .messenger)
        #expect(stray.error?.code == "linkNotFound")
        #expect(stray.steps.contains { $0.result == #"no route begins with "chta"; nearest: chat"# })
    }
}
