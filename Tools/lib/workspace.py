"""What Tools/new and Tools/remove share: a feature's names, the lines that wire it, and a change that is made whole."""
import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

# Whoever reads what a command prints may stop reading.
signal.signal(signal.SIGPIPE, signal.SIG_DFL)
ROOT = pathlib.Path(__file__).resolve().parents[2]
# What an interrupted command still has to do.
UNFINISHED = "Tools/.unfinished"


class Arguments(argparse.ArgumentParser):
    """Reads what a command is asked for; its usage is the docstring of the command."""

    def parse(self):
        if {"-h", "--help"} & set(sys.argv):
            print(sys.modules["__main__"].__doc__)
            sys.exit(0)
        return self.parse_args()

    def error(self, reason):
        refuse(f"{reason[0].upper()}{reason[1:]}.")


def refuse(reason):
    """Ends with what is wrong and what to do; nothing was changed."""
    command = pathlib.Path(sys.argv[0]).name
    print(f"{command}: {reason}\nTools/{command} --help says more.", file=sys.stderr)
    sys.exit(64)


def fail(reason):
    """Ends with what went wrong."""
    print(f"{pathlib.Path(sys.argv[0]).name}: {reason}", file=sys.stderr)
    sys.exit(74)


def run(command, folder, stderr=None):
    """Runs a command to its end, which may be a failure, and ends if there is no such program."""
    try:
        return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=stderr, text=True)
    except FileNotFoundError as missing:
        fail(f"There is no `{missing.filename}` here: Tools/setup says what to install.")


def call(command, folder):
    """Runs a command, and returns what it prints; ends if it fails, which it says itself."""
    done = run(command, folder)
    if done.returncode:
        fail(f"`{' '.join(command)}` failed. Mend that, and run this command again.")
    return done.stdout


def abridged(lines, limit=5):
    return "\n  ".join(lines[:limit] + ([f"and {len(lines) - limit} more"] if len(lines) > limit else []))


# Names

# Plurals that the rules of `one_of` read wrongly.
ODD_PLURALS = {"people": "person", "children": "child", "movies": "movie", "cookies": "cookie", "caches": "cache"}
# Names of Foundation, of SwiftUI and of manifests that have the starter's noun in them, and mean something else.
FOREIGN = re.compile("(?:byName|copy|move|product|remove|tab|Toolbar|URLQuery)Item")


def one_of(plural):
    """The singular of an English plural; None where its letters do not tell."""
    before, last = re.fullmatch("(.*?)([A-Z][a-z0-9]*|[A-Z0-9]*)", plural).groups()
    last = last.lower()
    if last not in ODD_PLURALS and (not last.endswith("s") or re.search("(?:[sui]s|news|series|species)$", last)):
        return None
    one = ODD_PLURALS.get(last) or re.sub("(?<=..)ies$", "y", last)
    if one == last:
        one = re.sub("(?<=ss|sh|ch|zz)es$|(?<=x)es$|(?<=[^aeo]us)es$|s$", "", last)
    return before + one.capitalize()


class Noun:
    """A noun in each form that a text writes it in."""

    def __init__(self, name):
        if not re.fullmatch("[A-Z][A-Za-z0-9]*", name) or not re.search("[a-z]", name):
            refuse(f'"{name}" is no name in upper camel case: it starts with a capital, and holds letters and digits '
                   "only, such as StudyRooms.")
        if len(name) > 20:
            refuse(f'"{name}" is too long: a name has at most 20 letters, so that lines stay short.')
        words = re.findall("[A-Z]+(?![a-z])[0-9]*|[A-Z][a-z0-9]*", name)
        self.upper = name
        self.lower = words[0].lower() + "".join(words[1:])
        self.hyphenated = "-".join(words).lower()
        self.spaced = " ".join(word if len(word) > 1 and word.isupper() else word.lower() for word in words)
        self.sentence = self.spaced[0].upper() + self.spaced[1:]


