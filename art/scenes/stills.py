"""Still lifes for services, spa, technology, timeline and blog. `params.set` names the arrangement."""
import math
import random

import bpy
import numpy as np

import props as p
import studio as s

SETS = {}
GRADE = dict(level=(0.72, 0.66), knee=0.62, contrast=0.08, neutral=0.65)


def arrangement(f):
    SETS[f.__name__] = f
    return f


def build(params, work):
    args = dict(params)
    name = args.pop('set')
    return {**GRADE, **(SETS[name](work, **args) or {})}


# ------------------------------------------------------- clinical services

@arrangement
def consulta(work):
    p.table('plaster', '#EDE3D7')
    p.notebook((-0.75, 0.25, 0), turn=0.25, colour='#AEBBAA')
    p.dermatoscope((0.75, -0.35, 0), (0, 0, 0.62), 0.95)
    p.pencil((-1.15, -1.25, 0), 0.12)
    p.morning()
    p.view((0.05, -0.15, 0.1), 11, 44)


@arrangement
def control(work):
    p.table('stone')
    p.calendar((-0.35, 0.6, 0), 0.16)
    p.dropper_bottle((0.95, -0.25, 0), 1.0, -0.2, label='#EDE3D4')
    s.leaf('leaf', 1.0, 0.36, p.leaf_green('#6E9277'), (-0.5, -0.95, 0.04), (0.1, -0.12, 0.35))
    s.leaf('leaf', 0.75, 0.28, p.leaf_green('#7D9E80'), (-0.2, -1.1, 0.04), (-0.1, -0.1, -0.5))
    p.morning(leaves=False, fill=0.4, soft=0.08)
    p.view((0.1, 0, 0.62), 11.5, 15, 6)


@arrangement
def reseccion_lesiones(work):
    p.table('linen', colour='#DCCAB4')
    p.tray((0, 0, 0.1), (3.2, 1.9), turn=0.14)
    p.scalpel((-0.95, -0.35, 0.13), 0.2)
    p.forceps((-0.9, 0.02, 0.13), 0.16)
    p.scissors((0.1, 0.48, 0.13), 0.12, 0.95)
    p.gauze((0.98, -0.28, 0.12), (0.62, 0.5), 0.3)
    p.morning(leaves=False, soft=0.1, fill=0.5, power=2.6)
    s.softbox((-2, 3, 4), (0, 0, 0), (4, 3), 140)
    p.view((0, 0, 0.1), 11, 50, -8)


@arrangement
def infiltracion_medica(work):
    p.table('plaster', '#EADFD2')
    p.tray((0, 0, 0), (3.0, 1.8), s.plain('#F0EBE4', 0.25, coat=0.3), turn=-0.1, lip=0.12)
    p.gauze((0.5, 0.18, 0.03), (0.95, 0.7), -0.3)
    p.ampoule((-0.55, 0.25, 0.03), (0, 0, 0), 1.05)
    p.ampoule((-0.25, -0.32, 0.135), (0, math.pi / 2, -0.35), 1.0)
    p.morning(seed=5)
    p.view((0.02, 0, 0.28), 9.8, 30, -5)


@arrangement
def biopsia_piel(work):
    p.table('stone')
    p.slides((0, 0, 0), 6, 0.32, 0.44)
    s.leaf('leaf', 0.8, 0.3, p.leaf_green('#7D9E80'), (-1.75, -0.3, 0.03), (0.1, -0.1, 0.9))
    p.morning(leaves=True, soft=0.05, fill=0.45, seed=8)
    s.softbox((1.5, 3.5, 3), (0, 0, 0), (4, 2), 120)
    p.view((0, -0.02, 0), 8.8, 40, -12, fstop=2.0, focus=(0, 0, 0))


# ------------------------------------------------------ aesthetic services

@arrangement
def toxina_botulinica(work):
    p.table('plaster', '#E9DFD4')
    s.box('block', (1.5, 1.1, 0.55), (0, 0.1, 0.275), s.stone('#EFE5D8', '#D8C8B4', 2.2), bevel=0.03, rotation=(0, 0, 0.25))
    s.box('block', (2.3, 0.9, 0.22), (0.55, -0.55, 0.11), s.stone('#E6D9C8', '#CDB9A1', 2.6), bevel=0.03, rotation=(0, 0, -0.1))
    p.vial((0, 0.05, 0.55), 1.55)
    p.eucalyptus((0.45, -0.75, 0.3), 0.25, 1.4, 4, count=5)
    p.morning(seed=3, fill=0.36)
    p.view((0.15, 0, 0.62), 9.6, 14, 4)


@arrangement
def acido_hialuronico(work):
    p.table('plaster', '#E6DBCE')
    p.dish((0, 0, 0), 1.35)
    g = p.gel('#FAFBFA', 1.38)
    rnd = random.Random(4)
    placed = []
    while len(placed) < 15:
        r = rnd.choice((0.12, 0.17, 0.24, 0.33, 0.4))
        a, d = rnd.uniform(0, 2 * math.pi), rnd.uniform(0, 1.05)
        x, y = d * math.cos(a), d * math.sin(a)
        if d + r < 1.2 and all(math.hypot(x - q[0], y - q[1]) > 0.98 * math.sqrt(4 * r * q[2]) for q in placed):
            placed.append((x, y, r))
            s.sphere('gel', r, (x, y, r + 0.03), g)
    p.morning((0.7, -0.5, -0.5), leaves=False, fill=0.5, soft=0.05, power=2.8)
    s.softbox((-3, 3.0, 3), (0, 0, 0.2), (2, 3), 220)
    p.view((0, 0, 0.12), 9.2, 30, 0, fstop=2.8, focus=(0, -0.3, 0.2))


