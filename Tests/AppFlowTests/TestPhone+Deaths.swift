import AppFlow
import TestSupport

extension TestPhone {
    /// Lets the process die at a checkpoint on the way of what is done.
    func dies(at point: Checkpoint, _ action: () -> Void) async {
        kill()
        diesAt = point
        action()
        await whenIdle()
        diesAt = nil
        kill()
    }
}
