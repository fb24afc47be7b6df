// Preloaded into a program: the FAULT_AT-th call of the kind FAULT_CALL on a file of FAULT_FOLDER fails with FAULT_ERRNO,
// and all that follow if FAULT_LASTS is set. How many calls there were is written to FAULT_COUNT at the end.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_int calls;

static int is_refused(const char *call, const char *path) {
    const char *folder = getenv("FAULT_FOLDER"), *kind = getenv("FAULT_CALL");
    if (!folder || !kind || strcmp(kind, call) || strncmp(path, folder, strlen(folder))) return 0;
    int number = atomic_fetch_add(&calls, 1) + 1, first = atoi(getenv("FAULT_AT"));
    if (!first || number < first || (number > first && !getenv("FAULT_LASTS"))) return 0;
    errno = atoi(getenv("FAULT_ERRNO"));
    return 1;
}

static int is_refused_on(const char *call, int file) {
    char link[40], path[4096] = "";
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    return readlink(link, path, sizeof path - 1) > 0 && is_refused(call, path);
}

__attribute__((destructor)) static void count(void) {
    FILE *file = getenv("FAULT_COUNT") ? fopen(getenv("FAULT_COUNT"), "w") : NULL;
    if (file) fprintf(file, "%d", atomic_load(&calls)), fclose(file);
}

#define NEXT(result, name, parameters)                    \
    static result(*next) parameters;                      \
    if (!next) *(void **)&next = dlsym(RTLD_NEXT, #name);
#define ON_FILE(result, name, kind, parameters, arguments)              \
    result name parameters {                                            \
        NEXT(result, name, parameters)                                  \
        return is_refused_on(kind, file) ? -1 : next arguments;         \
    }
ON_FILE(ssize_t, read, "read", (int file, void *bytes, size_t size), (file, bytes, size))
ON_FILE(ssize_t, pread, "read", (int file, void *bytes, size_t size, off_t at), (file, bytes, size, at))
ON_FILE(ssize_t, pread64, "read", (int file, void *bytes, size_t size, off64_t at), (file, bytes, size, at))
ON_FILE(ssize_t, write, "write", (int file, const void *bytes, size_t size), (file, bytes, size))
ON_FILE(ssize_t, pwrite, "write", (int file, const void *bytes, size_t size, off_t at), (file, bytes, size, at))
ON_FILE(ssize_t, pwrite64, "write", (int file, const void *bytes, size_t size, off64_t at), (file, bytes, size, at))
ON_FILE(int, fsync, "sync", (int file), (file))
ON_FILE(int, fdatasync, "sync", (int file), (file))

// What is read as the mode of a call without one is not looked at.
#define OPEN(name)                                                      \
    int name(const char *path, int flags, ...) {                        \
        NEXT(int, name, (const char *, int, ...))                       \
        va_list list;                                                   \
        va_start(list, flags);                                          \
        mode_t mode = va_arg(list, mode_t);                             \
        va_end(list);                                                   \
        return is_refused("open", path) ? -1 : next(path, flags, mode); \
    }
OPEN(open)
OPEN(open64)
