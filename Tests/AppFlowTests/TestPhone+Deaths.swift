import AppFlow
import DeviceSimulator
import TestSupport
import Testing

extension TestPhone {
    /// Lets the process die at a checkpoint: nothing that it does afterwards reaches the disk or the display.
    func dies(at point: Checkpoint, _ action: () -> Void) async throws {
        device.kill()
        let inbox = try #require(inbox as? InMemoryLaunchInbox)
        checkpoint = { passed in
            if passed == point { inbox.isFrozen = true }
        }
        action()
        await whenIdle()
        checkpoint = { _ in }
        device.kill()
        inbox.isFrozen = false
    }
}
