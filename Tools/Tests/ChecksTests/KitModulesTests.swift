import Foundation
import Testing

@testable import Checks

@Suite struct KitModulesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized.path

    @Test func `the kit's modules are those of the manifest's product, each in its layer`() throws {
        let package = try PackageDescription(of: Self.root)
        let kit = try #require(package.products.first { $0.name == "Kit" }).targets
        for layer in Layer.allCases {
            let modules = package.targets.filter { $0.layer == layer && kit.contains($0.name) }.map(\.name)
            #expect(KitModules.layers[layer] == Set(modules))
        }
    }

    @Test(
        "a kit in another package has its layers, too",
        arguments: [
            ("Storage", "Rooms", Layer.domain, "Domain imports no layer"), ("Storage", "RoomStore", .data, nil),
            ("LaunchStore", "RoomStore", .data, "share only Storage"), ("AppFlow", "RoomFlow", .presentation, nil),
            ("Storage", "RoomFlow", .presentation, "Presentation imports only Domain"),
            ("Elsewhere", "RoomFlow", .presentation, "which is no module"),
        ] as [(String, String, Layer, String?)])
    func layers(dependency: String, module: String, layer: Layer, reason: String?) {
        let complaint = LayerJudge(PackageDescription()).complaint(about: dependency, of: module, in: layer)
        #expect((complaint == nil) == (reason == nil))
        #expect(complaint.map { $0.description.contains(reason ?? "") } != false)
    }
}
