import FeedStore

extension ProgramContent {
    /// Where the time of a launch goes, in samples of `perf record -e cpu-clock -F 10000 -g` over 60 launches: the dynamic
    /// linker 29 %, reading the command line 9 %, making the program with its route tree 6 %, SQLite 6 %, page faults 7 %.
    /// Two fifths of what the Swift runtime does then is to look for conformances, once for each generic type that is
    /// made; of what went, key paths and `FileHandle` made the most of them.
    static let campus = ProgramContent(
        name: "feeds", program: "feed-detail-router", table: "feed", count: 100_000,
        migrations: FeedStoreSchema.migrations, rows: FeedRows.self, commands: [TapBenchmark.self])
}