class Feature:
    """A feature by the plural that names its module, and the singular that names what it stores."""

    def __init__(self, plural, singular=None):
        self.many = Noun(plural)
        singular = singular or one_of(plural)
        if not singular:
            refuse(f'"{plural}" is no plural by its letters, and a module of Domain is named by one: write a plural, '
                   "such as Bookings, or say with --singular what one of them is called.")
        if singular == plural:
            refuse(f"No type bears its module's name: one of {plural} has to be called something else.")
        self.one = Noun(singular)
        self.modules = [plural, f"{singular}Store", f"{singular}Flow"]
        self.targets = self.modules + [f"{module}Tests" for module in self.modules] + [f"{singular}Support"]
        self.imports = re.compile(rf"^(?:@?\w+ )?import (?:{'|'.join(self.targets)})$", re.M)
        forms = {form for noun in (self.many, self.one) for form in vars(noun).values()}
        self.forms = sorted(forms, key=lambda form: (-len(form), form))
        self.pattern = re.compile("|".join(
            ("(?<![A-Z])" if form[0].isupper() else "(?<![A-Za-z])") + form + "(?![a-z])" for form in self.forms))

    def is_named(self, text):
        """Whether a text names the feature: `ItemStore` and `makeItem` do, `Itemized` and `subitem` do not."""
        return self.pattern.search(FOREIGN.sub("", text)) is not None


# Files

IGNORED = ("DerivedData", "xcuserdata", "__pycache__")


def files_of(root):
    """The text of each file of a project, by its path; None for one that is no text."""
    found = {}
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name[0] != "." and name not in IGNORED]
        for path in (pathlib.Path(folder, name) for name in names):
            try:
                found[path.relative_to(root).as_posix()] = path.read_text(encoding="utf-8")
            except (UnicodeDecodeError, FileNotFoundError):
                found[path.relative_to(root).as_posix()] = None
    return found


def features_in(here):
    """The features of a workspace: each has a Domain module with the repository of what it stores, and a flow or a
    store that is called after that."""
    modules = {"/".join(path.split("/")[1:3]) for path in here if path.startswith("Modules/")}
    found = [re.fullmatch(r"Modules/Domain/(\w+)/(?:.+/)?(\w+)Repository\.swift", path) for path in here]
    return [Feature(match[1], match[2]) for match in found
            if match and {f"Presentation/{match[2]}Flow", f"Data/{match[2]}Store"} & modules]


def is_starters(path):
    """Whether a file is one that features are made from."""
    return path.startswith("Tools/Starter/")


# Lines that wire a feature

TOKENS = re.compile(
    r'(?P<comment>//[^\n]*|/\*.*?\*/)'
    r'|(?P<string>(#*)"""(?:\\.|.)*?"""\3|(#+)"[^\n]*?"\4'
    r'|"(?:\\\((?:[^()"\n]|"[^"\n]*"|\([^()\n]*\))*\)|\\.|[^"\\\n])*")'
    r'|(?P<word>`[^`\n]*`|\w+)|(?P<mark>[^\s\w])|\n', re.S)
# An import, a declaration, an extension with nothing but protocols, an assignment: of what is it?
STATEMENT = re.compile(
    r"(?:@\w+(?:\([^)]*\))? |(?:public|package|internal|private|fileprivate|static|nonisolated|final|override|lazy|weak"
    r"|mutating|indirect)(?:\(set\))? )*"
    r"(?:(?:import|let|var|func|struct|class|enum|actor|protocol|typealias|case) `?(?P<declared>\w+)"
    r"|extension \w+: (?P<protocols>[\w, ]+) \{\}$|(?:self\.)?(?P<assigned>\w+) = )")


# The feature that a new workspace begins with, and others are made from.
ITEMS = Feature("Items")


def makes_features(path, text):
    """Whether a new feature takes something from this file of the starter: the whole file, or lines that wire it."""
    return ITEMS.is_named(path) or bool(wiring(path, text, ITEMS)[0])


def wiring(path, text, feature):
    """Which lines of a file, from 0, do nothing but wire a feature, and which use it otherwise."""
    lines = text.split("\n")
    if path.endswith(".swift"):
        return Code(text, feature, is_manifest=path.endswith("Package.swift")).wiring()
    if path.endswith(".md"):
        return page_wiring(lines, feature)
    keys = {".strings": r'^"([\w.-]+)" =', ".jsonl": r'"(\w+)" *:'}.get(os.path.splitext(path)[1])
    if keys:
        return {number for number, line in enumerate(lines) if any(
            feature.is_named(word) for key in re.findall(keys, line) for word in key.split("."))}, set()
    if os.path.basename(path) == "tour.scenario":
        return tour_wiring(lines, feature), set()
    # A command of a scenario begins with the noun, a link has it between slashes, and a value is quoted.
    use = re.compile(rf'(?:^|[/"])(?:{feature.pattern.pattern})(?=[/" ]|$)')
    return set(), {number for number, line in enumerate(lines) if use.search(line)}


