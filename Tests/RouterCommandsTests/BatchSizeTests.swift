import Testing

@testable import RouterCommands

@Suite struct BatchSizeTests {
    @Test(arguments: [(50, 8_000), (100, 4_000), (160, 2_500), (800, 2_000)])
    func `the next batch takes as long as it may, and is at most twice or half as large`(milliseconds: Int, rows: Int) {
        var size = BatchSize()
        size.adapt(to: .milliseconds(milliseconds))
        #expect(size.rows == rows)
    }

    @Test(arguments: [(0, 10_000), (10_000, 2_000)])
    func `no disk makes a batch larger or smaller than its limits`(milliseconds: Int, rows: Int) {
        var size = BatchSize()
        for _ in 0..<20 { size.adapt(to: .milliseconds(milliseconds)) }
        #expect(size.rows == rows)
    }
}