@arrangement
def radiesse(work):
    p.table('linen', colour='#E6DACA')
    p.cloth((4.6, 2.7), '#F0E8DC', (0.1, 0.15, 0.14), 0.14, 9, 0.15, scale=1.5)
    p.syringe((-0.45, -0.45, 0.28), (0, 0, 0.22), 1.1)
    p.mineral((0.95, 0.62, 0.2), 0.5)
    p.mineral((1.5, 0.1, 0.2), 0.2, seed=8)
    p.morning(leaves=True, seed=11, fill=0.4)
    p.view((0.2, 0, 0.25), 9.6, 36, -6)


@arrangement
def harmonyca(work):
    p.table('plaster', '#E3D6C8')
    s.box('sheet', (4.2, 2.9, 0.05), (0, 0, 0.14), s.thin_glass('#FDFEFD', 0.4), bevel=0.01)
    for e in (-1, 1):
        s.box('edge', (4.2, 0.012, 0.05), (0, e * 1.45, 0.14), s.plain('#C4DACF', 0.2), bevel=0)
    clear = s.glass('#F8E7C6', 0.06, 1.42, shadow=0.8)
    p.swatch(2.9, 0.72, 0.13, at=(0, 0.55, 0.17), turn=0.05, seed=2, material=clear, bend=0.1, n=720)
    p.swatch(2.9, 0.74, 0.14, '#E6DAC9', at=(0.05, -0.5, 0.17), turn=0.05, seed=2, ridges=9, bend=0.1, n=720)
    p.morning(leaves=True, seed=7, fill=0.34, soft=0.03, direction=(0.9, 0.35, -0.42))
    s.soft_card((-1.2, 4.2, 3.6), (0, 0, 0), (5, 3), 2.2)
    p.view((0, 0, 0.1), 10.4, 44, 0)
    return dict(level=(0.72, 0.56))


@arrangement
def skin_booster(work):
    p.table('plaster', '#F0E9E0')
    s.box('sheet', (5.2, 3.4, 0.06), (0, 0, 0.1), s.thin_glass('#FDFEFD', 0.4), bevel=0.01)
    rnd = random.Random(12)
    spots = [(0.1, 0.0, 0.52), (0.62, -0.22, 0.3), (-0.75, 0.35, 0.36)]
    for _ in range(400):
        if len(spots) > 26:
            break
        r = rnd.choice((0.07, 0.09, 0.13, 0.18, 0.24))
        x, y = rnd.uniform(-1.8, 1.8), rnd.uniform(-1.3, 1.2)
        if all(math.hypot(x - a, y - b) > r + c + 0.03 for a, b, c in spots):
            spots.append((x, y, r))
    p.drops(spots, s.glass('#FBEACB', 0.0, 1.42, shadow=0.75), (0, 0, 0.13), (4.2, 3.2), 640, 0.66)
    p.morning(leaves=True, seed=5, fill=0.5, soft=0.05, direction=(0.9, -0.35, -0.5))
    s.soft_card((-1.6, 4.0, 2.6), (0, 0, 0), (4.5, 3), 3.0)
    s.softbox((-1.6, 0.2, 5), (0, 0, 0), (0.8, 0.8), 60)
    p.view((0.02, -0.05, 0.15), 8.6, 34, 0, fstop=2.4, focus=(0.1, -0.1, 0.2))


@arrangement
def hilos_pdo(work):
    p.table('plaster', '#E7DCCF')
    p.pebble((0.1, 0.1, 0), (1.35, 0.95, 0.26), '#CFC3B4', 5, 0.2)
    p.spool((0.05, 0.12, 0.5), (0, 0, 0.4), 1.05)
    thread = s.plain('#F4EFE6', 0.25, coat=0.5)
    pts = [(0.26, -0.08, 0.9), (0.5, -0.3, 0.72), (0.8, -0.62, 0.6), (0.98, -0.88, 0.5), (1.12, -1.05, 0.3), (1.2, -1.15, 0.05), (1.45, -1.2, 0.015), (1.75, -1.0, 0.015), (1.7, -0.7, 0.015), (1.45, -0.85, 0.03), (1.6, -1.3, 0.015), (2.1, -1.45, 0.015), (2.6, -1.2, 0.015)]
    s.tube('thread', pts, 0.012, thread)
    p.morning((0.95, 0.12, -0.34), leaves=False, soft=0.02, fill=0.3, power=3.6)
    p.view((0.25, -0.1, 0.55), 10, 20, 0)


@arrangement
def microneedling(work):
    p.table('plaster', '#EADFD3')
    p.cloth((3.8, 2.2), '#EDE3D5', (-0.3, -0.3, 0.04), 0.05, 5, 0.2, weave=9)
    pen = s.join([s.solid('grip', [(0.13, -1.15, 0.1), (0.155, -0.9, 0.3), (0.155, 0.15, 0.3), (0.185, 0.35, 0.05)], p.white(0.3)),
                  s.solid('seam', [(0.1585, -0.62), (0.1585, -0.6)], s.plain('#B9B2A8', 0.4)),
                  s.box('button', (0.1, 0.03, 0.24), (0, 0.152, -0.1), s.plain(p.EUCALYPTUS, 0.45), bevel=0.014),
                  s.sphere('lamp', 0.014, (0, 0.158, 0.1), s.glow('#DDF3E4', 3), segments=16),
                  s.solid('ring', [(0.192, 0.34), (0.192, 0.44)], s.plain('#C9B08E', 0.3, metal=0.75)),
                  s.solid('nose', [(0.17, 0.44, 0.01), (0.12, 0.75, 0.03), (0.12, 0.86, 0.01)], s.thin_glass('#E3ECE8', 1.6)),
                  s.solid('core', [(0.1, 0.44), (0.085, 0.78, 0.01)], s.plain('#DDD7CD', 0.35))]
                 + [s.tube('needle', [(0.045 * i, 0.045 * j, 0.77), (0.045 * i, 0.045 * j, 0.9)], [0.006, 0.001], p.steel(0.2), resolution=1) for i in (-1, 0, 1) for j in (-1, 0, 1)],
                 'pen', (-0.25, -0.45, 0.3), (math.pi / 2, 0, math.pi / 2 + 0.3), 1.1)
    p.bowl((1.05, 0.75, 0), 0.62, 0.4)
    s.lathe('water', s.fillet([(0, 0.3), (0.54, 0.3)]), s.glass('#F4FAF8', 0.0, 1.33), at=(1.05, 0.75, 0))
    p.morning(seed=6, fill=0.36)
    p.view((0.15, 0.05, 0.15), 10.2, 38, 0)


