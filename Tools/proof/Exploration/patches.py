"""Reads the patches of Tools/proof/Exploration/Mutants."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / "Tools/proof/Exploration/Mutants"


def paths():
    return sorted(FOLDER.glob("*.patch")) + sorted(FOLDER.glob("Disk/*.patch"))


def name(path):
    return str(path.relative_to(FOLDER).with_suffix(""))


def files(path):
    return re.findall(r"^\+\+\+ b/(.*)$", path.read_text(), re.M)


def mutated(path):
    """The text of each file that the patch changes."""
    with tempfile.TemporaryDirectory() as folder:
        copies = {file: pathlib.Path(folder, file) for file in files(path)}
        for file, copy in copies.items():
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text((ROOT / file).read_text())
        applied = subprocess.run(
            ["git", "apply", "--unidiff-zero", path], cwd=folder, capture_output=True, text=True,
            env={**os.environ, "GIT_CEILING_DIRECTORIES": str(pathlib.Path(folder).parent)})
        texts = {file: copy.read_text() for file, copy in copies.items()}
        if applied.returncode or any(text == (ROOT / file).read_text() for file, text in texts.items()):
            sys.exit(f"{name(path)} does not apply any more\n{applied.stderr}")
        return texts
