"""Draws mutants by lot: a place in the sources, and one of a few operators that fits it."""

import pathlib
import random
import re

# How many of each module. Launches, LaunchDecisions, AppFlow and Navigation have those of Exploration/Mutants instead.
WANTED = {
    "Domain/Notifications": 50, "Data/Storage": 30, "Data/LaunchStore": 20, "Data/ChatStore": 15, "Data/FeedStore": 8,
    "Data/OrderStore": 6, "Data/BackendClient": 8, "Presentation/ChatFlow": 16, "Presentation/FeedFlow": 8,
    "Presentation/OrderFlow": 8, "Platform/DeviceSimulator": 50, "Platform/SimulatorPage": 30, "Apps/RouterCommands": 80,
}
SEED = 1
# Each rewrites one match of its expression in a line of code.
_OPERATORS = [
    (r" == ", " != "), (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "), (r" < ", " <= "), (r" > ", " >= "),
    (r" <= ", " < "), (r" >= ", " > "), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"(?<![\w.$#])\d+(?![\w.])", lambda found: str(int(found[0]) + 1)), (r"\.first\b(?!\()", ".last"),
    (r"\.last\b(?!\()", ".first"), (r"\bmin\(", "max("), (r"\bmax\(", "min("), (r" \+ (?=\w)", " - "),
    (r"(?<=\bif )(?!let |case |var |!)[^,{]+(?= \{$)", lambda found: f"!({found[0]})"),
    (r"(?<=\bguard )(?!let |case |var )[^,{]+(?= else \{)", lambda found: f"!({found[0]})"),
    # A call, or a change of what was there, is left out.
    (r"^(?:try |await )*[a-z][\w.?]*\([^$]*\)$", "_ = ()"), (r"^(?!self\.\w+ = \w+$)[a-z][\w.]*(?:\[[^\]]*\])? [-+]?= .*[^,({]$", "_ = ()"),
]
# In the text of SQL.
_SQL = [(r" = ", " <> "), (r" <> ", " = "), (r" AND ", " OR "), (r" DESC\b", " ASC"), (r" < ", " <= "), (r" > ", " >= ")]


def draw(root):
    """Pairs of a name and a file's mutated text, twice as many of each module as wanted: not all compile."""
    for module, wanted in WANTED.items():
        folder = root / module if module.startswith("Apps") else root / "Modules" / module
        places = [place for path in sorted(folder.rglob("*.swift")) for place in _places(root, path)]
        lot = random.Random(f"{SEED} {module}")
        lot.shuffle(places)
        lines = set()
        drawn = []
        for path, number, line in places:
            if len(drawn) < 2 * wanted and (path, number) not in lines:
                lines.add((path, number))
                drawn.append(_mutant(root, path, number, line))
        yield module, wanted, drawn


def _mutant(root, path, number, line):
    lines = path.read_text().split("\n")
    before, lines[number] = lines[number].strip(), line
    file = path.relative_to(root)
    return f"{pathlib.Path(*file.parts[-2:])}:{number + 1} `{before}` → `{line.strip()}`", str(file), "\n".join(lines)


def _places(root, path):
    """Each line that some operator can rewrite, with what becomes of it."""
    for number, line in enumerate(path.read_text().split("\n")):
        code = line.strip()
        if re.match(r"//|import |public import|@|\"\"\"|while true|case .*:$|(\w+ )*(func|let \w+:|init)\b.*\{?$", code):
            continue
        indent = line[:len(line) - len(line.lstrip())]
        text = [match.span() for match in re.finditer(r'"(?:\\.|[^"\\])*"', code)]
        is_query = re.search(r"\b(SELECT|WHERE|AND|SET|ORDER|ON)\b", code)
        for pattern, replacement in _SQL if is_query else _OPERATORS:
            for found in re.finditer(pattern, code):
                is_text = any(start < found.start() and found.end() < end for start, end in text)
                if is_text and not is_query:
                    continue
                new = replacement if isinstance(replacement, str) else replacement(found)
                yield path, number, indent + code[:found.start()] + new + code[found.end():]
