// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing else has to fetch and build another router.
let package = Package(
    name: "SwitchyardPeerBenchmarks",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "peer-benchmarks", targets: ["PeerBenchmarks"])],
    dependencies: [
        .package(name: "SwitchyardBenchmarks", path: "../Benchmarks"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1")),
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    ],
    targets: [
        .executableTarget(
            name: "PeerBenchmarks",
            dependencies: [
                .product(name: "LinkLoads", package: "SwitchyardBenchmarks"),
                .product(name: "Measuring", package: "SwitchyardBenchmarks"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources",
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("ExistentialAny"),
            ])
    ]
)
