extension Device {
    /// What the app's process does. Apple: "Managing your app's life cycle".
    public enum AppState: String, Sendable, Codable, CaseIterable {
        case notRunning
        /// In front, with something of the system's over it that takes the touches.
        case inactive
        case foreground
        /// It runs, and nothing of it is on the display.
        case background
        /// It is in memory, and gets no time.
        case suspended
    }
}
