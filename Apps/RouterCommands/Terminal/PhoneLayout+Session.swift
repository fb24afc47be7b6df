import AppFlow
import DeviceSimulator

extension PhoneLayout {
    /// What is drawn of a simulator session in text, with as many rows as the page has.
    @MainActor
    init<Program: RouterProgram>(of session: SimulatorSession<Program>) {
        let display = PhoneDisplay(
            title: Program.title, device: session.device.state, app: session.process?.display)
        self.init(display, rows: 300, in: session.language)
    }
}
