// swift-tools-version: 6.2
import PackageDescription

// What decides over a tap, the device and its registration, and the tests that explore them, without the databases:
// `Tools/mutants` lays it beside Modules and Tests, and builds it much faster than the whole.
let package = Package(
    name: "Exploration",
    defaultLocalization: "en",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2"))
    ]
)

// With databases and a disk below them it takes a minute more, so that is built only for what needs it.
let hasDisk = Context.environment["SWITCHYARD_DISK"] == "1"
if hasDisk {
    package.dependencies.append(.package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")))
}

let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let launches: [Target.Dependency] = ["DeepLinks", "Notifications", "Launches"]
let flow: [Target.Dependency] = launches + ["Navigation", "AppFlow", "DeviceSimulator", logging]

add(.target(name: "Timestamps", path: "Modules/Domain/Timestamps"))
add(.target(name: "DeepLinks", dependencies: ["Timestamps"], path: "Modules/Domain/DeepLinks"))
add(.target(name: "Notifications", dependencies: ["DeepLinks"], path: "Modules/Domain/Notifications"))
add(.target(name: "Launches", dependencies: ["DeepLinks", "Notifications"], path: "Modules/Domain/Launches"))
add(.target(name: "Navigation", dependencies: ["DeepLinks"], path: "Modules/Presentation/Navigation"))
add(
    .target(
        name: "AppFlow", dependencies: launches + ["Navigation", logging], path: "Modules/Presentation/AppFlow",
        resources: [.process("Sentences")]))
add(
    .target(
        name: "DeviceSimulator", dependencies: launches, path: "Modules/Platform/DeviceSimulator",
        exclude: ["README.md"]))
add(.target(name: "TestSupport", dependencies: flow, path: "Tests/TestSupport"))
add(
    .testTarget(
        name: "DeepLinksTests", dependencies: ["DeepLinks", "TestSupport"], path: "Tests/DeepLinksTests",
        // It looks inside the module, which a release build does not open.
        exclude: ["AlikeSegmentTests.swift"]))
add(
    .testTarget(
        name: "AppFlowTests", dependencies: ["Notifications", "AppFlow", "TestSupport"], path: "Tests/AppFlowTests",
        sources: ["DeviceEvent.swift", "DeviceExplorationTests.swift", "RegisteredDevice.swift"]))
add(
    .testTarget(
        name: "LaunchesTests", dependencies: launches + ["TestSupport"], path: "Tests/LaunchesTests",
        sources: [
            "Exploration.swift", "ExplorationLimits.swift", "ExploredWorld.swift", "GateAction.swift",
            "GateExplorationTests.swift", "GateWorld.swift", "GateWorld+Exploring.swift", "GateWorld+Launching.swift",
            "GateWorld+Promises.swift", "MachineAction.swift", "MachineExplorationTests.swift", "MachineLimits.swift",
            "MachineWorld.swift", "MachineWorld+Exploring.swift", "MachineWorld+Promises.swift",
        ]))
add(
    .testTarget(
        name: "ExplorationTests", dependencies: flow + ["TestSupport"], path: "Tests/ExplorationTests",
        exclude: ["InboxFileTests.swift", "StoredOrdersTests.swift"]))

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let stores: [Target.Dependency] = ["Storage", "LaunchStore", "NotificationStore", grdb]
addOnDisk(.target(name: "Storage", dependencies: [grdb, sqlite], path: "Modules/Data/Storage"))
addOnDisk(
    .target(name: "LaunchStore", dependencies: launches + ["Storage", grdb], path: "Modules/Data/LaunchStore"))
addOnDisk(
    .target(
        name: "NotificationStore", dependencies: ["Storage", grdb, "Notifications", "DeepLinks"],
        path: "Modules/Data/NotificationStore"))
addOnDisk(.target(name: "Chats", dependencies: ["Timestamps"], path: "Modules/Domain/Chats"))
addOnDisk(.target(name: "ChatSupport", dependencies: ["Chats", "TestSupport"], path: "Tests/ChatSupport"))
addOnDisk(.target(name: "ChatStore", dependencies: ["Storage", grdb, "Chats"], path: "Modules/Data/ChatStore"))
addOnDisk(
    .target(
        name: "ChatFlow", dependencies: flow + ["Chats", "Timestamps"], path: "Modules/Presentation/ChatFlow",
        resources: [.process("Sentences")]))
addOnDisk(
    .target(
        name: "MessengerApp", dependencies: flow + ["ChatFlow", "Chats"],
        path: "Modules/Presentation/MessengerApp", resources: [.process("Sentences")]))
addOnDisk(
    .testTarget(
        name: "ChatStoreTests", dependencies: ["ChatStore", "ChatSupport", "Chats", "Storage", grdb, "TestSupport"],
        path: "Tests/ChatStoreTests",
        sources: ["ChatFile.swift", "ChatModel.swift", "ChatOperation.swift", "ChatOperationsTests.swift"]))
addOnDisk(.target(name: "Feeds", dependencies: ["Timestamps"], path: "Modules/Domain/Feeds"))
addOnDisk(.target(name: "FeedStore", dependencies: ["Storage", grdb, "Feeds"], path: "Modules/Data/FeedStore"))
addOnDisk(
    .target(
        name: "FeedFlow", dependencies: flow + ["Feeds"], path: "Modules/Presentation/FeedFlow",
        resources: [.process("Sentences")]))
addOnDisk(.target(name: "Orders", path: "Modules/Domain/Orders"))
addOnDisk(.target(name: "OrderStore", dependencies: ["Storage", grdb, "Orders"], path: "Modules/Data/OrderStore"))
addOnDisk(
    .target(
        name: "OrderFlow", dependencies: flow + ["Orders", "Timestamps"], path: "Modules/Presentation/OrderFlow",
        resources: [.process("Sentences")]))
addOnDisk(
    .target(
        name: "CampusApp", dependencies: flow + ["FeedFlow", "Feeds", "OrderFlow", "Orders"],
        path: "Modules/Presentation/CampusApp", resources: [.process("Sentences")]))
addOnDisk(
    .testTarget(
        name: "DiskTests",
        dependencies: flow + stores + [
            "MessengerApp", "ChatFlow", "Chats", "ChatSupport", "ChatStore", "CampusApp", "FeedStore", "Orders",
            "OrderStore", sqlite, "TestSupport",
        ],
        path: "Tests/DiskTests"))

@MainActor
func addOnDisk(_ target: Target) {
    if hasDisk { add(target) }
}

@MainActor
func add(_ target: Target) {
    target.swiftSettings = [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
    ]
    package.targets.append(target)
}
