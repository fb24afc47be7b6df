"""Joins several versions of a Swift file in one, of which the environment chooses when the program runs.

So all mutants are built once. A version may differ in the bodies of functions, in what a line assigns and in lines of its
own between declarations; with anything else it is refused.
"""

import difflib
import re

SWITCH = "SWITCHYARD_MUTANT"
_HEAD = f"""
import Foundation

private let chosenVersion = Int(ProcessInfo.processInfo.environment["{SWITCH}"] ?? "") ?? 0
"""

# Comments, literals and braces: a brace in the first two opens nothing.
_TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|#+".*?"#+|"(?:\\.|[^"\\\n])*"|[{}]', re.S)
_DECLARATION = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?\s+|[a-z]+(?:\(set\))?\s+)*?"
    r"(struct|enum|class|actor|extension|protocol|func|init|var|subscript)\b(.*)", re.M | re.S)


def weave(original, versions):
    """The text that behaves as `versions[number]` where the switch has that number, else as the original."""
    parts = _parts(original)
    split = {number: _parts(text) for number, text in versions.items()}
    for number, others in split.items():
        if len(others) != len(parts):
            raise ValueError(f"version {number} adds or removes a function")
    woven = []
    for index, (header, text) in enumerate(parts):
        changed = {number: others[index][1] for number, others in split.items() if others[index][1] != text}
        if not changed:
            woven.append(text)
        elif header is None:
            woven.append(_joined_declarations(text, changed))
        else:
            woven.append(_joined_bodies(header, text, changed))
    return "".join(woven) + _HEAD


def _parts(text):
    """The text cut at the outermost bodies of functions: pairs of a body's header, or nil between bodies, and its text."""
    parts, depth, end, last, body = [], 0, 0, 0, None
    for token in _TOKEN.finditer(text):
        if token.group() == "{":
            declaration = None if body else _declaration(text[last:token.start()])
            if declaration and declaration[0] in ("func", "init", "var", "subscript"):
                body = (token.end(), depth, declaration)
            depth, last = depth + 1, token.end()
        elif token.group() == "}":
            depth, last = depth - 1, token.end()
            if body and body[1] == depth:
                parts += [(None, text[end:body[0]]), (body[2], text[body[0]:token.start()])]
                end, body = token.start(), None
    return parts + [(None, text[end:])]


def _declaration(text):
    """The keyword of the last declaration that begins in a text, and what follows it."""
    found = None
    while match := _DECLARATION.search(text):
        found, text = match.groups(), match.group(2)
    return found


def _joined_bodies(header, text, changed):
    cases = "".join(f"\ncase {number}: {_returning(header, body)}" for number, body in sorted(changed.items()))
    return f"\nswitch chosenVersion {{{cases}\ndefault: {_returning(header, text)}\n}}\n"


def _returning(header, body):
    """The body with the `return` that Swift lets the only expression of a body do without."""
    keyword, signature = header
    while (plain := re.sub(r"\([^()]*\)", "", signature)) != signature:
        signature = plain
    has_result = keyword in ("var", "subscript") or keyword == "func" and "->" in signature
    return f"return {body}" if has_result and not re.search(r"\breturn\b", body) else body


def _joined_declarations(text, changed):
    lines = text.split("\n")
    added = {}
    for number, other in sorted(changed.items()):
        others = other.split("\n")
        for kind, start, end, first, last in difflib.SequenceMatcher(None, text.split("\n"), others, False).get_opcodes():
            if kind == "insert":
                added[start] = added.get(start, []) + others[first:last]
            elif kind == "replace" and end - start == last - first:
                for index in range(end - start):
                    lines[start + index] = _joined_values(number, lines[start + index], others[first + index])
            elif kind != "equal":
                raise ValueError(f"version {number} changes more than a value between functions")
    return "\n".join(line for index, each in enumerate(lines) for line in added.get(index, []) + [each])


def _joined_values(number, line, other):
    start, value = line.split(" = ", 1)
    assigned, other_value = other.split(" = ", 1)
    if assigned != start or not re.search(r"\b(let|var|init|func)\b|^\s*_? ?\w+: ", start):
        raise ValueError(f"version {number} changes more than a value: {other.strip()}")
    return f"{start} = chosenVersion == {number} ? {other_value} : {value}"
