// swift-tools-version: 6.2
import PackageDescription

// The tests of Tools/proof/corpus.
let package = Package(
    name: "SwitchyardCorpus",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Switchyard", path: "../../.."), .package(name: "LinksTool", path: "../../LinksTool"),
    ],
    targets: [
        .testTarget(
            name: "CorpusTests",
            dependencies: [
                .product(name: "DeepLinks", package: "Switchyard"),
                .product(name: "Notifications", package: "Switchyard"),
                .product(name: "Links", package: "LinksTool"),
            ],
            path: "Tests")
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
