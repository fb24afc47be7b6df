// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Switchyard",
    defaultLocalization: "en",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
        .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2")),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ]
)

// The products of other packages that the lines below name, and of which package each is.
let grdb = "GRDB"
let sqlite = "GRDBSQLite"
let logging = "Logging"
let sockets = "FlyingSocks"
let argumentParser = "ArgumentParser"
let packages = [
    grdb: "GRDB.swift", sqlite: "GRDB.swift", logging: "swift-log", sockets: "FlyingFox",
    argumentParser: "swift-argument-parser",
]

// Which library holds the repository in memory and the contract of which Domain module.
var supports: [(name: String, feature: String)] = []
// What each module uses, by its name.
var uses: [String: [String]] = [:]

// Each section lists its modules, innermost layer first. A line names a module, its layer, and all that it may import.
// The kit names nothing of the others, which `Tools/check kit` holds.

// The kit: what every app takes whole.

let kit = [
    "Timestamps", "DeepLinks", "Notifications", "Launches", "Storage", "LaunchStore", "NotificationStore",
    "BackendClient", "Navigation", "AppFlow", "DeviceSimulator", "SimulatorPage", "AppleBridge", "RouterCommands",
]
package.products.append(.library(name: "Kit", targets: kit))

module("Timestamps", in: .domain)
module("DeepLinks", in: .domain, uses: ["Timestamps"])
module("Notifications", in: .domain, uses: ["DeepLinks"])
module("Launches", in: .domain, uses: ["DeepLinks", "Notifications"])
module("Storage", in: .data, uses: [grdb, sqlite])
module("LaunchStore", in: .data, uses: ["Storage", grdb, "Launches", "Notifications", "DeepLinks"])
module("NotificationStore", in: .data, uses: ["Storage", grdb, "Notifications", "DeepLinks"])
module("BackendClient", in: .data, uses: ["Notifications"])
module("Navigation", in: .presentation, uses: ["DeepLinks"])
module(
    "AppFlow", in: .presentation, uses: ["Navigation", "DeepLinks", "Notifications", "Launches", logging],
    processing: ["Sentences"])
module(
    "DeviceSimulator", in: .platform, uses: ["Launches", "Notifications", "DeepLinks"], excluding: ["README.md"])
module(
    "SimulatorPage", in: .platform, uses: ["DeviceSimulator", "AppFlow", "Navigation", "Launches", sockets],
    copying: ["Assets"], processing: ["Sentences"])
module(
    "AppleBridge", in: .platform, uses: ["Navigation", "Launches", "Notifications", logging],
    excluding: ["README.md", "UseWithSwiftUI.md", "UseWithUIKit.md"])
library(
    "RouterCommands", at: "Apps/RouterCommands",
    uses: [
        "Timestamps", "DeepLinks", "Notifications", "Launches", "Storage", "LaunchStore", "NotificationStore",
        "Navigation", "AppFlow", "DeviceSimulator", "SimulatorPage", grdb, argumentParser, logging,
    ],
    processing: ["Sentences"])
// No test target, though only tests use it: with Swift Build, which Xcode uses, no test target can import another.
library(
    "TestSupport", at: "Tests/TestSupport",
    uses: ["DeepLinks", "Notifications", "Launches", "Navigation", "AppFlow", "DeviceSimulator", logging])
for name in ["RouterCommands", "TestSupport"] { package.products.append(.library(name: name, targets: [name])) }
tests(
    named: "RouterCommandsTests",
    uses: [
        "RouterCommands", "Timestamps", "DeepLinks", "Notifications", "Launches", "Storage", "LaunchStore",
        "NotificationStore", "Navigation", "AppFlow", "DeviceSimulator", "SimulatorPage", argumentParser, logging,
    ])
tests(
    named: "ExplorationTests",
    uses: [
        "AppFlow", "Navigation", "Notifications", "Launches", "DeviceSimulator", "Storage", "LaunchStore", grdb,
    ])

// The starter, which a team's workspace begins with, stands here in a folder of its own.

let first = package.targets.count

// The app: its features, and the program that joins them.

module("Items", in: .domain)
support("ItemSupport", of: "Items")
module("ItemStore", in: .data, uses: ["Storage", grdb, "Items"])
module(
    "ItemFlow", in: .presentation,
    uses: ["AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Items", "Timestamps"],
    processing: ["Sentences"])
module(
    "StarterApp", in: .presentation,
    uses: [
        "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches",
        "ItemFlow",
        "Items",
    ],
    processing: ["Sentences"])
program(
    "starter", at: "Apps/Starter",
    uses: [
        "RouterCommands", "StarterApp", "AppFlow", "Notifications", "Launches", "Storage", "Timestamps", argumentParser,
        "ItemStore",
        "Items",
    ])
tests(named: "StarterTests", uses: ["starter"])

// The demos: what the kit does in two programs.

let starter = Set(package.targets[first...].map(\.name))
module("Feeds", in: .domain, uses: ["Timestamps"])
support("FeedSupport", of: "Feeds")
module("Chats", in: .domain, uses: ["Timestamps"])
support("ChatSupport", of: "Chats")
module("Orders", in: .domain)
support("OrderSupport", of: "Orders")
module("FeedStore", in: .data, uses: ["Storage", grdb, "Feeds"])
module("ChatStore", in: .data, uses: ["Storage", grdb, "Chats"])
module("OrderStore", in: .data, uses: ["Storage", grdb, "Orders"])
module(
    "FeedFlow", in: .presentation, uses: ["AppFlow", "Navigation", "DeepLinks", "Launches", "Feeds"],
    processing: ["Sentences"])
