/// What a command is to the app on its data.
enum ProgramRole {
    /// It runs the app, as the only process.
    case app
    /// It was to run the app, which another process already does: what arrives is only recorded.
    case recorder
    /// It only looks, or brings content in.
    case reader
}
