/// Where keys are kept in a table whose size is a power of two.
enum OpenAddressing {
    /// The table's size in bits, so that at most half of it is taken.
    static func bits(for keys: Int) -> Int {
        var bits = 2
        while 1 << bits < 2 * keys + 1 { bits += 1 }
        return bits
    }

    /// Where to look first. The hash is multiplicative: the upper bits of the product depend on all bits of the key.
    ///
    /// - Parameter shift: 64 less the table's size in bits.
    @inline(__always)
    static func slot(of key: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    }
}
