import Foundation

@testable import Checks
@testable import Layouts
@testable import Scaffolding

/// The project itself, as it is at the moment.
enum OwnProject {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized.path
    private static let read = Result { (try Layout(at: root), try PackageDescription(of: root)) }

    static func layout() throws -> Layout { try read.get().0 }

    static func package() throws -> PackageDescription { try read.get().1 }

    /// Whether it has the feature that tests take out of it.
    static var hasOrders: Bool { FileManager.default.fileExists(atPath: "\(root)/Modules/Domain/Orders") }

    /// What `Tools/check` finds there.
    static func findings(in folder: URL) throws -> [String] {
        try Report(on: SourceTree(at: folder.path)).findings.map(\.description)
    }
}
