"""Runs the terminal tests; the last line says what was seen."""

import pathlib
import sys
import unittest

import session

suite = unittest.defaultTestLoader.discover(str(pathlib.Path(__file__).parent))
if len(sys.argv) > 1:
    suite = unittest.defaultTestLoader.loadTestsFromNames(sys.argv[1:])
result = unittest.TextTestRunner(verbosity=2).run(suite)
sys.stderr.flush()
print(", ".join([f"{result.testsRun} tests", *session.MEASURED]), flush=True)
sys.exit(0 if result.wasSuccessful() and result.testsRun else 1)
