public import ArgumentParser

/// What the app is doing when something arrives.
public enum Arrive: String, CaseIterable, Sendable, ExpressibleByArgument {
    case foreground, background, terminated
}
