import Foundation

/// The sample files beside the programs' sources.
enum Sample {
    /// The first program's push.
    static let push = path(.first, Program.first.push)

    static func path(_ program: Program, _ name: String) -> String {
        folder(of: program).appending(path: name).path
    }

    static func folder(of program: Program) -> URL {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.appending(path: program.folder + "/Samples")
    }
}
