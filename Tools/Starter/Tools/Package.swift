// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "StarterTools",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "new", targets: ["NewCommand"]),
        .executable(name: "remove", targets: ["RemoveCommand"]),
    ],
    targets: [
        .target(name: "Checks", dependencies: ["Layouts"], path: "Sources/Checks"),
        .target(name: "Layouts", path: "Sources/Layouts"),
        .target(name: "Scaffolding", dependencies: ["Checks", "Layouts"], path: "Sources/Scaffolding"),
        .executableTarget(
            name: "NewCommand", dependencies: ["Layouts", "Scaffolding"], path: "Sources/NewCommand"),
        .executableTarget(
            name: "RemoveCommand", dependencies: ["Layouts", "Scaffolding"], path: "Sources/RemoveCommand"),
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
