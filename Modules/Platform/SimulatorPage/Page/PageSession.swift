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

    /// Where something would lead, as JSON. Nothing happens for that.
    func explain(_ question: PageQuestion) async -> Data

    /// A backend's push.
    func receive(_ push: PushMessage)

    /// A backend's push was not taken.
    func note(_ refusal: RefusedPush)
}
