"""Plates for the spa's loops (loops.py)."""
import random

import numpy as np

import light
import props as p
import studio as s
from arrangements import arrangements

arrangement, build = arrangements(light.MORNING)


@arrangement
def water_bowl(work):
    """Seen from above: a wide porcelain bowl with gel spheres, without its water."""
    p.table('linen', colour='#E9DFD2')
    out = [(0, 0.0), (1.2, 0.0, 0.1), (1.62, 0.55, 0.3), (1.56, 0.57, 0.02), (1.1, 0.08, 0.4), (0, 0.06)]
    s.lathe('bowl', s.fillet(out, 12), s.plain('#E7E4DC', 0.3, coat=0.3), segments=200)
    g = p.gel('#FDFEFD', 1.42)
    for x, y, r in ((0.25, 0.2, 0.3), (-0.35, 0.45, 0.2), (-0.2, -0.3, 0.26), (0.4, -0.42, 0.17), (0.72, 0.1, 0.13), (-0.7, 0.0, 0.14), (0.05, 0.75, 0.14), (0.0, -0.75, 0.1)):
        s.sphere('gel', r, (x, y, r + 0.07), g)
    light.morning(seed=3, fill=0.5, soft=0.06, leaves=False, power=2.4)
    s.softbox((-2.5, 2.5, 4), (0, 0, 0), (2, 2), 120)
    p.view((0, 0, 0.2), 12.5, 89.9, 0)
    return dict(level=(0.6, 0.5))


@arrangement
def water_cylinder(work):
    """A glass cylinder of water beside eucalyptus; the bubbles are added by the loop."""
    p.table('plaster', '#E6DDD1')
    g = s.glass('#FDFEFD', 0.0, 1.45)
    outer = s.fillet([(0, 0), (0.62, 0, 0.05), (0.62, 2.5, 0.02)])
    s.lathe('wall', outer, g)
    inner = [(0, 0.1), (0.58, 0.1), (0.58, 2.5)]
    s.lathe('inner', s.fillet([(0, 0.1), (0.58, 0.1, 0.04), (0.58, 2.49, 0.005), (0.62, 2.5)])[::-1], g)
    s.solid('water', [(0.583, 0.097, 0.04), (0.583, 2.15)], s.glass('#FAFDFC', 0.0, 1.33))
    p.eucalyptus((0.35, -0.75, 0.12), 0.35, 1.9, 4, 0.0, '#7F9B86', 8)
    p.eucalyptus((-1.9, 0.9, 0.1), 0.9, 2.2, 6, -0.6, '#7F9B86', 8)
    light.morning(seed=5, fill=0.45, soft=0.05, leaves=False)
    s.softbox((-2.6, 1.6, 2.4), (0, 0, 1.2), (0.8, 3), 90)
    p.view((0.05, 0, 1.12), 12.8, 8, 0)


@arrangement
def leaf_pond(work):
    """Calm water with leaves and dark stones from above, lit so that sun and sky come as two layers."""
    p.table('plaster', '#D9D2C4')
    rnd = random.Random(6)
    for x, y, r, c in ((-0.85, 0.9, 0.55, '#4E4A45'), (-0.3, 1.45, 0.4, '#5C5751'), (0.95, -1.15, 0.62, '#46433F'), (0.35, -1.6, 0.36, '#625C55'), (-1.15, 0.1, 0.26, '#5A554F'), (1.1, -0.3, 0.24, '#6B655D')):
        p.pebble((x, y, -0.1), (r, r * 0.8, r * 0.5), c, int(r * 100), rnd.uniform(0, 3), 0.25)
    for i, (x, y, L) in enumerate(((0.35, 0.55, 0.85), (0.75, 0.95, 0.6), (-0.55, -0.5, 0.75), (-0.15, -0.95, 0.5), (0.1, 1.85, 0.55))):
        s.leaf('leaf', L, L * 0.42, p.leaf_green(('#6E9277', '#86A184', '#9BAE84', '#7B9A80', '#A3A070')[i]), (x, y, 0.36), (rnd.uniform(-0.1, 0.1), -0.05, rnd.uniform(0, 6)), curl=0.06)
    s.sun((0.6, 0.35, -0.9), 3.4, '#FFE7C8', 0.05, 'sun')
    s.softbox((-3, 3, 5), (0, 0, 0), (5, 5), 260, '#EEF3F2', 'sky')
    s.softbox((3, -4, 5), (0, 0, 0), (5, 5), 160, '#F6F2EA', 'sky')
    p.view((0, 0, 0), 13, 89.9, 0)
    return dict(level=(0.7, 0.5), lightgroups=['sun', 'sky'])


@arrangement
def silk(work):
    """Folds of sand silk under four amber lamps in a row and one soft sky, each in its own layer."""
    m = s.plain('#DCC6AC', 0.34, specular=0.5, sheen=0.7)

    def height(X, Y):
        q = p.waves(X, Y, 3, 0.55)
        t = 1.25 * (0.75 * X + 0.55 * Y + 0.55 * q)
        f = 0.26 * np.sin(t * 2.1) + 0.13 * np.sin(t * 4.7 + 1.3 + q) + 0.05 * np.sin(t * 9.1 + 2 * q)
        return f * (0.75 + 0.35 * p.waves(X, Y, 5, 0.4)) + 0.05 * q
    s.grid('silk', (7, 8), (560, 640), height, m)
    for i in range(4):
        y = (i - 1.5) * 1.35
        s.softbox((-2.6 + 0.3 * i, y + 0.4, 1.1), (0, y, 0), (0.7, 0.9), 55, '#FFA24A', f'lamp{i}')
    s.softbox((3, 3, 4), (0, 0, 0), (5, 4), 120, '#F4EEE6', 'sky')
    p.view((0, 0, 0), 12, 62, 0)
    return dict(level=(0.7, 0.42), neutral=0.0, lightgroups=['lamp0', 'lamp1', 'lamp2', 'lamp3', 'sky'])
