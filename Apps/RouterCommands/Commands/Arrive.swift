public import ArgumentParser

/// The app's state at an arrival.
public enum Arrive: String, CaseIterable, Sendable, ExpressibleByArgument {
    case foreground, background, terminated
}
