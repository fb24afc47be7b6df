/// What `import --json` prints.
struct ImportReport: Decodable {
    struct BadLine: Decodable {
        let line: Int
        let reason: String
    }

    let added: Int
    let replaced: Int
    let skipped: Int
    let bad: [BadLine]
    let moreBad: Int

    var counts: [Int] { [added, replaced, skipped] }
}
