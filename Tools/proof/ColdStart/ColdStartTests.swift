import XCTest

/// Starts an app that does not run, by a push and by a link. `.github/workflows/ios.yml` sends the push, and names in
/// the environment what is looked for. Nobody has compiled or run it yet.
@MainActor
final class ColdStartTests: XCTestCase {
    private let app = XCUIApplication()
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    private let environment = ProcessInfo.processInfo.environment

    override func setUp() async throws {
        continueAfterFailure = false
    }

    /// The first run of a new app: the user signs in and allows notifications.
    func test1SignsInAndAllowsNotifications() {
        app.launch()
        for title in ["Start", "Sign in"] {
            let button = app.buttons[title]
            XCTAssertTrue(button.waitForExistence(timeout: 30), title)
            button.tap()
        }
        let allow = springboard.buttons["Allow"]
        if allow.waitForExistence(timeout: 10) { allow.tap() }
        app.terminate()
    }

    /// The push was sent before, and lies in the list.
    func test2ATappedPushStartsTheApp() throws {
        app.terminate()
        let top = springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.3, dy: 0))
        let bottom = springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.3, dy: 0.8))
        top.press(forDuration: 0.1, thenDragTo: bottom)
        let banner = try XCTUnwrap(environment["BANNER"])
        let push = springboard.descendants(matching: .any)
            .matching(NSPredicate(format: "label CONTAINS %@", banner)).firstMatch
        XCTAssertTrue(push.waitForExistence(timeout: 30))
        push.tap()
        try expectScreen()
    }

    /// The push has brought what the link leads to.
    func test3ALinkStartsTheApp() throws {
        app.terminate()
        XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: environment["LINK"] ?? "")))
        let open = springboard.buttons["Open"]
        if open.waitForExistence(timeout: 10) { open.tap() }
        try expectScreen()
    }

    private func expectScreen() throws {
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 30))
        let title = try XCTUnwrap(environment["SCREEN"])
        XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 30), app.debugDescription)
    }
}
