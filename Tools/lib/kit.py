"""Where a copy has the kit: in its own manifest, or in another package that its manifest and Xcode project name."""
import re

from lib.request import package_at
from lib.workspace import fail


# The kit's module for an app with a router of its own, which a copy is not.
UNUSED = "Arrivals"


def section(text, start, end):
    """The part of a manifest from one text to another."""
    first = text.find(start)
    last = text.find(end, first)
    if first < 0 or last < 0:
        fail(f"Nothing stands from `{start.strip()}` to `{end.strip()}` in a Package.swift any more.")
    return text[first:last]


def with_part(text, old, new):
    if old not in text:
        fail(f"`{old.strip()}` does not stand in the starter or in Package.swift any more.")
    return text.replace(old, new)


def manifest_with_sources(kit, app, has_tests):
    """The kit's manifest with the app in the place of the demos. Both are written with the same functions."""
    kit = kit.replace(section(kit, f'    presentation(\n        "{UNUSED}"', '    presentation("Navigation"'), "")
    # The pages about a module stay behind.
    kit = re.sub(r'excluding: \["README\.md".*?\], |, excluding: \["README\.md"\]', "", kit)
    own = section(app, "// The app: ", "let package")
    manifest = kit.replace(section(kit, "// The demos: ", "func moduleNames"), own)
    manifest = manifest.replace(section(kit, "// A demo's iOS app ", "// The layers. "), "")
    targets = "(kit + workbench + app).joined()" if has_tests else (
        "(kit + workbench).joined().filter { $0.type != .test } + app.joined()")
    manifest = with_part(manifest, "(kit + workbench + demos).joined()", targets)
    product = section(app, "        // What the iOS app links.", "    ],\n    dependencies:")
    kit_products = section(kit, "        + moduleNames(kit + workbench).map", ",\n    traits:")
    return with_part(manifest, kit_products, f"{kit_products}\n        + [\n{product}        ]")


def manifest_with_package(manifest, asked):
    starters = '.package(name: "Switchyard", path: "../.."),'
    if asked.address is None:
        return with_part(
            manifest, starters,
            "// If the kit or this workspace moves, change the path here, in Tools/origin and in the Xcode project.\n"
            f'        .package(name: "Switchyard", path: {quoted(asked.path)}),')
    kind, value = asked.pin
    manifest = with_part(manifest, starters, f'.package(url: "{asked.address}", {kind}: "{value}"),')
    return with_part(manifest, 'package: "Switchyard"', f'package: "{package_at(asked.address)}"')


def project(text, asked):
    """The Xcode project with the copy's languages, and with the kit where it is."""
    if asked.language is None:
        text = with_part(text, "knownRegions = ( en, ko, Base )", "knownRegions = ( en, Base )")
    [(line, key, starters)] = re.findall(
        r"((\w+) = (\{ isa = XCLocalSwiftPackageReference; relativePath = \.\./\.\./\.\.; \});\n)", text)
    if asked.kit == "source":
        return text.replace(line, "").replace(f"{key}, ", "")
    if asked.address is None:
        # The project stands in a folder of the copy.
        path = asked.path if asked.path.startswith("/") else f"../{asked.path}"
        return text.replace(starters, f"{{ isa = XCLocalSwiftPackageReference; relativePath = {quoted(path)}; }}")
    kind, value = asked.pin
    requirement = (f'kind = upToNextMajorVersion; minimumVersion = "{value}";' if kind == "from" else
                   f"kind = revision; revision = {value};")
    text = text.replace(starters, f'{{ isa = XCRemoteSwiftPackageReference; repositoryURL = "{asked.address}"; '
                                  f"requirement = {{ {requirement} }}; }}")
    # Xcode finds a product of a package with an address by what the product names. The copy's own stands in quotes.
    return re.sub(r"(\{ isa = XCSwiftPackageProductDependency; productName = \w+; )\}", rf"\1package = {key}; }}", text)


def quoted(text):
    """As Swift and an Xcode project read it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
