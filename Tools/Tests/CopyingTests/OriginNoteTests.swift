import Foundation
import Testing

@testable import Copying
@testable import Layouts

@Suite struct OriginNoteTests {
    @Test(
        "a script reads a folder as it is called",
        arguments: ["/a/kit", "/a b/it's", #"/a"b"/$HOME/`id`/\(1)\\"#])
    func read(path: String) throws {
        let request = try CopyRequest(["Acme", "/tmp/acme", "--kit", "package"])
        let note = OriginNote(request, kit: .folder(path), version: "Switchyard 1, commit `c`")
        let script = note.text + #"printf '%s|%s|%s' "$version" "$from" "$options""#
        let read = try SystemCommand(["bash", "-eu", "-c", script], in: URL(filePath: "/")).run()
        #expect(
            read == "Switchyard 1, commit `c`|\(path)|--kit package --scheme acme --host acme.example.com")
    }

    @Test(
        "Swift reads a folder as it is called",
        arguments: [("/a b/it's", #""/a b/it's""#), (#"/a"b\(1)"#, #""/a\"b\\(1)""#)])
    func quoted(path: String, literal: String) {
        #expect(path.quoted == literal)
    }
}
