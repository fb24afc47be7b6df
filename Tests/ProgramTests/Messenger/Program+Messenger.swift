extension Program {
    static let messenger = Program(
        name: "chat-room-router", folder: "Apps/ChatRoomRouter", scheme: "messenger", host: "messenger.example.com",
        push: "room.apns", route: "chat", parameters: ["roomId": "2"], tab: "chat",
        stack: ["rooms", "room/2"], screen: "Chats › Chat\n", koreanScreen: "채팅 › 채팅방", banner: "Study group",
        way: "Chats › Chat", page: "home/profile",
        routes: [
            "/", "home", "home/profile", "home/chat", "home/chat/:roomId", "home/chat/:roomId/message/:messageID",
            "home/notification", "home/notification/detail", "chat", "chat/:roomId", "chat/:roomId/message/:messageID",
            "profile", "notification", "notification/detail", ":roomId",
        ],
        samples: [
            SampleEnd("room", "shown chat", on: ["rooms", "room/2"]),
            SampleEnd("link", "shown chat/:roomId/message/:messageID", on: ["rooms", "room/3"]),
            SampleEnd(
                "notice", "shown home/notification/detail", on: ["home", "notifications", "notification/notice-5"]),
            SampleEnd("web", "shown", on: ["home"], under: ["web"]),
            SampleEnd("unknown-room", "failed contentNotFound", on: ["home"]),
            SampleEnd("team", "pending", on: ["home"]),
        ])
}

extension WorkingFolder {
    func messenger(_ arguments: String...) throws -> CommandRun { try run(.messenger, arguments) }
}
