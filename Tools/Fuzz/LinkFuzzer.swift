import DeepLinks

/// What libFuzzer calls with each input: a link, with the patterns of a table before it if there are tabs.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let parts = input.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    let link = parts.last ?? ""
    let patterns = Array(parts.dropLast().prefix(24))
    if patterns.isEmpty {
        let (table, oracle) = FuzzedTables.all[count % FuzzedTables.all.count]
        FuzzedLink(table: table, oracle: oracle, link: link).run()
    } else if let table = try? FuzzedTables.table(patterns) {
        FuzzedLink(table: table, oracle: NaiveTable(table), link: link).run()
    }
    return 0
}