def tour_wiring(lines, feature):
    """In the tour: the parts of which a line names the feature, each with the blank line behind it."""
    wires, part = set(), []
    for number, line in enumerate(lines):
        part.append(number)
        if not line.strip() or number == len(lines) - 1:
            if any(feature.is_named(lines[each]) for each in part if not lines[each].startswith("#")):
                wires.update(part)
            part = []
    return wires


def page_wiring(lines, feature):
    """In a page: the rows of the feature's modules, its section, and the wiring in samples that import one of them."""
    wires, uses, section, sample = set(), set(), 0, None
    row = re.compile(rf"\| (?:`(?:{'|'.join(feature.modules)})`(?:, )?)+ \|")
    for number, line in enumerate(lines):
        heading = re.match(r"(#+) +(\w*)", line) if sample is None else None
        if heading and len(heading[1]) <= (section or 9):
            section = len(heading[1]) if heading[2] in (feature.many.upper, feature.one.upper) else 0
        if section or row.match(line):
            wires.add(number)
        if line.startswith("```") and sample is None:
            sample = number + 1
        elif line.startswith("```"):
            code = "\n".join(lines[sample:number])
            if lines[sample - 1] == "```swift" and feature.imports.search(code):
                for found, total in zip(Code(code, feature).wiring(), (wires, uses)):
                    total.update(sample + line for line in found)
            sample = None
    return wires, uses - wires


class Code:
    """Swift code by its lines: the tokens of each, without comments, and the brackets that are open where it begins."""

    def __init__(self, text, feature, is_manifest=False):
        self.lines, self.feature, self.is_manifest = text.split("\n"), feature, is_manifest
        self.tokens, self.opened = [[]], [""]
        opened = ""
        for token in TOKENS.finditer(text):
            if token["mark"] and token[0] in "([{":
                opened += token[0]
            elif token["mark"] and token[0] in ")]}":
                opened = opened[:-1]
            if token["word"] or token["string"] or token["mark"]:
                self.tokens[-1].append(token[0])
            for _ in range(token[0].count("\n")):
                self.tokens.append([])
                self.opened.append(opened)

    def is_named(self, token):
        """A manifest's own words may be called as a feature: there only targets count. A sentence may have the noun in
        it by chance."""
        if self.is_manifest:
            return token[0] == '"' and token[1:-1] in self.feature.targets
        return not re.search(r"\s", token) and self.feature.is_named(token)

    def wiring(self):
        wires, uses = set(), set()
        for number, line in enumerate(self.lines):
            note = re.match(r"\s*/// +- (\w+):", line)
            if note and self.is_named(note[1]):
                wires.add(number)
            # What a removed feature has left says so by itself.
            elif number not in wires and ".retired(" not in line and any(map(self.is_named, self.tokens[number])):
                run = self.run(number)
                wires.update(run)
                uses.update([] if run else [number])
        return wires | set(self.blank_lines(wires)), uses

    def run(self, number):
        """The lines that go with a line that names the feature; none if they do more than to wire it."""
        first = number
        # A call that begins with the feature's name as a string is its own whole.
        if number and self.lines[number - 1].endswith("(") and self.lines[number].lstrip().startswith('"'):
            first -= 1
        last = first
        while last + 1 < len(self.lines) and (
                len(self.opened[last + 1]) > len(self.opened[first])
                or self.lines[last + 1].strip() == "{" and self.opened[last + 1] == self.opened[first]):
            last += 1
        if self.opened[first][-1:] in ("(", "["):
            return range(first, last + 1) if self.are_elements(first, last) else range(0)
        statement = STATEMENT.match(self.lines[first].strip())
        if not statement or not all(map(self.is_named, re.findall(r"\w+", statement[statement.lastgroup]))):
            return range(0)
        while first and statement["declared"] and self.lines[first - 1].lstrip().startswith(("///", "@")):
            first -= 1
        return range(first, last + 1)

    def are_elements(self, first, last):
        """Whether lines hold whole elements, each of which names the feature; among arguments each by its label."""
        before, code, after = ([token for line in lines for token in line] for lines in (
            self.tokens[:first], self.tokens[first:last + 1], self.tokens[last + 1:]))
        if before[-1] not in ("(", "[", ",") or code[-1] != "," and after[:1] not in ([")"], ["]"]):
            return False
        elements, depth = [[]], 0
        for token in code:
            depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))
            if token == "," and depth == 0:
                elements.append([])
            else:
                elements[-1].append(token)
        if self.opened[first][-1] == "[" and self.is_manifest:
            # A module's line begins with its name; behind that stands what it uses.
            names = [next((token for token in element if token[0] == '"'), "?") for element in elements if element]
            return all(map(self.is_named, names))
        if self.opened[first][-1] == "[":
            return all(any(map(self.is_named, element)) for element in elements if element)
        return all(element[1:2] == [":"] and self.is_named(element[0]) for element in elements if element)

    def blank_lines(self, wires):
        """Of two blank lines around a run of lines one goes with it, as does the one between it and a brace."""
        for first in wires:
            after = next(number for number in range(first, len(self.lines) + 1) if number not in wires)
            above = self.lines[first - 1] if first and first - 1 not in wires else None
            below = self.lines[after].strip() if after < len(self.lines) else "}"
            if above == "" and below[:1] in ("", "}"):
                yield first - 1
            elif above is not None and above.endswith("{") and below == "":
                yield after


