// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SwitchyardBenchmarks",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "benchmarks", targets: ["Benchmarks"]),
        .executable(name: "link-load", targets: ["LinkLoadCommand"]),
        .library(name: "LinkLoads", targets: ["LinkLoads"]),
        .library(name: "Measuring", targets: ["Measuring"]),
        .executable(name: "bare-start", targets: ["BareStart"]),
    ],
    dependencies: [
        .package(name: "Switchyard", path: "../../.."),
        .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
        .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2")),
    ],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "LinkLoads",
                "Measuring",
                .product(name: "Storage", package: "Switchyard"),
                .product(name: "LaunchStore", package: "Switchyard"),
                .product(name: "NotificationStore", package: "Switchyard"),
                .product(name: "OrderStore", package: "Switchyard"),
                .product(name: "AppFlow", package: "Switchyard"),
                .product(name: "CampusApp", package: "Switchyard"),
                .product(name: "Navigation", package: "Switchyard"),
                .product(name: "DeviceSimulator", package: "Switchyard"),
                .product(name: "FeedStore", package: "Switchyard"),
                .product(name: "ChatStore", package: "Switchyard"),
                .product(name: "Feeds", package: "Switchyard"),
                .product(name: "Chats", package: "Switchyard"),
                .product(name: "Launches", package: "Switchyard"),
                .product(name: "Notifications", package: "Switchyard"),
                .product(name: "DeepLinks", package: "Switchyard"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Sources/Benchmarks"),
        .executableTarget(
            name: "BareStart",
            dependencies: [
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            path: "Sources/BareStart"),
        .target(
            name: "LinkLoads",
            dependencies: [.product(name: "DeepLinks", package: "Switchyard")],
            path: "Sources/LinkLoads"),
        .target(
            name: "Measuring",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Sources/Measuring"),
        .executableTarget(
            name: "LinkLoadCommand",
            dependencies: ["LinkLoads", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Sources/LinkLoadCommand"),
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
