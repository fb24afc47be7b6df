"""Makes a picture small: picture.py FROM TO. A drawing has few colours."""

import sys

from PIL import Image

source, target = sys.argv[1:]
picture = Image.open(source).convert("RGB")
picture.quantize(colors=256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(target, optimize=True)
