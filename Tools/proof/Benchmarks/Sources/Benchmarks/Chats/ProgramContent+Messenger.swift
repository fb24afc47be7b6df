import ChatStore

extension ProgramContent {
    static let messenger = ProgramContent(
        name: "messages", program: "chat-room-router", table: "room", count: 1_000_000,
        migrations: ChatStoreSchema.migrations, rows: MessageRows.self, commands: [RoomsBenchmark.self])
}
