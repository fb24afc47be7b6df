import AppFlow
import DeviceSimulator

extension PhoneLayout {
    /// What is drawn of a simulator session in text.
    /// - Parameter rows: how many rows of a screen are drawn at most.
    @MainActor
    init<Program: RouterProgram>(of session: SimulatorSession<Program>, rows: Int) {
        let display = PhoneDisplay(
            title: Program.title, device: session.device.state, app: session.process?.display)
        self.init(display, rows: rows, in: session.language)
    }
}
