import StoreErrors
import Testing

@Suite struct StoreErrorTests {
    @Test(
        "P8: its code is the same for every cause, and the reason is for the log",
        arguments: [StoreError.refused(reason: "the disk is full"), .unavailable(reason: "the disk is full")])
    func codeAndReason(_ error: StoreError) {
        #expect(StoreError.code == "databaseUnavailable")
        #expect("\(error)" == "the disk is full")
    }
}
