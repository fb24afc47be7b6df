/// A folder with Modules, Apps and Tests in it: the project's own, and that of the starter, which a team's copy begins with.
enum Workspace {
    static let starter = "Tools/Starter/"

    /// A path as the workspace sees it that the path lies in: `Modules/Domain/Loans` of `Tools/Starter/Modules/Domain/Loans`.
    static func path(within path: String) -> String {
        path.hasPrefix(starter) ? String(path.dropFirst(starter.count)) : path
    }
}
