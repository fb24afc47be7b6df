import ChatStore

extension ProgramContent {
    static let messenger = ProgramContent(
        name: "messages", program: "chat-room-router", bareProgram: "bare-messenger-start", table: "room",
        count: 1_000_000,
        migrations: ChatStoreSchema.migrations, rows: MessageRows.self, commands: [RoomsBenchmark.self])
}
