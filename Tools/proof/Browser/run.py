"""Runs the browser tests; the last line says what was seen."""

import pathlib
import sys
import unittest

import served

here = pathlib.Path(__file__).parent
# A program's own tests are in a folder of its name.
folders = [here, *sorted({each.parent for each in here.glob("*/test_*.py")})]
sys.path[:0] = [str(each) for each in folders]
suite = unittest.TestSuite(unittest.TestLoader().discover(str(each), top_level_dir=str(each)) for each in folders)
if len(sys.argv) > 1:
    suite = unittest.defaultTestLoader.loadTestsFromNames(sys.argv[1:])
result = unittest.TextTestRunner(verbosity=2).run(suite)
sys.stderr.flush()
print(f"{result.testsRun} tests, " + ", ".join(served.MEASURED), flush=True)
sys.exit(0 if result.wasSuccessful() and result.testsRun else 1)