# ----------------------------------------------------------------------- spa

@arrangement
def clarity_antimanchas(work):
    p.table('linen', colour='#E9DFD2')
    p.bowl((0.05, 0.15, 0.02), 0.85, 0.5, '#E8E0D5')
    p.dollop(0.72, 0.34, '#F6EEE2', (0.05, 0.15, 0.24), 3.0)
    p.brush((0.3, -0.72, 0.24), 0.6, 0.06)
    p.morning(seed=2, fill=0.32, at=(0.2, 0.2, 0))
    p.view((0.15, 0.0, 0.2), 10.6, 48, -8)


@arrangement
def follicle_reactivation(work):
    p.table('stone', '#CDBBAA')
    s.box('plinth', (1.3, 1.1, 0.34), (0.1, 0.5, 0.17), s.stone('#DCCBB8', '#BFA891', 2.4), bevel=0.03, rotation=(0, 0, 0.15))
    p.dropper_bottle((0.1, 0.45, 0.34), 1.15, -0.1, label='#EDE3D4')
    p.comb((0.02, -0.62, 0.0), 0.22)
    s.softbox((2.6, 1.2, 1.8), (0, 0.2, 0.6), (1.2, 2.2), 130, '#FF5A42')
    s.softbox((-3.0, -1.0, 3.0), (0, 0.2, 0.5), (2, 2.4), 190, '#FFE9D2')
    s.ambient('#F3E6DC', 0.12)
    p.view((0.05, 0.1, 0.75), 11, 16, 0)
    return dict(level=(0.75, 0.42), neutral=0.0)


@arrangement
def home_tech_plan(work):
    wall = s.cyclorama(s.plain('#E9E0D4', 0.9, specular=0.1, bump=(1.4, 0.05, 'stone')), back=1.2, bend=0.02)
    wall.location.z = -3
    s.box('shelf', (9, 1.7, 1.6), (0, 0.2, -0.8), p.wood('#D9BD98', '#C3A27C', 1.2), bevel=0.03)
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
    p.dropper_bottle((0.95, 0.3, 0), 0.85, 0.1, label='#E6D9C6')
    nb = p.notebook((0.8, -0.3, 0), (0.85, 0.6), '#A9B8A8', 0.1, 0.12)
    p.morning((0.75, 0.7, -0.5), fill=0.34, seed=4, at=(0, 1, 1))
    p.view((0.2, 0.1, 0.8), 10.8, 9, -4)


@arrangement
def contour_sculpt_360(work):
    p.table('linen', colour='#E6DACA')
    z = 0.03
    for i, (rx, ry, rz, c, off) in enumerate(((1.0, 0.8, 0.27, '#B9AC9B', 0), (0.8, 0.62, 0.24, '#D9CDBE', 0.06), (0.6, 0.5, 0.2, '#9A9084', -0.05), (0.4, 0.34, 0.16, '#E6DED2', 0.03))):
        p.pebble((off, 0.2 + off, z), (rx, ry, rz), c, 10 + i, i * 0.7)
        z += rz * 1.93
    p.pebble((-1.0, -0.75, 0.02), (0.36, 0.28, 0.14), '#A99D8D', 21, 0.5)
    p.pebble((1.05, -0.6, 0.02), (0.28, 0.22, 0.11), '#D6CABA', 22, 1.0)
    p.morning((0.95, 0.25, -0.45), leaves=False, soft=0.12, fill=0.28)
    p.view((0, 0, 0.8), 12.5, 15, 0)


@arrangement
def firm_body_up(work):
    p.table('stone', '#E9DFD3')
    p.swatch(2.5, 0.95, 0.15, '#F4EADC', at=(-0.1, -0.55, 0), turn=0.5, seed=5, ridges=8, bend=0.16, n=520)
    p.towel_roll((0.35, 1.1, 0), '#EFE6DA', 0.42, 2.1, -0.95)
    spat = s.join([s.box('blade', (0.75, 0.26, 0.03), (0, 0, 0), p.wood('#CFA97E', '#B48B60', 2), bevel=0.012), s.box('stem', (1.2, 0.11, 0.05), (-0.9, 0, 0.01), p.wood('#CFA97E', '#B48B60', 2), bevel=0.022)], 'spatula', (0.85, -0.75, 0.1), (0, -0.05, 2.5))
    p.morning(seed=7, fill=0.36)
    p.view((0.05, -0.05, 0.15), 13, 50, 0)


@arrangement
def smooth_hair_free(work):
    p.table('plaster', '#E9DFD4')
    s.box('slab', (2.6, 1.9, 0.36), (0.05, 0.25, 0.18), s.stone('#EEE4D7', '#D6C6B2', 2.0), bevel=0.05, rotation=(0, 0, 0.1))
    p.handpiece((0.05, 0.2, 0.55), (0, -0.06, 0.5), 1.15, p.EUCALYPTUS, 'window')
    p.goggles((0.15, -1.25, 0.0), -0.15, '#C77C3A', 0.95)
    p.morning(seed=9, fill=0.4, leaves=False, soft=0.06)
    p.view((0.0, -0.15, 0.3), 11.6, 28, 0)


# --------------------------------------------- plates for the animated loops

