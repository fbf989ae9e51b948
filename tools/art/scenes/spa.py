"""The spa's experiences."""
import math

import hair
import lamps
import light
import props as p
import studio as s
from arrangements import arrangements

arrangement, build = arrangements(light.DUSK)


@arrangement
def clarity_antimanchas(work):
    p.table('linen', colour='#E9DFD2')
    p.bowl((0.05, 0.15, 0.02), 0.85, 0.5, '#E8E0D5')
    p.dollop(0.72, 0.34, '#F6EEE2', (0.05, 0.15, 0.24), 3.0)
    p.brush((0.3, -0.72, 0.24), 0.6, 0.06)
    light.dusk(jamb=1.25)
    p.view((0.15, 0.0, 0.2), 10.6, 48, -8)


@arrangement
def follicle_reactivation(work):
    p.table('plaster', '#DCC9B6')
    p.towel_stack((0.0, -0.15, 0), ('#CDB59A', '#EADFCE'), (2.1, 1.4), 0.18, 0.26)
    hair.glass_comb((-0.2, -0.05, 0.5), (0.25, 0, 0.3), 0.82)
    lamps.candle((-0.75, 1.0, 0), 1.15)
    light.dusk(jamb=1.9)
    p.view((0.02, 0.1, 0.5), 11.4, 29, 0)


@arrangement
def home_tech_plan(work):
    wall = s.cyclorama(s.plain('#D6BFAA', 0.9, specular=0.1, bump=(1.4, 0.05, 'stone')), back=1.2, bend=0.02)
    wall.location.z = -3
    s.box('shelf', (9, 1.7, 1.6), (0, 0.2, -0.8), p.wood('#B98C60', '#94693F', 1.2), bevel=0.03)
    # A hair-light helmet: an open dome lined with small red lamps.
    dome = s.fillet([(0.78, 0.0), (0.83, 0.03, 0.03), (0.84, 0.3, 0.2), (0.7, 0.66, 0.35), (0.3, 0.86, 0.3), (0, 0.88)], 12)
    inner = [(max(r - 0.07, 0), z - (0.05 if r < 0.6 else 0)) for r, z in dome]
    parts = [s.lathe('dome', dome, p.white(0.36)), s.lathe('lining', inner[::-1], s.plain('#6E4A42', 0.5))]
    for k in range(4):
        for i in range(20):
            a = 2 * math.pi * (i + k * 0.5) / 20
            r = 0.75 - 0.035 * k ** 2
            parts.append(s.sphere('led', 0.022, (r * math.cos(a), r * math.sin(a), 0.1 + 0.13 * k), s.glow('#FF3A26', 7), segments=12))
    s.join(parts, 'helmet', (-0.35, 0.2, 0.74), (-1.15, 0, 0.5), 0.95)
    lamps.table_lamp((0.95, 0.35, 0), 1.0)
    p.notebook((0.75, -0.35, 0), (0.95, 0.65), '#8FA08F', 0.1, 0.12)
    light.dusk((0.9, 0.45, -0.3), 1.2, line=2.9)
    p.view((0.22, 0.1, 0.8), 10.2, 9, -4)


@arrangement
def contour_sculpt_360(work):
    p.table('linen', colour='#E6DACA')
    z = 0.03
    for i, (rx, ry, rz, c, off) in enumerate(((1.0, 0.8, 0.27, '#B9AC9B', 0), (0.8, 0.62, 0.24, '#D9CDBE', 0.06), (0.6, 0.5, 0.2, '#9A9084', -0.05), (0.4, 0.34, 0.16, '#E6DED2', 0.03))):
        p.pebble((off, 0.2 + off, z), (rx, ry, rz), c, 10 + i, i * 0.7)
        z += rz * 1.93
    p.pebble((-1.0, -0.75, 0.02), (0.36, 0.28, 0.14), '#A99D8D', 21, 0.5)
    p.pebble((1.05, -0.6, 0.02), (0.28, 0.22, 0.11), '#D6CABA', 22, 1.0)
    light.dusk()
    p.view((0, 0, 0.8), 12.5, 15, 0)


@arrangement
def firm_body_up(work):
    p.table('stone', '#E9DFD3')
    p.swatch(2.5, 0.95, 0.15, '#F4EADC', at=(-0.1, -0.55, 0), turn=0.5, seed=5, ridges=8, bend=0.16, n=520)
    p.towel_roll((0.35, 1.1, 0), '#EFE6DA', 0.42, 2.1, -0.95)
    spat = s.join([s.box('blade', (0.75, 0.26, 0.03), (0, 0, 0), p.wood('#CFA97E', '#B48B60', 2), bevel=0.012), s.box('stem', (1.2, 0.11, 0.05), (-0.9, 0, 0.01), p.wood('#CFA97E', '#B48B60', 2), bevel=0.022)], 'spatula', (0.85, -0.75, 0.1), (0, -0.05, 2.5))
    light.dusk(jamb=1.9)
    p.view((0.05, -0.05, 0.15), 13, 50, 0)


@arrangement
def smooth_hair_free(work):
    p.table('plaster', '#E9DFD4')
    s.box('slab', (2.6, 1.9, 0.36), (0.05, 0.25, 0.18), s.stone('#EEE4D7', '#D6C6B2', 2.0), bevel=0.05, rotation=(0, 0, 0.1))
    p.handpiece((0.05, 0.2, 0.55), (0, -0.06, 0.5), 1.15, p.EUCALYPTUS, 'window')
    p.goggles((0.15, -1.25, 0.0), -0.15, '#C77C3A', 0.95)
    light.dusk(line=1.7, jamb=2.6)
    p.view((0.0, -0.15, 0.3), 11.6, 28, 0)
