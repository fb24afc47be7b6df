"""What a copy may be called, and which addresses it may have."""
import re

from lib.workspace import refuse

# Words of Swift's own and modules of its toolchain: no program and no module can be called so.
RESERVED = set("""
    any app as associatedtype async await break case catch class combine consume continue copy darwin default defer
    deinit didset dispatch do each else enum extension fallthrough false fileprivate for foundation
    foundationessentials foundationnetworking foundationxml func get glibc guard if import in indirect init inout
    internal is let macro main module nil observation open operator oslog package private protocol public repeat
    rethrows return self set some static struct subscript super swift swiftui switch synchronization testing throw
    throws true try type typealias uikit usernotifications var where while willset xctest
    """.split())


def check_name(name):
    if not re.fullmatch("[A-Z][A-Za-z0-9]*", name):
        refuse(f'"{name}" is no name: it starts with a capital, and holds letters and digits only.')
    if len(name) > 40:
        refuse(f'"{name}" is too long: a name has at most 40 letters.')
    if name.lower() in RESERVED:
        refuse(f'"{name}" is a word or a module of Swift\'s own.')


# Apple's and the web's.
TAKEN_SCHEMES = set(
    "about blob data facetime file ftp http https javascript mailto maps sms tel urn view-source ws wss".split())


def checked_scheme(scheme):
    """In lower case. RFC 3986, section 3.1."""
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9+.\-]{0,59}", scheme):
        refuse(f'"{scheme}" is no scheme: it starts with a letter, and holds letters, digits, +, - and . only, 60 of '
               "them at most.")
    if scheme.lower() in TAKEN_SCHEMES:
        refuse(f'"{scheme}" is no scheme for an app: others have it already.')
    return scheme.lower()


def checked_host(host):
    """In lower case; a DNS name of two labels at least. RFC 1123, section 2.1."""
    labels = host.lower().split(".")
    are_labels = all(re.fullmatch("[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", label) for label in labels)
    if not are_labels or len(labels) < 2 or labels[-1].isdigit() or len(host) > 253:
        refuse(f'"{host}" is no host: write a DNS name such as app.example.com.')
    return host.lower()


# As git and a manifest take it, and Tools/origin as a shell reads it.
PART = r"""[^\s"\\'$`/]"""
ADDRESS = re.compile(rf"(?:(?:https?|ssh|git)://{PART}+/|file:///|/|[\w.\-]+@[\w.\-]+:)(?:{PART}+/)*{PART}+/?")


def package_at(address):
    """What SwiftPM calls a package: the end of its address."""
    return re.sub(r"\.git$", "", address.rstrip("/").split("/")[-1])


def folder_at(address):
    """The folder that an address names; None if it names another machine."""
    path = (address or "").removeprefix("file://")
    return path if path.startswith("/") else None
