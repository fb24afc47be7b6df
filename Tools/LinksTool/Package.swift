// swift-tools-version: 6.2
import PackageDescription

let deepLinks = Target.Dependency.product(name: "DeepLinks", package: "Switchyard")
let notifications = Target.Dependency.product(name: "Notifications", package: "Switchyard")

let package = Package(
    name: "LinksTool",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "links", targets: ["LinksCommand"]),
        // What the tests in Tools/proof/Corpus use.
        .library(name: "Links", targets: ["Links", "SiteAssociations"]),
    ],
    dependencies: [.package(name: "Switchyard", path: "../..")],
    targets: [
        .target(name: "SiteAssociations", dependencies: [deepLinks], path: "Sources/SiteAssociations"),
        .testTarget(
            name: "SiteAssociationsTests", dependencies: ["SiteAssociations", deepLinks],
            path: "Tests/SiteAssociationsTests"),
        .target(
            name: "Links", dependencies: ["SiteAssociations", deepLinks, notifications], path: "Sources/Links"),
        .executableTarget(name: "LinksCommand", dependencies: ["Links"], path: "Sources/LinksCommand"),
        .testTarget(
            name: "LinksTests", dependencies: ["Links", "LinksCommand", "SiteAssociations", deepLinks, notifications],
            path: "Tests/LinksTests"),
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
