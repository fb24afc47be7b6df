public import StoreErrors
import Testing

/// A source of texts, and the backend behind it, which a test has answer.
public struct TextBackend: Sendable {
    public enum Answer: Sendable {
        case text(String)
        case gone, forbidden, failing
    }

    let source: any ContentSource<String, String>
    let answer: @Sendable (Answer) async -> Void

    /// - Parameter answer: has the backend answer the next question so.
    public init(_ source: any ContentSource<String, String>, answer: @escaping @Sendable (Answer) async -> Void) {
        self.source = source
        self.answer = answer
    }
}

/// What every source of content does.
public enum ContentSourceContract {
    public static let rules: [ContractRule<TextBackend>] = [
        ContractRule("U39: what the backend has comes whole") { backend async throws in
            for text in Awkward.texts + [Awkward.longText] {
                await backend.answer(.text(text))
                let content = try await backend.source.content(of: "a b/ü")
                #expect(text.isSameText(as: content), "\(text.prefix(20))")
            }
        },
        ContractRule("U39: what is gone, what is forbidden and a failing backend are told apart") {
            backend async throws in
            await backend.answer(.gone)
            await #expect(throws: FetchError.gone) { try await backend.source.content(of: "1") }
            await backend.answer(.forbidden)
            await #expect(throws: FetchError.forbidden) { try await backend.source.content(of: "1") }
            await backend.answer(.failing)
            let error = await #expect(throws: FetchError.self) { try await backend.source.content(of: "1") }
            guard case .unreachable? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        },
        ContractRule("U39: each question is asked anew, whatever the answer was before") { backend async throws in
            await backend.answer(.failing)
            _ = try? await backend.source.content(of: "1")
            for text in ["one", "two"] {
                await backend.answer(.text(text))
                #expect(try await backend.source.content(of: "1") == text)
            }
        },
    ]
}
