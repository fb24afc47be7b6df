public import AppFlow
public import ArgumentParser
import Foundation

/// How something arrives, as `push` and `open` both take it.
struct DeliveryOptions: ParsableArguments {
    @Option(help: "What the app is doing then: foreground, background or terminated.")
    var arrive: Arrive = .background

    @Option(help: ArgumentHelp("For tests: die at recorded, gated, routing or committed.", valueName: "POINT"))
    var crashAt: Checkpoint?
}

extension Checkpoint: ExpressibleByArgument {}

/// The app's state at an arrival.
public enum Arrive: String, CaseIterable, Sendable, ExpressibleByArgument {
    case foreground, background, terminated
}
