public import Navigation
public import Observation
import TestSupport
import Testing

/// The form of the starter's recipes, whose screen has a model of its own.
@MainActor @Observable
public final class FeedbackForm: ScreenModel {
    public var text = ""
    public private(set) var isSaving = false
    public let content = ScreenContent()
    @ObservationIgnored private let send: @MainActor (String) async throws(RouteError) -> Void

    public init(send: @escaping @MainActor (String) async throws(RouteError) -> Void) {
        self.send = send
    }

    public var canSave: Bool { !isSaving && text.contains { !$0.isWhitespace } }

    public func load() async {}

    /// - Returns: whether it was sent: not, while it is being sent already.
    public func save() async throws(RouteError) -> Bool {
        guard canSave else { return false }
        isSaving = true
        defer { isSaving = false }
        try await send(text)
        return true
    }
}

@MainActor @Suite struct FormTests {
    @Test("a form is saved only when something is written", arguments: [("", 0), (" \n", 0), ("Good", 1)])
    func validation(text: String, count: Int) async throws {
        var sent: [String] = []
        let form = FeedbackForm { sent.append($0) }
        form.text = text
        #expect(form.canSave == (count == 1))
        #expect(try await form.save() == (count == 1))
        #expect(sent == Array(repeating: text, count: count))
    }

    @Test func `a form that cannot be saved says why and keeps what was written`() async {
        let failure = RouteError.backend(reason: "test")
        let form = FeedbackForm { _ throws(RouteError) in throw failure }
        form.text = "Good"
        await #expect(throws: failure) { try await form.save() }
        #expect(form.text == "Good" && form.canSave)
    }

    @Test func `a form is saved once at a time`() async throws {
        let gate = PlanningGate()
        var count = 0
        let form = FeedbackForm { _ in
            count += 1
            if count == 1 { await gate.pass() }
        }
        form.text = "Good"
        let saving = Task { try await form.save() }
        await gate.whenReached()
        try #require(!form.canSave)
        #expect(try await !form.save())
        gate.open()
        #expect(try await saving.value && count == 1 && form.canSave)
    }
}