@arrangement
def water_bowl(work):
    """Seen from above: a wide porcelain bowl with gel spheres, without its water."""
    p.table('linen', colour='#E9DFD2')
    out = [(0, 0.0), (1.2, 0.0, 0.1), (1.62, 0.55, 0.3), (1.56, 0.57, 0.02), (1.1, 0.08, 0.4), (0, 0.06)]
    s.lathe('bowl', s.fillet(out, 12), s.plain('#E7E4DC', 0.3, coat=0.3), segments=200)
    g = p.gel('#FDFEFD', 1.42)
    for x, y, r in ((0.25, 0.2, 0.3), (-0.35, 0.45, 0.2), (-0.2, -0.3, 0.26), (0.4, -0.42, 0.17), (0.72, 0.1, 0.13), (-0.7, 0.0, 0.14), (0.05, 0.75, 0.14), (0.0, -0.75, 0.1)):
        s.sphere('gel', r, (x, y, r + 0.07), g)
    p.morning(seed=3, fill=0.5, soft=0.06, leaves=False, power=2.4)
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
    p.morning(seed=5, fill=0.45, soft=0.05, leaves=False)
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


# ---------------------------------------------------------------- technology

def device_light(seed=2, leaves=True):
    p.morning(seed=seed, fill=0.4, leaves=leaves, soft=0.05)
    s.softbox((-3, -1, 3), (0, 0, 0.5), (2, 2.5), 90)


@arrangement
def tech_dermatoscope(work):
    p.table('plaster', '#E4DACD')
    p.screen((-0.75, 0.75, 1.05), (2.0, 1.3), work, 'skin', (-0.12, 0, 0.25), 0.75)
    s.box('stand', (0.2, 0.3, 0.5), (-0.75, 0.9, 0.25), p.white(), bevel=0.05, rotation=(0, 0, 0.25))
    s.solid('foot', [(0.45, 0, 0.02), (0.45, 0.06, 0.02)], p.white(), at=(-0.75, 0.9, 0))
    p.dermatoscope((0.75, -0.45, 0), (0, 0, 0.85), 0.9)
    device_light(3)
    p.view((0, 0.1, 0.75), 11, 18, -4)


@arrangement
def tech_cryo(work):
    p.table('plaster', '#E1E0DA')
    flask = [s.solid('body', [(0.42, 0, 0.06), (0.42, 1.15, 0.16), (0.2, 1.32, 0.05), (0.2, 1.4, 0.02)], s.plain('#D9DAD7', 0.33, metal=0.7, bump=(8, 0.05, 'brushed'))),
             s.solid('cap', [(0.24, 1.38, 0.02), (0.24, 1.62, 0.05), (0.14, 1.7, 0.03)], p.white()),
             s.box('trigger', (0.55, 0.12, 0.06), (0.2, 0, 1.715), s.plain(p.EUCALYPTUS, 0.45), bevel=0.025, rotation=(0, 0.12, 0)),
             s.tube('nozzle', [(-0.1, 0, 1.6), (-0.4, 0, 1.64), (-0.7, 0, 1.6), (-0.9, 0, 1.5)], [0.05, 0.04, 0.03, 0.018], p.steel())]
    s.join(flask, 'flask', (0.35, 0.2, 0), (0, 0, 0.25), 1.05)
    rnd = random.Random(8)
    for i in range(26):  # frost scattered before the flask
        a, r = rnd.uniform(0, 6.28), rnd.uniform(0.2, 1.0)
        p.mineral((-0.95 + r * math.cos(a) * 0.8, -0.55 + r * math.sin(a) * 0.4, 0), rnd.uniform(0.03, 0.09), '#F4F8F8', i)
    s.softbox((-1.5, 2.8, 2.2), (0, 0, 0.8), (1, 2.4), 80, '#DDEBFA')
    device_light(4, leaves=False)
    p.view((-0.1, 0, 0.85), 11.5, 13, -6)


@arrangement
def tech_electro(work):
    p.table('plaster', '#E7DCCF')
    s.box('unit', (1.9, 1.2, 0.75), (-0.35, 0.7, 0.43), p.white(0.4), bevel=0.14, segments=10)
    p.screen((-0.65, 0.085, 0.5), (0.75, 0.38), work, 'curves', (0, 0, 0), 0.8, '#D9D3CA', 0.02)
    for i in range(2):
        knob = s.solid('knob', [(0.14, 0, 0.01), (0.125, 0.12, 0.02)], s.plain(('#5E8474', '#C08A6B')[i], 0.4))
        knob.location, knob.rotation_euler = (0.05 + i * 0.38, 0.1, 0.45), (math.pi / 2, 0, 0)
    p.handpiece((0.35, -0.75, 0.16), (0, 0, 0.28), 0.8, p.CLAY, 'electrode', cord=False)
    p.cable([(-0.2, -0.9, 0.14), (-0.9, -1.1, 0.05), (-1.6, -0.8, 0.04), (-1.7, -0.1, 0.05), (-1.35, 0.1, 0.25), (-1.1, 0.1, 0.3)], 0.035)
    device_light(6)
    p.view((-0.1, 0, 0.4), 11, 26, 4)


@arrangement
def tech_laser(work):
    p.table('plaster', '#E6DBCE')
    p.console((0.1, 0.6, 0), work, 'curves', 0.62, -0.35)
    device_light(5)
    p.view((0.3, 0.4, 1.42), 12.6, 8, 0)


@arrangement
def tech_needles(work):
    p.table('stone', '#E6DBCF')
    p.handpiece((-0.1, 0.0, 0.25), (0, -0.1, -0.35), 1.35, p.CLAY, 'needles', cord=True)
    p.gauze((0.9, 0.75, 0), (0.9, 0.7), 0.3)
    device_light(8)
    p.view((0.35, -0.1, 0.25), 9.5, 26, 0, fstop=2.8, focus=(0.9, -0.3, 0.3))


@arrangement
def tech_ipl(work):
    p.table('plaster', '#E8DED2')
    s.box('slab', (2.6, 1.6, 0.3), (0, 0.25, 0.15), s.stone(), bevel=0.04, rotation=(0, 0, -0.12))
    p.handpiece((-0.1, 0.1, 0.5), (0, -0.08, 0.2), 1.2, '#C08A6B', 'window', cord=False)
    s.softbox((2.2, 0.2, 0.55), (1.1, 0.35, 0.5), (0.5, 0.3), 10, '#FFC27A')
    p.goggles((1.15, -1.0, 0), 0.35, '#6E8F6A', 0.85)
    device_light(10)
    p.view((0.2, -0.05, 0.35), 11.5, 22, 6)


