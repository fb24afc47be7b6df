import Foundation
import Testing

/// Compiles small programs against the built modules: what must not compile is a promise, too.
@Suite struct NestingTests {
    private static let screens = """
        import DeepLinks
        import Foundation
        import Navigation

        final class Parent: Coordinator {
            static var routes: [Route<Parent>] { [%ROUTE%] }
            func makeChild() -> Child { Child() }
        }
        final class Child: Coordinator {
            static var routes: [Route<Child>] { [] }
        }
        final class Stranger: Coordinator {
            static var routes: [Route<Stranger>] { [] }
        }
        """

    @Test func `a route below the coordinator that makes it compiles`() throws {
        let output = try typecheck(#"Route("child", enter: { $0.makeChild() }, plan: { _, _ in [] })"#)
        #expect(output == "")
        #expect(try typecheck(#"Route("child", enter: { $0.makeChild() })"#) == "")
    }

    @Test(
        "a route in the wrong place, or with a closure of another type, does not compile",
        arguments: [
            (#"Route<Stranger>("child") { _, _ in [] }"#, "cannot convert"),
            (#"Route("child", enter: { $0.makeStranger() }, plan: { _, _ in [] })"#, "has no member 'makeStranger'"),
            (#"Route("child", routes: Stranger.routes) { _, _ in [] }"#, "cannot convert"),
            (
                #"Route(":id", LinkParameter("id", UUID.self)) { _, _, id in let number: Int = id; return [] }"#,
                "cannot convert value of type 'UUID'"
            ),
        ])
    func refused(route: String, message: String) throws {
        let output = try typecheck(route)
        #expect(output.contains("error: "))
        #expect(output.contains(message), "\(output)")
    }

    private func typecheck(_ route: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "route.swift")
        // In a file: reading a pipe, Foundation ends the process if a signal comes.
        let output = folder.appending(path: "output")
        try Data().write(to: output)
        try Self.screens.replacing("%ROUTE%", with: route).write(to: file, atomically: true, encoding: .utf8)
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", try modules().path, file.path,
        ]
        let handle = try FileHandle(forWritingTo: output)
        compiler.standardOutput = handle
        compiler.standardError = handle
        try compiler.run()
        compiler.waitUntilExit()
        return try String(contentsOf: output, encoding: .utf8)
    }

    /// Where the build left the compiled modules: beside the test bundle, in a folder of their own or not.
    private func modules() throws -> URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        var folder = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            for modules in [folder.appending(path: "Modules"), folder] {
                let module = modules.appending(path: "Navigation.swiftmodule")
                if FileManager.default.fileExists(atPath: module.path) { return modules }
            }
        }
        throw CocoaError(.fileNoSuchFile)
    }
}
