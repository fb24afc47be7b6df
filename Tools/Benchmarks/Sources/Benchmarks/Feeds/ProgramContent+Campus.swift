import FeedStore

extension ProgramContent {
    static let campus = ProgramContent(
        name: "feeds", program: "feed-detail-router", bareProgram: "bare-campus-start", table: "feed", count: 100_000,
        migrations: FeedStoreSchema.migrations, rows: FeedRows.self, commands: [TapsBenchmark.self])
}
