/// What `import --json` prints.
struct ImportReport: Printed {
    struct BadLine: Printed {
        let line: Int
        let code: String
        let reason: String
    }

    let added: Int
    let replaced: Int
    let skipped: Int
    let bad: [BadLine]
    let moreBad: Int

    var counts: [Int] { [added, replaced, skipped] }
}
