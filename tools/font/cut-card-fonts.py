"""Cuts the fixed faces of the share card out of the site's own variable Archivo: satori reads neither WOFF2 nor axes.

    python3 tools/font/cut-card-fonts.py src/processes/web/app/design/fonts/archivo.woff2 src/server/images/share-card/fonts
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FACES = {
    "display": {"wght": 760, "wdth": 116},
    "text": {"wght": 500, "wdth": 100},
    "strong": {"wght": 650, "wdth": 104},
    "narrow": {"wght": 780, "wdth": 72},
}

source, folder = sys.argv[1], Path(sys.argv[2])
for name, place in FACES.items():
    face = instantiateVariableFont(TTFont(source, recalcTimestamp=False), place)
    face.flavor = "woff"
    face.save(folder / f"archivo-{name}.woff")