# ------------------------------------------------------------------ timeline

@arrangement
def year_2018(work):
    p.table('linen', colour='#DFD2C1')
    p.dermatoscope((0.2, 0, 0.05), (0, 0, 0.9), 1.2)
    p.morning(seed=12, fill=0.35)
    p.view((0.2, 0.05, 0.1), 9, 55, 0)


@arrangement
def year_2019(work):
    p.table('plaster', '#E6DBCE')
    p.photo_camera((0, 0, 0), 0.45, 1.25)
    p.morning(seed=13, fill=0.38)
    p.view((0, -0.1, 0.6), 10.5, 12, 0)


@arrangement
def year_2020(work):
    p.table('wood', '#EAE1D6')
    p.screen((-0.1, 0.3, 0.86), (2.1, 1.4), work, 'call', (-0.25, 0, 0.18), 0.8, '#3B423F', 0.04)
    s.box('stand', (0.8, 0.5, 0.06), (-0.1, 0.5, 0.03), p.steel(), bevel=0.025, rotation=(0, 0, 0.18))
    p.notebook((1.35, -0.55, 0), (0.9, 1.2), '#C7B9A6', -0.3, 0.1, band=False)
    p.pencil((1.0, -0.9, 0.1), 0.9, '#5E8474', 1.1)
    p.morning(seed=14, fill=0.4)
    p.view((0.2, 0, 0.6), 11.5, 20, -5)


@arrangement
def year_2022(work):
    p.table('plaster', '#DDD3C6')
    p.console((-0.35, 0.9, 0), work, 'curves', 0.55, 0.4, '#C08A6B', 'window')
    p.console((1.15, 0.4, 0), work, 'skin', 0.55, -0.3, p.EUCALYPTUS, 'ring')
    p.morning(seed=15, fill=0.4)
    p.view((0.45, 0.5, 1.15), 15, 8, 0)


@arrangement
def year_2023(work):
    p.table('plaster', '#E7DCCF')
    p.screen((-0.4, 0.7, 1.05), (2.2, 1.45), work, 'hair', (-0.1, 0, 0.2), 0.75)
    s.box('stand', (0.2, 0.3, 0.5), (-0.4, 0.9, 0.22), p.white(), bevel=0.05, rotation=(0, 0, 0.2))
    s.solid('foot', [(0.5, 0, 0.02), (0.5, 0.06, 0.02)], p.white(), at=(-0.4, 0.9, 0))
    p.comb((0.85, -0.75, 0), 0.35)
    p.morning(seed=16, fill=0.4)
    p.view((0.1, 0, 0.75), 11.5, 20, 3)


@arrangement
def year_2024(work):
    p.table('linen', colour='#E9DFD2')
    p.towel_stack((-0.5, 0.35, 0.03), ('#EFE7DC', '#DCCBB8', '#F2ECE3'), (1.9, 1.2), 0.15, 0.26)
    p.pebble((-0.5, 0.3, 0.82), (0.42, 0.34, 0.16), '#8F867A', 3)
    p.bowl((1.05, -0.35, 0.02), 0.55, 0.36, '#E0D6C8')
    p.dollop(0.44, 0.26, '#F6EEE2', (1.05, -0.35, 0.17), 2.6)
    p.eucalyptus((-1.3, -0.9, 0.1), 0.15, 1.9, 5, count=7)
    p.morning(seed=17, fill=0.36)
    p.view((0.1, 0, 0.45), 11.5, 24, 0)


@arrangement
def year_2025(work):
    p.table('plaster', '#E4DBCF')
    p.screen((0, 0.5, 1.15), (2.5, 1.6), work, 'map', (-0.08, 0, -0.15), 1.0)
    s.box('stand', (0.24, 0.3, 0.55), (0, 0.72, 0.25), p.white(), bevel=0.05)
    s.solid('foot', [(0.6, 0, 0.02), (0.6, 0.06, 0.02)], p.white(), at=(0, 0.7, 0))
    p.dermatoscope((1.0, -0.7, 0), (0, 0, 2.6), 0.75)
    p.morning(seed=18, fill=0.4)
    p.view((0.1, 0, 0.85), 11.5, 15, 4)


# ---------------------------------------------------------------------- blog

@arrangement
def sun_tube(work):
    p.table('plaster', '#EFE4D2')
    s.box('stone', (2.4, 1.5, 0.34), (0.1, 0.2, 0.17), s.stone('#EFE6DA', '#D8C9B5', 2.0), bevel=0.06, rotation=(0, 0, 0.12))
    p.plain_tube((0.1, 0.15, 0.34), 1.05)
    p.morning((0.8, 0.6, -0.45), 4.0, 0.3, seed=21, tint='#FFE0B5', at=(0, 0.5, 0.5))
    p.view((0.1, 0, 0.9), 12.4, 10, 0)


@arrangement
def gel_and_drop(work):
    p.table('porcelain')
    g = p.gel('#FAFBFA', 1.38)
    for x, y, r in ((-0.7, 0.3, 0.5), (0.15, 0.75, 0.34), (0.05, -0.2, 0.26), (-0.55, -0.55, 0.17), (0.5, 0.25, 0.14), (-1.4, 0.0, 0.22)):
        s.sphere('gel', r, (x, y, r), g)
    p.drops([(0, 0, 0.5), (0.62, 0.2, 0.12), (0.45, -0.5, 0.09)], s.glass('#F0C98A', 0.0, 1.4, shadow=0.6), (0.95, -0.4, 0), (2, 2), 400, 0.5)
    p.morning(leaves=True, seed=22, fill=0.42)
    s.softbox((-2.5, 3.5, 3), (0, 0, 0), (3, 1.6), 200)
    p.view((0.12, 0, 0.3), 11.4, 24, 0, fstop=2.8, focus=(0.2, -0.3, 0.2))


