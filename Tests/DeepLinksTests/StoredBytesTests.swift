import Testing

@testable import DeepLinks

/// What lends a text's bytes on systems before iOS 26, and so on many phones. Linux has the newer way, so nothing else here
/// runs this one.
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
