"""What Tools/proof/Programs says of the programs."""

import os
import pathlib
import shlex

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT = pathlib.Path(os.environ.get("PROGRAMS", ROOT / ".build/debug"))
# By each program's name there.
FACTS = {
    each.name: dict(shlex.split(line)[0].split("=", 1) for line in each.read_text().splitlines())
    for each in sorted((ROOT / "Tools/proof/Programs").iterdir())
}
# The program that tests take which suit any.
FIRST = next(iter(FACTS))
# Its link, its push, the member that leads there, the route and the screen that it opens and its banner, and the screen of
# its notice.
LINK, PUSH, MEMBER, ROUTE, SCREEN, BANNER, NOTICE = (
    FACTS[FIRST][each] for each in ["link", "push", "member", "route", "screen", "banner", "notice"])
