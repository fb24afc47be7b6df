import Testing

@testable import DeepLinks

/// How a text lends its bytes on systems before iOS 26. On Linux `withBytes` uses `utf8.span`, so no other test runs this.
@Suite struct StoredBytesTests {
    @Test(arguments: ["", "a", "sample://home/caf\u{E9}", "한글 🙂", String(repeating: "a", count: 8_192)])
    func `the bytes are those of the text`(text: String) {
        let bytes = text.withStoredBytes { span in span.indices.map { span[$0] } }
        #expect(bytes == Array(text.utf8))
    }

    @Test func `what the reader throws comes out`() {
        #expect(throws: LinkError.expiredLink) {
            try "a".withStoredBytes { _ throws(LinkError) in throw .expiredLink }
        }
    }
}