# A change

def change(texts, gone, summary):
    """Writes files, deletes others, and draws the modules anew: all of it, or nothing. The whole of it is written down
    first, so that the same command finishes it if it is interrupted."""
    if run(["git", "rev-parse"], ROOT, stderr=subprocess.DEVNULL).returncode:
        refuse("This folder is no git repository, whose files Tools/check reads. Run `git init` first.")
    texts = {path: text for path, text in formatted(texts).items() if text != text_of(path)}
    begun = {"command": command(), "before": {path: mark(text_of(path)) for path in texts}, "texts": texts,
             "gone": gone, "summary": summary}
    put(UNFINISHED, json.dumps(begun))
    finish(begun)


def command():
    return [f"Tools/{pathlib.Path(sys.argv[0]).name}", *sys.argv[1:]]


def finish_interrupted():
    """Finishes what the same command began, and refuses any other meanwhile."""
    if not (ROOT / UNFINISHED).exists():
        return
    begun = unfinished()
    if begun["command"] != command():
        refuse(f"`{' '.join(begun['command'])}` was interrupted: run that command again, which finishes it. If git has "
               f"undone it, delete {UNFINISHED}.")
    edited = [path for path, text in begun["texts"].items()
              if mark(text_of(path)) not in (begun["before"][path], mark(text))]
    if edited:
        refuse(f"This command was interrupted, and these files were changed since:\n  {abridged(edited)}\n"
               f"Undo all of it with git, and delete {UNFINISHED}.")
    finish(begun)
    sys.exit(0)


def unfinished():
    try:
        begun = json.loads(text_of(UNFINISHED))
    except ValueError:
        begun = None
    if not isinstance(begun, dict) or set(begun) != {"command", "before", "texts", "gone", "summary"}:
        refuse(f"{UNFINISHED}, what an interrupted command still had to do, cannot be read. Undo with git what that "
               f"command changed, and delete {UNFINISHED}.")
    return begun


def finish(begun):
    for path, text in begun["texts"].items():
        put(path, text)
    for path in begun["gone"]:
        if (ROOT / path).exists():
            (ROOT / path).unlink()
        for folder in (ROOT / folder for folder in pathlib.Path(path).parents):
            if folder.exists() and not any(folder.iterdir()):
                folder.rmdir()
    call(["Tools/check", "--draw"], ROOT)
    (ROOT / UNFINISHED).unlink()
    print(begun["summary"])


def put(path, text):
    """Writes beside, and renames, so that a file is as before or as after."""
    place = ROOT / path
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = place.with_name(place.name + "~")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, place)


def text_of(path):
    return (ROOT / path).read_text(encoding="utf-8") if (ROOT / path).exists() else None


def mark(text):
    """What a file holds, by which a later edit is noticed."""
    return hashlib.sha256((text or "").encode("utf-8")).hexdigest()


def formatted(texts):
    """The texts with Swift code as the project's rules format it."""
    with tempfile.TemporaryDirectory() as folder:
        if (ROOT / ".swift-format").exists():
            shutil.copy(ROOT / ".swift-format", folder)
        code = {path: pathlib.Path(folder, path) for path in texts if path.endswith(".swift")}
        for path, place in code.items():
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(texts[path], encoding="utf-8")
        call(["swift", "format", "--in-place", "--recursive", "--parallel", "."], folder)
        return {**texts, **{path: place.read_text(encoding="utf-8") for path, place in code.items()}}
