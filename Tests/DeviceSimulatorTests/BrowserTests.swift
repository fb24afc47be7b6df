import DeepLinks
import DeviceSimulator
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct BrowserTests {
    private let phone = RecordedPhone()

    /// - Returns: whether it was refused.
    private func open(_ address: String) throws -> Bool {
        var isRefused = false
        phone.device.browser.open(try WebAddress(address, now: phone.clock.now)) { isRefused = true }
        return isRefused
    }

    @Test func `U19: a page that the app opens is in the browser, and its link does not come back to the app`() throws {
        try phone.perform(.openApp)
        let page = "https://sample.example.com/map"
        #expect(try !open(page))
        #expect(phone.state.display == .browser && phone.state.page == page && phone.state.app.state == .background)
        #expect(!phone.calls.contains { $0.contains("sample.example.com") })
        // It stays there under whatever lies over it.
        try phone.perform(.lock)
        #expect(phone.state.page == nil)
        try phone.perform(.unlock)
        #expect(phone.state.page == page)
        try phone.perform(.openApp)
        #expect(phone.state.display == .app && phone.state.page == nil)
        try phone.perform(.pressHome)
        #expect(phone.state.display == .homeScreen)
    }

    @Test func `an app that is not in the foreground opens no page`() throws {
        #expect(try open("https://sample.example.com/map"))
        try phone.perform(.openApp)
        try phone.perform(.pressHome)
        #expect(try open("https://sample.example.com/map"))
        #expect(phone.state.display == .homeScreen)
    }
}