module(
    "ChatFlow", in: .presentation,
    uses: ["AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Chats", "Timestamps"],
    processing: ["Sentences"])
module(
    "OrderFlow", in: .presentation,
    uses: ["AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Orders", "Timestamps"],
    processing: ["Sentences"])
module(
    "CampusApp", in: .presentation,
    uses: [
        "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "FeedFlow", "Feeds",
        "OrderFlow", "Orders",
    ],
    processing: ["Sentences"])
module(
    "MessengerApp", in: .presentation,
    uses: ["AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "ChatFlow", "Chats"],
    processing: ["Sentences"])
program(
    "feed-detail-router", at: "Apps/FeedDetailRouter",
    uses: [
        "RouterCommands", "CampusApp", "Feeds", "FeedStore", "Timestamps", "Notifications", "Launches", "Storage",
        "AppFlow", "DeviceSimulator", grdb, argumentParser,
        "OrderFlow", "Orders", "OrderStore",
    ])
program(
    "chat-room-router", at: "Apps/ChatRoomRouter",
    uses: [
        "RouterCommands", "MessengerApp", "Chats", "ChatFlow", "ChatStore", "Timestamps", "Notifications", "Launches",
        "Storage", "Navigation", "AppFlow", "DeviceSimulator", grdb, argumentParser, logging,
    ])
tests(
    named: "DiskTests",
    uses: [
        "AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Storage", "LaunchStore",
        "NotificationStore", "DeviceSimulator", "CampusApp", "FeedStore", "MessengerApp", "Chats", "ChatSupport",
        "ChatFlow", "ChatStore", grdb, sqlite,
        "Orders", "OrderStore",
    ])
tests(
    named: "ProgramTests",
    uses: [
        "feed-detail-router", "chat-room-router", "RouterCommands", "AppFlow", "DeviceSimulator", "Launches", grdb,
        argumentParser,
    ])

// What the lines above are made of.

enum Layer: String {
    case domain = "Domain"
    case data = "Data"
    case presentation = "Presentation"
    case platform = "Platform"
}

@MainActor
func module(
    _ name: String, in layer: Layer, uses names: [String] = [], excluding files: [String] = [],
    copying copied: [String] = [], processing processed: [String] = []
) {
    library(
        name, at: "Modules/\(layer.rawValue)/\(name)", uses: names, excluding: files, copying: copied,
        processing: processed)
    package.products.append(.library(name: name, targets: [name]))
}

/// What the tests of all modules that use a feature share: its repository in memory and its contract.
@MainActor
func support(_ name: String, of feature: String) {
    library(name, at: "Tests/\(name)", uses: [feature, "TestSupport"])
    supports.append((name, feature))
}

@MainActor
func library(
    _ name: String, at path: String, uses names: [String], excluding files: [String] = [],
    copying copied: [String] = [], processing processed: [String] = []
) {
    package.targets.append(
        .target(
            name: name, dependencies: names.map(dependency(named:)), path: path, exclude: files,
            resources: copied.map { .copy($0) } + processed.map { .process($0) }))
    uses[name] = names
}

@MainActor
func program(_ name: String, at path: String, uses names: [String]) {
    package.targets.append(
        .executableTarget(
            name: name, dependencies: names.map(dependency(named:)), path: path,
            resources: [.copy("Samples"), .process("Sentences")]))
    package.products.append(.executable(name: name, targets: [name]))
    // What an iOS app takes in its place, under one name.
    let modules = names.filter { uses[$0] != nil && $0 != "RouterCommands" }
    package.products.append(.library(name: "\(name)-modules", targets: modules))
}

@MainActor
func tests(for module: Target) {
    let device = module.path?.hasPrefix("Modules/Presentation/") == true ? ["DeviceSimulator"] : []
    let used = uses[module.name, default: []] + [module.name]
    let support = supports.filter { used.contains($0.feature) }.map(\.name)
    tests(named: module.name + "Tests", uses: used + device + support)
}

@MainActor
func tests(named name: String, uses names: [String]) {
    package.targets.append(
        .testTarget(
            name: name, dependencies: (names + ["TestSupport"]).map(dependency(named:)), path: "Tests/\(name)")
    )
}

@MainActor
func dependency(named name: String) -> Target.Dependency {
    packages[name].map { .product(name: name, package: $0) } ?? .byName(name: name)
}

for module in package.targets where module.path?.hasPrefix("Modules/") == true { tests(for: module) }

for target in package.targets {
    var settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
    ]
    if Context.environment["SWITCHYARD_STRICT"] == "1" { settings.append(.treatAllWarnings(as: .error)) }
    target.swiftSettings = settings
}

// Where the starter's targets stand, its tests among them.

for target in package.targets {
    let module = target.name.hasSuffix("Tests") ? String(target.name.dropLast("Tests".count)) : target.name
    guard starter.contains(target.name) || starter.contains(module) else { continue }
    target.path = target.path.map { "Tools/Starter/\($0)" }
}

// A package that depends on this one wants the kit alone: its own modules may have the names of the others. SwiftPM clones
// what a package depends on into a folder `checkouts` of its own, and Xcode into one of `SourcePackages`; for a package that
// is found by its path, the environment says so.
let isDependency = ["/.build", "/SourcePackages/"].contains { Context.packageDirectory.contains($0) }
if isDependency && Context.packageDirectory.contains("/checkouts/") || Context.environment["SWITCHYARD_KIT_ONLY"] == "1"
{
    let kept = kit + ["TestSupport"]
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { !kept.contains($0.name) && $0.name != "Kit" }
}
