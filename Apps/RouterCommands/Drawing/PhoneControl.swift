import DeviceSimulator
import SimulatorPage

/// Something on the display that can be touched.
struct PhoneControl: Equatable {
    let title: String
    /// What the touch does.
    let command: PageCommand
    /// Whether the user types something for it.
    var takesText = false

    init(_ title: String, _ command: DeviceCommand) {
        self.title = title
        self.command = .device(command)
    }

    /// - Parameter values: what belongs to the app's command.
    init(_ title: String, app command: String, _ values: [String: String] = [:]) {
        self.title = title
        self.command = .app(command, values)
    }

    func takingText(_ takesText: Bool) -> PhoneControl {
        var control = self
        control.takesText = takesText
        return control
    }

    /// What the touch does with what was typed for it.
    func command(typing text: String) -> PageCommand {
        guard takesText else { return command }
        return switch command {
        case .device(.act(let id, let action, _)): .device(.act(requestID: id, action: action, text: text))
        case .app(let name, let values): .app(name, values.merging(["text": text]) { $1 })
        case .device: command
        }
    }
}
