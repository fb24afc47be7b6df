import GRDBSQLite

/// An open file on a ``Disk``. SQLite holds it as the bytes of a `sqlite3_file`: a reference to this, and behind that
/// the file of the default VFS.
final class DiskFile {
    /// What stands before the inner file, which is aligned as strictly as anything.
    static let headerSize = 32

    private let disk: Disk
    private let name: String
    private let inner: UnsafeMutablePointer<sqlite3_file>

    init(on disk: Disk, named name: String, over inner: UnsafeMutablePointer<sqlite3_file>) {
        self.disk = disk
        self.name = name
        self.inner = inner
    }

    static func inner(of file: UnsafeMutablePointer<sqlite3_file>) -> UnsafeMutablePointer<sqlite3_file> {
        (UnsafeMutableRawPointer(file) + headerSize).assumingMemoryBound(to: sqlite3_file.self)
    }

    /// Lets SQLite hold it until the file is closed.
    static func put(
        _ file: DiskFile, into bytes: UnsafeMutablePointer<sqlite3_file>, methods: UnsafePointer<sqlite3_io_methods>
    ) {
        reference(in: bytes).pointee = Unmanaged.passRetained(file).toOpaque()
        bytes.pointee.pMethods = methods
    }

    private static func reference(
        in bytes: UnsafeMutablePointer<sqlite3_file>
    ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        (UnsafeMutableRawPointer(bytes) + MemoryLayout<sqlite3_file>.stride)
            .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }

    private typealias Bytes = UnsafeMutablePointer<sqlite3_file>

    private static func with(_ bytes: Bytes?, _ body: (DiskFile) -> CInt) -> CInt {
        guard let bytes, let reference = reference(in: bytes).pointee else { return SQLITE_MISUSE }
        return body(Unmanaged<DiskFile>.fromOpaque(reference).takeUnretainedValue())
    }

    /// Calls a function of the inner file.
    private static func pass(_ bytes: Bytes?, _ body: (sqlite3_io_methods, Bytes) -> CInt?) -> CInt {
        guard let bytes else { return SQLITE_MISUSE }
        let inner = inner(of: bytes)
        return inner.pointee.pMethods.flatMap { body($0.pointee, inner) } ?? SQLITE_MISUSE
    }

    /// The functions that SQLite calls on such a file.
    static func makeMethods() -> UnsafePointer<sqlite3_io_methods> {
        let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        methods.initialize(to: sqlite3_io_methods())
        methods.pointee.iVersion = 3
        addChanges(to: &methods.pointee)
        addReading(to: &methods.pointee)
        addLocks(to: &methods.pointee)
        addSharedMemory(to: &methods.pointee)
        return UnsafePointer(methods)
    }

    private static func addChanges(to methods: inout sqlite3_io_methods) {
        methods.xWrite = { bytes, buffer, amount, offset in
            DiskFile.with(bytes) { file in
                let data = buffer.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(amount))) } ?? []
                return file.disk.perform(.write(file.name, at: Int(offset), data)) {
                    DiskFile.pass(bytes) { $0.xWrite?($1, buffer, amount, offset) }
                }
            }
        }
        methods.xTruncate = { bytes, size in
            DiskFile.with(bytes) { file in
                file.disk.perform(.truncate(file.name, size: Int(size))) {
                    DiskFile.pass(bytes) { $0.xTruncate?($1, size) }
                }
            }
        }
        methods.xSync = { bytes, flags in
            DiskFile.with(bytes) { file in
                file.disk.perform(.sync(file.name)) { DiskFile.pass(bytes) { $0.xSync?($1, flags) } }
            }
        }
        methods.xClose = { bytes in
            let result = DiskFile.pass(bytes) { $0.xClose?($1) }
            guard let bytes, let held = DiskFile.reference(in: bytes).pointee else { return result }
            Unmanaged<DiskFile>.fromOpaque(held).release()
            DiskFile.reference(in: bytes).pointee = nil
            return result
        }
    }

    private static func addReading(to methods: inout sqlite3_io_methods) {
        methods.xRead = { bytes, buffer, amount, offset in
            DiskFile.with(bytes) { file in
                file.disk.perform(.read(file.name)) { DiskFile.pass(bytes) { $0.xRead?($1, buffer, amount, offset) } }
            }
        }
        methods.xFileSize = { bytes, size in DiskFile.pass(bytes) { $0.xFileSize?($1, size) } }
        methods.xFileControl = { bytes, code, argument in DiskFile.pass(bytes) { $0.xFileControl?($1, code, argument) }
        }
        methods.xSectorSize = { bytes in DiskFile.pass(bytes) { $0.xSectorSize?($1) } }
        methods.xDeviceCharacteristics = { bytes in DiskFile.pass(bytes) { $0.xDeviceCharacteristics?($1) } }
        methods.xFetch = { bytes, offset, amount, page in DiskFile.pass(bytes) { $0.xFetch?($1, offset, amount, page) }
        }
        methods.xUnfetch = { bytes, offset, page in DiskFile.pass(bytes) { $0.xUnfetch?($1, offset, page) } }
    }

    private static func addLocks(to methods: inout sqlite3_io_methods) {
        methods.xLock = { bytes, level in DiskFile.pass(bytes) { $0.xLock?($1, level) } }
        methods.xUnlock = { bytes, level in DiskFile.pass(bytes) { $0.xUnlock?($1, level) } }
        methods.xCheckReservedLock = { bytes, result in DiskFile.pass(bytes) { $0.xCheckReservedLock?($1, result) } }
    }

    /// The index of the write-ahead log is memory that connections share, over a file that no sync is paid for.
    private static func addSharedMemory(to methods: inout sqlite3_io_methods) {
        methods.xShmMap = { bytes, region, size, extends, memory in
            DiskFile.with(bytes) { file in
                file.disk.perform(.mapSharedMemory(file.name, extends: extends != 0)) {
                    DiskFile.pass(bytes) { $0.xShmMap?($1, region, size, extends, memory) }
                }
            }
        }
        methods.xShmLock = { bytes, offset, count, flags in
            DiskFile.pass(bytes) { $0.xShmLock?($1, offset, count, flags) }
        }
        methods.xShmBarrier = { bytes in
            _ = DiskFile.pass(bytes) { methods, file in
                methods.xShmBarrier?(file)
                return SQLITE_OK
            }
        }
        methods.xShmUnmap = { bytes, deletes in DiskFile.pass(bytes) { $0.xShmUnmap?($1, deletes) } }
    }
}
