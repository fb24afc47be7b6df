public import AppFlow
public import DeviceSimulator
public import Foundation

/// The simulator session that a page shows.
@MainActor
public protocol PageSession: AnyObject {
    /// In which the page and the app speak.
    var language: LanguageCode { get }

    /// Under which backends push to it, as hexadecimal digits in lower case.
    var pushToken: String { get }

    /// Which app pushes are for.
    var pushTopic: String { get }

    /// What the page has to know once, as JSON.
    var facts: Data { get }

    /// The lines of the scenario that was recorded last.
    var scenario: String { get }

    /// All that the page shows, as JSON on one line. What it is made of is observed, as far as it can be.
    var state: Data { get }

    /// Does what a line asks for.
    /// - Throws: ``LineRefusal`` for one that cannot be read, or not be done as things stand.
    func perform(line: String) async throws(LineRefusal)

    /// Plays a scenario, line by line.
    /// - Throws: ``LineRefusal`` for one that cannot be read; nothing has happened then.
    func replay(_ scenario: String) async throws(LineRefusal)

    /// Where the push or the link of a line would lead, as JSON. Nothing happens for that.
    /// - Throws: ``LineRefusal`` for a line that sends neither.
    func explain(line: String) async throws(LineRefusal) -> Data

    /// A backend's push.
    func receive(_ push: PushMessage)

    /// A backend's push was not taken.
    func note(_ refusal: RefusedPush)
}

/// Why a line cannot be followed, as a sentence.
public struct LineRefusal: Error, Equatable, CustomStringConvertible {
    public let description: String
    /// Why the device refuses what the line asks of it; nil for any other reason.
    public let cause: DeviceRefusal?

    public init(_ description: String, cause: DeviceRefusal? = nil) {
        self.description = description
        self.cause = cause
    }
}
