@testable import Checks
@testable import Copying
@testable import Layouts

/// A small layout with two programs, and what its manifest declares.
enum SampleLayout {
    static let package = PackageDescription(targets: [
        target("DeepLinks", in: "Modules/Domain"), target("Feeds", in: "Modules/Domain"),
        target("Chats", in: "Modules/Domain"), target("FeedStore", in: "Modules/Data", uses: ["Feeds"]),
        target("Backend", in: "Modules/Data", uses: ["DeepLinks"]),
        target("CampusApp", in: "Modules/Presentation", uses: ["Feeds", "DeepLinks"]),
        target("MessengerApp", in: "Modules/Presentation", uses: ["Chats", "DeepLinks"]),
        target("feed-detail-router", in: "Apps", uses: ["CampusApp", "FeedStore"]),
        target("chat-room-router", in: "Apps", uses: ["MessengerApp"]),
        target("FeedsTests", in: "Tests", uses: ["Feeds"]),
        target("DeepLinksTests", in: "Tests", uses: ["DeepLinks"]),
    ])

    static let layout = Layout([
        "Package.swift": """
        let package = Package(name: "Switchyard")
        module("DeepLinks", in: .domain)
        module("Feeds", in: .domain)
        module(
            "FeedStore", in: .data,
            uses: ["Feeds", grdb])
        module("Chats", in: .domain)
        program("feed-detail-router", uses: ["CampusApp"])
        tests(named: "ProgramTests", uses: ["feed-detail-router", "chat-room-router", grdb])
        """,
        "Modules/Domain/DeepLinks/Link.swift": "public struct Link {}\n",
        "Modules/Domain/Feeds/Feed.swift": "public struct Feed {}\n",
        "Modules/Presentation/CampusApp/Campus.swift": "let origins = LinkOrigins(schemes: [\"campus\"])\n",
        "Modules/Presentation/MessengerApp/Messenger.swift": """
        let origins = LinkOrigins(schemes: ["messenger"], hosts: ["messenger.example.com"])
        let start = "messenger://chat?roomId=2"
        let app = "com.example.messenger"
        """,
        "Modules/Presentation/AppFlow/English.swift": "let sentences = [shared, campus, messenger]\n",
        "Modules/Presentation/AppFlow/English+Campus.swift": "let campus = [\"Campus\"]\n",
        "Tests/FeedsTests/FeedTests.swift": "import Feeds\n",
        "Tests/ProgramTests/Campus/OpenTests.swift": "import Testing\n",
        "Tools/Programs/campus": "program=feed-detail-router\n",
        "Tools/Programs/messenger": "program=chat-room-router\n",
        "Tools/copy": "#!/bin/sh\n", "Tools/Sources/Copying/Copy.swift": "import Foundation\n",
        "Tools/test": "[ -n \"$SWITCHYARD_STRICT\" ]\npart \"Copy\" Tools/copy-test\n",
        "LICENSE": "Copyright (c) The Switchyard authors\n",
        "CHANGELOG.md": "# Changelog\n\nNewest first.\n\n## 1.0.0\n\n- Campus takes orders.\n",
        "README.md": "# Switchyard\n\nTwo apps:\n\n- Campus\n- Messenger (`chat-room-router`)\n",
    ])

    static func copied(_ arguments: String...) throws -> Layout {
        try LayoutCopy.copied(layout, CopyRequest(arguments), package: package)
    }

    private static func target(_ name: String, in folder: String, uses: [String] = []) -> PackageDescription.Target {
        .init(name: name, path: "\(folder)/\(name)", type: "library", targets: uses, products: nil)
    }
}