@arrangement
def cream_and_bottle(work):
    p.table('linen', colour='#E4D8C8')
    p.swatch(2.3, 0.8, 0.13, '#E2CDB0', at=(-0.55, -0.45, 0.15), turn=0.25, seed=8, ridges=8, n=620)
    p.dropper_bottle((1.1, 0.45, 0.04), 1.15, -0.2, label='#EDE3D4')
    p.morning(seed=29, fill=0.4, at=(0.6, 1.2, 0))
    p.view((0.2, 0, 0.62), 15.2, 27, 0)


@arrangement
def comb_and_bottle(work):
    p.table('wood', '#EAE0D4')
    p.cloth((3.8, 2.3), '#EDE4D8', (-0.2, 0.0, 0.05), 0.07, 8, -0.15)
    p.comb((-0.45, -0.3, 0.14), 0.35)
    p.dropper_bottle((0.95, 0.35, 0.1), 1.05, 0.2, label='#E6D9C6')
    p.morning((0.8, 0.5, -0.55), seed=24, fill=0.36)
    p.view((0.15, 0, 0.6), 14.6, 27, 5)


@arrangement
def open_notebook(work):
    p.table('plaster', '#EDE4D8')
    p.open_book((-0.1, 0, 0), (1.3, 1.8), 0.14)
    p.pencil((0.35, -0.5, 0.14), 0.8, '#5E8474', 1.3)
    green = p.leaf_green('#7C9A7F')
    s.branch((-2.4, 0.9, 0.12), -0.1, 1.9, 9, green, s.plain('#7E6D57', 0.7), 3, 0.6, 0.02)
    p.morning(seed=25, fill=0.38)
    p.view((-0.1, -0.02, 0.1), 11.8, 46, 0)


@arrangement
def laser_at_rest(work):
    p.table('plaster', '#E8DED2')
    p.towel_stack((-0.75, 0.5, 0), ('#EFE7DC', '#DCCBB8'), (1.9, 1.3), 0.12, 0.24)
    p.handpiece((-0.6, 0.4, 0.68), (0, 0.02, 0.3), 1.0, p.EUCALYPTUS, 'ring', cord=False)
    p.goggles((1.1, -0.5, 0), 0.3, '#B9702F', 0.95)
    p.morning(seed=26, fill=0.4)
    p.view((0.15, 0, 0.4), 11.5, 24, 0)


# -------------------------------------------------------------------- heroes

def walls():
    wall = s.plain('#EAE0D4', 0.92, specular=0.08, bump=(2.2, 0.12, 'stone'))
    floor = p.wood('#D2B897', '#BFA07C', 0.9)
    s.box('floor', (12, 9, 0.1), (0, 0, -0.05), floor, bevel=0)
    s.box('wall', (12, 0.1, 4), (0, 2.2, 2), wall, bevel=0)
    s.box('skirting', (12, 0.03, 0.09), (0, 2.14, 0.045), s.plain('#E4D9CB', 0.7), bevel=0.008)


def window_light():
    """Sun through a tall window to the left, behind the camera, with a tree outside it."""
    d = np.array((0.62, 0.62, -0.42))
    s.sun(tuple(d), 4.2, '#FFE6C6', 0.02)
    s.ambient('#F1F3F3', 0.75)
    s.softbox((-3.8, -1.5, 1.8), (0.5, 1.5, 0.8), (2.4, 2.6), 75, '#FFF6EA')
    d /= np.linalg.norm(d)
    green = s.plain('#6B8A6E', 0.6)
    hidden = []
    for i, off in enumerate(((0.0, 0.2, 0.35), (0.5, -0.3, 0.1), (-0.6, 0.4, 0.0), (0.9, -0.6, 0.5), (-0.1, 0.1, -0.35))):
        at = np.array((0.55, 2.1, 1.75)) - d * 3.0 + np.array(off)
        hidden += s.branch(tuple(at), -0.7 + 0.35 * i, 1.5, 12, green, green, 30 + i, 0.4, 0.2).children
    for z0, z1 in ((1.55, 1.6), (3.1, 3.25)):  # window bars: daylight comes in panes
        c = np.array((0.2, 2.1, 0)) - d * 4.2
        hidden.append(s.box('bar', (6, 0.04, z1 - z0), (c[0], c[1], (z0 + z1) / 2 + 1.3), green, bevel=0))
    for x in (-1.9, -0.95, 0.95, 2.4):
        c = np.array((x, 2.1, 1.6)) - d * 4.2
        hidden.append(s.box('bar', (0.05 if abs(x) < 1.5 else 0.4, 0.06, 5), tuple(c), green, bevel=0))
    for o in hidden:
        o.visible_camera = o.visible_glossy = False


