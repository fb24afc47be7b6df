/// A command's relation to the app on its data.
enum ProgramRole {
    /// It runs the app, as the only process.
    case app
    /// It was to run the app, but another process already does: arrivals are only recorded.
    case recorder
    /// It only looks, or brings content in.
    case reader
}
