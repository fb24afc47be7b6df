"""Reads the mutants of Tools/proof/Exploration/Mutants: each is a change of the sources that breaks a promise.

    ## name-of-the-mutant
    P6: what it breaks.
    Seen by LaunchGateTests.

    Modules/Domain/Launches/Gate/LaunchGate.swift
     a line that stays, where the next are not the only such lines of the file
    -a line that goes
    +a line that takes its place
    @@
    -another place in the same file

A place is found by its lines, so that a mutant stays where it is when the file above it grows.
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / "Tools/proof/Exploration/Mutants"
_FILE = re.compile(r"(?:Modules|Apps)/\S+\.swift")


class StaleMutant(SystemExit):
    """Its lines are not, or not once, in the file that it changes."""


class Mutant:
    def __init__(self, number, area, section):
        head, *lines = section.split("\n")
        self.number, self.area, self.name = number, area, head
        begin = next(index for index, line in enumerate(lines) if _FILE.fullmatch(line))
        self.description = "\n".join(lines[:begin]).strip()
        # Of many tests, those that are known to see it run first, and alone.
        self.seen_by = re.findall(r"^Seen by (\w+)\.$", self.description, re.M)
        self._places = _places("\n".join(lines[begin:]).rstrip("\n").split("\n"))

    @property
    def promise(self):
        return self.description.split("\n")[0]

    @property
    def files(self):
        return [file for file, _ in self._places]

    def mutated(self):
        """The text of each changed file; raises StaleMutant unless each place is in its file exactly once."""
        texts = {file: (ROOT / file).read_text() for file in self.files if (ROOT / file).exists()}
        for file, lines in self._places:
            old = "".join(line[1:] + "\n" for line in lines if line[:1] != "+")
            new = "".join(line[1:] + "\n" for line in lines if line[:1] != "-")
            # A place begins where a line begins.
            places = ("\n" + texts.get(file, "")).count("\n" + old)
            if places != 1:
                raise StaleMutant(f"{self.name} does not apply any more: {file} has its lines {places} times\n{old}")
            texts[file] = ("\n" + texts[file]).replace("\n" + old, "\n" + new)[1:]
        return texts


def _places(lines):
    """A file and the lines of a change, for each place."""
    places, file = [], None
    for line in lines:
        if _FILE.fullmatch(line):
            file = line
        if line == file or line == "@@":
            places.append((file, []))
        else:
            places[-1][1].append(line)
    return places


def read():
    """All mutants. The number of each chooses it when the built program runs."""
    sections = [
        (path.stem, section) for path in sorted(FOLDER.glob("*.txt"))
        for section in re.split(r"^## ", path.read_text(), flags=re.M)[1:]]
    return [Mutant(number, *each) for number, each in enumerate(sections, 1)]