@arrangement
def room(work, bed=True, lamp=True):
    """An empty treatment room by day. One unit is 1 m here."""
    walls()
    if bed:
        fabric = s.plain('#EDE5DA', 0.85, sheen=0.3, bump=(30, 0.1, 'noise'))
        s.box('base', (0.75, 0.5, 0.5), (1.45, 1.05, 0.27), p.white(0.5), bevel=0.06, segments=8)
        s.box('frame', (1.95, 0.66, 0.07), (1.45, 1.05, 0.56), p.wood('#C9A77F', '#B48F66', 1.4), bevel=0.02)
        s.box('mattress', (1.95, 0.7, 0.14), (1.45, 1.05, 0.67), fabric, bevel=0.06, segments=10)
        s.box('back', (0.62, 0.68, 0.13), (2.28, 1.05, 0.83), fabric, bevel=0.06, segments=10, rotation=(0, -0.5, 0))
        s.box('pillow', (0.34, 0.5, 0.12), (2.22, 1.05, 0.95), s.plain('#F4EEE6', 0.9, sheen=0.4), bevel=0.058, segments=10, rotation=(0, -0.5, 0))
        c = p.cloth((0.7, 0.98), '#DCCBB8', (0.98, 1.05, 0.747), 0.02, 5, 0, 40)
        s.box('drape', (0.66, 0.012, 0.32), (0.98, 0.69, 0.6), p.linen('#DCCBB8', 90), bevel=0.005)
    # Side table with a branch in a vase, and a stool.
    s.solid('top', [(0.24, 0.56, 0.012), (0.24, 0.59, 0.012)], p.wood('#C9A77F', '#B48F66', 2), at=(0.05, 1.35, 0), segments=96)
    s.solid('leg', [(0.025, 0), (0.025, 0.57)], s.plain('#C9B49A', 0.4, metal=0.5), at=(0.05, 1.35, 0), segments=32)
    s.solid('foot', [(0.16, 0, 0.01), (0.16, 0.02, 0.01)], s.plain('#C9B49A', 0.4, metal=0.5), at=(0.05, 1.35, 0), segments=64)
    vase = s.fillet([(0, 0.59), (0.05, 0.59, 0.02), (0.085, 0.69, 0.06), (0.035, 0.8, 0.03), (0.042, 0.84), (0.03, 0.84), (0.03, 0.78), (0, 0.78)])
    s.lathe('vase', vase, s.plain('#D9CBB9', 0.7), at=(0.02, 1.36, 0), segments=96)
    green, stem = p.leaf_green('#7C9A7F'), s.plain('#7E6D57', 0.7)
    for i, (h, pitch) in enumerate(((0.4, -1.25), (2.6, -1.1), (1.5, -1.45))):
        b = s.branch((0.02, 1.36, 0.8), h, 0.62, 9, green, stem, 5 + i, 0.17, 0.25, pitch)
        for o in b.children:
            if o.type == 'CURVE':
                o.data.splines[0].points.foreach_set('radius', [0.004] * 12)
    s.solid('seat', [(0.17, 0.44, 0.02), (0.18, 0.47, 0.03), (0.16, 0.53, 0.03)], s.plain('#B9A78F', 0.8, sheen=0.3), at=(0.62, 0.35, 0), segments=96)
    s.solid('post', [(0.02, 0.08), (0.02, 0.45)], p.steel(), at=(0.62, 0.35, 0), segments=32)
    for i in range(5):
        a = i * 2 * math.pi / 5
        s.tube('arm', [(0.62, 0.35, 0.1), (0.62 + 0.12 * math.cos(a), 0.35 + 0.12 * math.sin(a), 0.085), (0.62 + 0.22 * math.cos(a), 0.35 + 0.22 * math.sin(a), 0.05)], 0.014, p.steel())
        s.sphere('castor', 0.025, (0.62 + 0.22 * math.cos(a), 0.35 + 0.22 * math.sin(a), 0.025), s.plain('#55504A', 0.5), segments=24)
    if lamp:
        m = p.white(0.4)
        s.tube('arm', [(2.55, 1.75, 0), (2.55, 1.75, 0.9), (2.55, 1.72, 1.6), (2.2, 1.4, 1.95), (1.85, 1.2, 1.8)], 0.016, m)
        s.join([s.lathe('shade', s.fillet([(0.17, 0.0), (0.175, 0.03, 0.01), (0.1, 0.1, 0.05), (0, 0.11)]), m), s.solid('disc', [(0.16, 0.005), (0.16, 0.015)], s.glow('#FFF1DC', 2.5))], 'head', (1.85, 1.2, 1.72), (0.15, 0.2, 0))
        s.solid('base', [(0.18, 0, 0.01), (0.18, 0.03, 0.01)], m, at=(2.55, 1.75, 0), segments=64)
    window_light()
    s.camera((0.05, -4.6, 1.35), (0.12, 1.5, 0.98), 40)
    return dict(level=(0.7, 0.6), contrast=0.08)


@arrangement
def waiting_room(work):
    """A bench to wait on, by day. One unit is 1 m here."""
    walls()
    oak = p.wood('#C9A77F', '#B48F66', 1.4)
    s.box('seat', (2.0, 0.46, 0.055), (0.55, 1.72, 0.43), oak, bevel=0.012)
    for x in (-0.3, 1.4):
        s.box('leg', (0.06, 0.42, 0.4), (x, 1.72, 0.2), oak, bevel=0.01)
    s.box('rail', (1.64, 0.03, 0.07), (0.55, 1.72, 0.36), oak, bevel=0.008)
    linen = s.plain('#EDE5DA', 0.88, sheen=0.3, bump=(30, 0.1, 'noise'))
    s.box('cushion', (1.96, 0.44, 0.09), (0.55, 1.72, 0.505), linen, bevel=0.042, segments=10)
    s.box('pillow', (0.5, 0.14, 0.38), (-0.12, 1.86, 0.73), s.plain('#A9B8A6', 0.9, sheen=0.4, bump=(40, 0.08, 'noise')), bevel=0.066, segments=12, rotation=(-0.22, 0.04, 0.06))
    s.box('pillow', (0.42, 0.13, 0.32), (0.26, 1.84, 0.7), s.plain('#F4EEE6', 0.9, sheen=0.4, bump=(40, 0.08, 'noise')), bevel=0.06, segments=12, rotation=(-0.28, -0.05, -0.1))
    # A tall vase on the floor with the branch that the clinic is named after.
    vase = s.fillet([(0, 0), (0.11, 0, 0.03), (0.17, 0.22, 0.12), (0.06, 0.46, 0.05), (0.075, 0.54), (0.058, 0.54), (0.05, 0.46), (0, 0.4)])
    s.lathe('vase', vase, s.plain('#D9CBB9', 0.75, bump=(14, 0.1, 'noise')), at=(2.05, 1.55, 0), segments=128)
    green, stem = p.leaf_green('#6F9176'), s.plain('#7E6D57', 0.7)
    for i, (heading, pitch) in enumerate(((0.6, -1.3), (2.7, -1.2), (1.6, -1.5), (3.9, -1.35))):
        b = s.branch((2.05, 1.55, 0.5), heading, 0.95, 13, green, stem, 15 + i, 0.2, 0.22, pitch)
        for o in b.children:
            if o.type == 'CURVE':
                o.data.splines[0].points.foreach_set('radius', [0.005] * 12)
    # A low table with two books and a cup.
    s.solid('top', [(0.31, 0.34, 0.014), (0.31, 0.375, 0.014)], oak, at=(-0.9, 1.3, 0), segments=96)
    for i in range(3):
        a = 0.5 + i * 2 * math.pi / 3
        s.tube('leg', [(-0.9 + 0.2 * math.cos(a), 1.3 + 0.2 * math.sin(a), 0.34), (-0.9 + 0.26 * math.cos(a), 1.3 + 0.26 * math.sin(a), 0)], 0.017, oak)
    s.box('book', (0.26, 0.19, 0.028), (-0.94, 1.34, 0.389), s.plain('#8FA08F', 0.7), bevel=0.004, rotation=(0, 0, 0.3))
    s.box('book', (0.22, 0.16, 0.022), (-0.94, 1.34, 0.414), s.plain('#EFE7DC', 0.7), bevel=0.004, rotation=(0, 0, 0.05))
    cup = s.fillet([(0, 0.375), (0.03, 0.375, 0.008), (0.042, 0.45), (0.038, 0.45), (0.03, 0.388), (0, 0.386)])
    s.lathe('cup', cup, s.plain('#F1EAE0', 0.4), at=(-0.76, 1.22, 0), segments=64)
    window_light()
    s.camera((0.55, -4.3, 1.2), (0.55, 1.6, 0.87), 46)
    return dict(level=(0.7, 0.6), contrast=0.08)


