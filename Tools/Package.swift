// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SwitchyardTools",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "check", targets: ["CheckCommand"])],
    targets: [
        .target(name: "Checks", path: "Sources/Checks"),
        .executableTarget(name: "CheckCommand", dependencies: ["Checks"], path: "Sources/CheckCommand"),
        .testTarget(name: "ChecksTests", dependencies: ["Checks"], path: "Tests/ChecksTests"),
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
