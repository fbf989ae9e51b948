#!/bin/sh
# Tools and fonts of the art pipeline, on Debian 12. Fonts go to art/.cache/fonts as TTF, which Blender and PIL can read.
set -eu
cd "$(dirname "$0")"
apt-get install -y --no-install-recommends blender ffmpeg python3-numpy python3-scipy python3-pil python3-fonttools python3-brotli
mkdir -p .cache/fonts .cache/npm
(cd .cache/npm && npm pack --silent @fontsource/fraunces @fontsource/figtree && for f in *.tgz; do d="${f%.tgz}"; mkdir -p "$d" && tar xzf "$f" -C "$d"; done)
/usr/bin/python3 - <<'PY'
import glob
from fontTools.ttLib import TTFont
for family, weights in (('fraunces', (300, 400, 600)), ('figtree', (400, 500, 600))):
    for w in weights:
        f = TTFont(glob.glob(f'.cache/npm/fontsource-{family}-*/package/files/{family}-latin-{w}-normal.woff')[0])
        f.flavor = None
        f.save(f'.cache/fonts/{family}-{w}.ttf')
PY