@arrangement
def hero_estetica(work):
    wall = s.cyclorama(s.plain('#E6DBCE', 0.9, specular=0.1, bump=(1.2, 0.06, 'stone')), back=4)
    wall.location.z = -0.6
    s.box('slab', (9, 3.4, 0.4), (1.2, 0, -0.2), s.stone('#EADFCF', '#CDBAA2', 1.6, 0.55, 7), bevel=0.04)
    s.box('step', (1.9, 1.3, 0.5), (2.1, 0.75, 0.25), s.stone('#EFE5D8', '#D3C2AD', 1.9, 0.55, 6), bevel=0.035, rotation=(0, 0, -0.12))
    p.swatch(2.4, 0.8, 0.15, '#F3E8DA', at=(0.95, -0.75, 0), turn=0.16, seed=5, ridges=8, n=560)
    g = p.gel('#FAFBFA', 1.4)
    s.sphere('a', 0.46, (1.95, 0.7, 0.96), g, segments=128)
    s.sphere('b', 0.24, (2.62, -0.25, 0.24), g)
    s.sphere('c', 0.15, (2.2, -0.55, 0.15), g)
    s.sphere('d', 0.11, (0.35, 0.15, 0.11), g)
    s.sphere('e', 0.3, (0.85, 0.55, 0.3), s.glass('#F0D3A6', 0.0, 1.4, shadow=0.6), segments=128)
    p.morning((0.8, 0.55, -0.5), 3.4, 0.34, seed=31, at=(1.0, 1.0, 0.5), soft=0.03)
    s.softbox((-3, 3.0, 3.4), (1.5, 0, 0.4), (2, 2), 120)
    p.view((0.62, 0, 0.62), 12.8, 13, 0, focal=80)
    return dict(level=(0.7, 0.58), contrast=0.08)


@arrangement
def hero_spa(work):
    """A shallow stone basin; the water is a rippled pane of glass over its floor."""
    wall = s.cyclorama(s.plain('#E3D8CA', 0.9, specular=0.1, bump=(1.2, 0.06, 'stone')), back=5)
    wall.location.z = -0.8
    s.box('floor', (14, 8, 0.3), (0, -2.6, -0.55), s.stone('#DCD6C8', '#C2B9A8', 1.2, 0.6, 1.0, 0.1), bevel=0)
    s.box('ledge', (14, 1.5, 0.6), (0, 1.95, -0.1), s.stone('#EADFCF', '#CFBDA6', 1.5, 0.55, 6), bevel=0.05)

    def ripple(X, Y):
        z = 0.016 * p.waves(X * 0.7, Y * 1.5, 4, 2.0)
        for cx, cy, a in ((1.75, 0.3, 0.028), (0.2, -1.9, 0.018)):
            r = np.hypot(X - cx, (Y - cy))
            z += a * np.cos(r * 10.5) * np.exp(-r * 0.75) * np.clip(r * 2.5, 0, 1)
        return z
    water = s.grid('water', (14, 8), (900, 520), ripple, s.glass('#F3F8F5', 0.0, 1.33, shadow=0.25), (0, -2.6, 0.0))
    for x, y, r, c, k in ((1.75, 0.35, 0.62, '#8B8378', 1), (2.55, -0.1, 0.36, '#A89E91', 2), (1.15, 0.75, 0.26, '#6F6960', 3)):
        p.pebble((x, y, -0.42), (r * 1.15, r * 0.9, r * 0.62), c, k, k)
    p.towel_stack((2.15, 1.95, 0.2), ('#F0E8DD', '#DCCBB8'), (1.6, 0.95), -0.08, 0.2)
    p.pebble((2.1, 1.9, 0.62), (0.3, 0.25, 0.12), '#8F867A', 6)
    p.eucalyptus((0.35, 1.7, 0.3), 0.1, 1.2, 4, count=6)
    p.morning((0.75, 0.6, -0.5), 3.4, 0.38, seed=33, at=(1.0, 2.0, 0.5), soft=0.03)
    s.soft_card((1.6, 4.7, 1.95), (1.2, -3, 0.6), (7.0, 2.0), 1.5, '#FFF6E8')
    p.view((0.6, 0.1, 0.2), 13, 18, 0, focal=80)
    return dict(level=(0.7, 0.55), contrast=0.08)
