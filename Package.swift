// swift-tools-version: 6.2
import PackageDescription

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
// An app that depends on this package with `traits: []` fetches neither.
let sockets = Target.Dependency.product(
    name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Workbench"]))
let argumentParser = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Workbench"]))

// The kit: what an app links. A line names a module and all that it may import, innermost layer first; its tests come
// with it.
let kit: [[Target]] = [
    domain("Timestamps"),
    domain("DeepLinks", uses: ["Timestamps"]),
    domain("StoreErrors"),
    domain("Notifications", uses: ["DeepLinks", "StoreErrors"]),
    domain("Launches", uses: ["DeepLinks", "Notifications", "StoreErrors"]),
    domain("LaunchDecisions", uses: ["DeepLinks", "Notifications", "Launches"]),
    data("Storage", uses: [grdb, sqlite, "StoreErrors"]),
    data("LaunchStore", uses: ["Storage", grdb, "Launches", "Notifications", "DeepLinks", "StoreErrors"]),
    data("NotificationStore", uses: ["Storage", grdb, "Notifications", "DeepLinks", "StoreErrors"]),
    data("BackendClient", uses: ["Notifications", "Launches", "DeepLinks", "StoreErrors"], testing: [sockets]),
    presentation(
        "Arrivals", uses: ["DeepLinks", "Notifications", "Launches", "StoreErrors", logging],
        testing: ["Storage", "LaunchStore"]),
    presentation("Navigation", uses: ["DeepLinks", "StoreErrors"]),
    presentation(
        "AppFlow",
        uses: ["Navigation", "DeepLinks", "Notifications", "Launches", "LaunchDecisions", "StoreErrors", logging],
        speaking: true),
    platform(
        "AppleBridge", uses: ["Navigation", "Launches", "Notifications", "DeepLinks", "StoreErrors", logging],
        excluding: ["README.md", "UseWithSwiftUI.md", "UseWithUIKit.md"], testing: ["AppFlow"]),
]

// The workbench: what its developers run it on. No app links it.
let workbench: [[Target]] = [
    platform("DeviceSimulator", uses: ["Launches", "Notifications", "DeepLinks"], excluding: ["README.md"]),
    platform(
        "SimulatorPage", uses: ["DeviceSimulator", "AppFlow", "Navigation", "Launches", sockets],
        resources: [.copy("Assets"), .process("Sentences")]),
    commands(
        "RouterCommands",
        uses: [
            "Timestamps", "DeepLinks", "Notifications", "Launches", "LaunchDecisions", "StoreErrors", "Storage",
            "LaunchStore", "NotificationStore", "Navigation", "AppFlow", "DeviceSimulator", "SimulatorPage", grdb,
            argumentParser, logging,
        ]),
    testSupport(
        uses: [
            "DeepLinks", "Notifications", "Launches", "StoreErrors", "Navigation", "AppFlow", "DeviceSimulator",
            logging,
        ]
    ),
    tests(
        "ExplorationTests",
        of: [
            "AppFlow", "Navigation", "Notifications", "Launches", "DeepLinks", "StoreErrors", "DeviceSimulator",
            "Storage", "LaunchStore", grdb,
        ]),
]

// The demos: what the kit does in two programs. No product has them, so an app may use the same module names.
let demos: [[Target]] = [
    domain("Feeds", uses: ["StoreErrors"], testing: ["FeedSupport"]),
    support("FeedSupport", of: "Feeds"),
    domain("Chats", uses: ["StoreErrors"], testing: ["ChatSupport"]),
    support("ChatSupport", of: "Chats"),
    domain("Orders", uses: ["StoreErrors"], testing: ["OrderSupport"]),
    support("OrderSupport", of: "Orders"),
    data("FeedStore", uses: ["Storage", grdb, "Feeds", "StoreErrors"], testing: ["FeedSupport"]),
    data("ChatStore", uses: ["Storage", grdb, "Chats", "StoreErrors"], testing: ["ChatSupport"]),
    data("OrderStore", uses: ["Storage", grdb, "Orders", "StoreErrors"], testing: ["OrderSupport"]),
    presentation(
        "FeedFlow", uses: ["AppFlow", "Navigation", "DeepLinks", "Launches", "Feeds", "StoreErrors"], speaking: true,
        testing: ["FeedSupport"]),
    presentation(
        "ChatFlow",
        uses: [
            "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Chats", "StoreErrors", "Timestamps",
        ],
        speaking: true, testing: ["ChatSupport"]),
    presentation(
        "OrderFlow",
        uses: [
            "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Orders", "StoreErrors", "Timestamps",
        ],
        speaking: true, testing: ["OrderSupport"]),
    presentation(
        "CampusApp",
        uses: [
            "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "StoreErrors", "FeedFlow", "Feeds",
            "OrderFlow", "Orders",
        ],
        speaking: true,
        testing: [
            "FeedSupport",
            "OrderSupport",
        ]),
    presentation(
        "MessengerApp",
        uses: ["AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "ChatFlow", "Chats"],
        speaking: true, testing: ["ChatSupport"]),
    program(
        "feed-detail-router", at: "Apps/FeedDetailRouter",
        uses: [
            "RouterCommands", "CampusApp", "Feeds", "FeedStore", "Timestamps", "Notifications", "Launches", "Storage",
            "AppFlow", "StoreErrors", "DeviceSimulator", grdb, argumentParser,
            "OrderFlow", "Orders", "OrderStore",
        ]),
    program(
        "chat-room-router", at: "Apps/ChatRoomRouter",
        uses: [
            "RouterCommands", "MessengerApp", "Chats", "ChatFlow", "ChatStore", "Timestamps", "Notifications",
            "Launches", "Storage", "Navigation", "AppFlow", "StoreErrors", "DeviceSimulator", grdb, argumentParser,
            logging,
        ]),
    tests(
        "DiskTests",
        of: [
            "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Storage", "LaunchStore",
            "NotificationStore", "DeviceSimulator", "MessengerApp", "Chats", "ChatSupport", "ChatFlow", "ChatStore",
            grdb, sqlite,
        ]),
    tests(
        "ProgramTests",
        of: [
            "feed-detail-router", "chat-room-router", "RouterCommands", "AppFlow", "DeviceSimulator", "Launches", grdb,
            argumentParser,
        ]),
]

func moduleNames(_ part: [[Target]]) -> [String] { part.joined().filter { $0.type == .regular }.map(\.name) }
let package = Package(
    name: "Switchyard",
    defaultLocalization: "en",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "Kit", targets: moduleNames(kit)),
        .library(name: "Workbench", targets: moduleNames(workbench).filter { $0 != "TestSupport" }),
    ]
        + moduleNames(kit + workbench).map { .library(name: $0, targets: [$0]) },
    traits: [.default(enabledTraits: ["Workbench"]), .trait(name: "Workbench")],
    dependencies: [
        // Up to the next major version, so that an app may need a newer one. The versions are those that are tested.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ],
    targets: Array((kit + workbench + demos).joined())
)

// What the lines above are made of.

typealias Names = [Target.Dependency]

func domain(_ name: String, uses: Names = [], testing: Names = []) -> [Target] {
    module(name, "Domain", uses, tested: testing)
}

func data(_ name: String, uses: Names, testing: Names = []) -> [Target] {
    module(name, "Data", uses, tested: testing)
}

/// - Parameter speaking: whether it has sentences.
func presentation(_ name: String, uses: Names, speaking: Bool = false, testing: Names = []) -> [Target] {
    module(
        name, "Presentation", uses, resources: speaking ? [.process("Sentences")] : [],
        tested: ["DeviceSimulator"] + testing)
}

func platform(
    _ name: String, uses: Names, excluding: [String] = [], resources: [Resource] = [], testing: Names = []
) -> [Target] {
    module(name, "Platform", uses, excluding: excluding, resources: resources, tested: testing)
}

func module(
    _ name: String, _ layer: String, _ uses: Names, excluding: [String] = [], resources: [Resource] = [],
    tested: Names = []
) -> [Target] {
    [
        .target(
            name: name, dependencies: uses, path: "Modules/\(layer)/\(name)", exclude: excluding,
            resources: resources)
    ] + tests(name + "Tests", of: uses + [.byName(name: name)] + tested)
}

/// The command line of every program.
func commands(_ name: String, uses: Names) -> [Target] {
    [
        .target(name: name, dependencies: uses, path: "Apps/\(name)", resources: [.process("Sentences")])
    ] + tests(name + "Tests", of: uses + [.byName(name: name)])
}

/// No test target, though only tests use it: with Swift Build, which Xcode uses, no test target can import another.
func testSupport(uses: Names) -> [Target] {
    [.target(name: "TestSupport", dependencies: uses, path: "Tests/TestSupport")]
}

/// What the tests of all modules that use a feature share: its repository in memory and its contract.
func support(_ name: String, of feature: String) -> [Target] {
    [.target(name: name, dependencies: [.byName(name: feature), "TestSupport"], path: "Tests/\(name)")]
}

func program(_ name: String, at path: String, uses: Names) -> [Target] {
    [
        .executableTarget(
            name: name, dependencies: uses, path: path, resources: [.copy("Samples"), .process("Sentences")])
    ]
}

func tests(_ name: String, of uses: Names) -> [Target] {
    [.testTarget(name: name, dependencies: uses + ["TestSupport"], path: "Tests/\(name)")]
}

// A demo's iOS app links its modules: see docs/use-on-ios.md.
if Context.environment["SWITCHYARD_DEMOS"] == "1" {
    package.products += demos.joined().filter { $0.type == .regular }.map {
        .library(name: $0.name, targets: [$0.name])
    }
    package.products += demos.joined().filter { $0.type == .executable }.map {
        .executable(name: $0.name, targets: [$0.name])
    }
}

// The layers. A wrong edge is replaced by one to its complaint, which SwiftPM then prints:
// product 'Storage (Data), which Feeds (Domain) may not use,' … not found.

let layers = Dictionary(
    uniqueKeysWithValues: package.targets.filter { $0.path?.hasPrefix("Modules/") == true }.map {
        ($0.name, String($0.path?.split(separator: "/")[1] ?? ""))
    })
// Of other layers a module may use these.
let others: [String: Set<String>] = [
    "Data": ["Domain"], "Presentation": ["Domain"], "Platform": ["Domain", "Presentation"],
]
// Of its own layer it may use these; in Domain all.
let shared: [String: Set<String>] = [
    "Data": ["Storage"], "Presentation": ["AppFlow", "Navigation"], "Platform": ["DeviceSimulator"],
]
// Of other packages' products it may use these; every layer may log.
let products: [String: Set<String>] = ["Data": ["GRDB", "GRDBSQLite"], "Platform": ["FlyingSocks"]]

@MainActor
func complaint(_ module: String, of layer: String, about used: Target.Dependency) -> String? {
    let name: String
    let isAllowed: Bool
    switch used {
    case .productItem(let product, _, _, _):
        name = product
        isAllowed = product == "Logging" || products[layer]?.contains(product) == true
    case .byNameItem(let target, _), .targetItem(let target, _):
        let other = layers[target] ?? "no layer"
        name = "\(target) (\(other))"
        // A program's own module joins flows.
        let joinsFlow = layer == "Presentation" && module.hasSuffix("App") && target.hasSuffix("Flow")
        isAllowed =
            other == layer
            ? layer == "Domain" || joinsFlow || shared[layer]?.contains(target) == true
            : others[layer]?.contains(other) == true
    default: return nil
    }
    return isAllowed ? nil : "\(name), which \(module) (\(layer)) may not use,"
}

for target in package.targets {
    if let layer = layers[target.name] {
        target.dependencies = target.dependencies.map { used in
            complaint(target.name, of: layer, about: used).map { .byName(name: $0) } ?? used
        }
    }
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
    ]
    if Context.environment["SWITCHYARD_STRICT"] == "1" {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
}
