// swift-tools-version: 6.2
import PackageDescription

let modules = [
    "DeepLinks", "Notifications", "Launches", "Storage", "LaunchStore", "NotificationStore", "Navigation", "AppFlow",
    "DeviceSimulator", "CampusApp",
    "Feeds", "FeedStore",
    "Chats", "ChatStore",
    "OrderStore",
]

let package = Package(
    name: "SwitchyardBenchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "benchmarks", targets: ["Benchmarks"]),
        .executable(name: "bare-start", targets: ["BareStart"]),
    ],
    // Without it, nothing has to fetch and build another router.
    traits: [.trait(name: "Peers", description: "Measure Hummingbird's router beside the link table.")],
    dependencies: [
        .package(name: "Switchyard", path: "../../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1")),
    ],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: modules.map { .product(name: $0, package: "Switchyard") } + [
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Peers"])),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Peers"])),
            ]),
        .executableTarget(
            name: "BareStart",
            dependencies: [
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
    ]
)

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
