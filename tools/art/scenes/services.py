"""What the clinic does: one thing each that says it."""
import math
import random

import examination
import light
import props as p
import studio as s
from arrangements import arrangements

arrangement, build = arrangements(light.MORNING)


@arrangement
def consulta(work):
    p.table('plaster', '#EDE3D7')
    p.notebook((-0.75, 0.25, 0), turn=0.25, colour='#AEBBAA')
    p.dermatoscope((0.75, -0.35, 0), (0, 0, 0.62), 0.95)
    p.pencil((-1.15, -1.25, 0), 0.12)
    light.morning()
    p.view((0.05, -0.15, 0.1), 11, 44)


@arrangement
def control(work):
    light.bench('#DFE6E6')
    p.calendar((-0.28, 1.0, 0), 0.16)
    examination.clipboard((0.36, -0.45, 0), work, -0.22, 0.9)
    p.pencil((-1.72, -0.55, 0), 0.2, '#5E8474', 1.3)
    light.daylight((0.72, 0.3, -0.6))
    p.view((0.03, 0.05, 0.42), 12.6, 30, 0)
    return light.DAYLIGHT


@arrangement
def reseccion_lesiones(work):
    p.table('linen', colour='#DCCAB4')
    p.tray((0, 0, 0.1), (3.2, 1.9), turn=0.14)
    p.scalpel((-0.95, -0.35, 0.13), 0.2)
    p.forceps((-0.9, 0.02, 0.13), 0.16)
    p.scissors((0.1, 0.48, 0.13), 0.12, 0.95)
    p.gauze((0.98, -0.28, 0.12), (0.62, 0.5), 0.3)
    light.morning(leaves=False, soft=0.1, fill=0.5, power=2.6)
    s.softbox((-2, 3, 4), (0, 0, 0), (4, 3), 140)
    p.view((0, 0, 0.1), 11, 50, -8)


@arrangement
def infiltracion_medica(work):
    p.table('plaster', '#EADFD2')
    p.tray((0, 0, 0), (3.0, 1.8), s.plain('#F0EBE4', 0.25, coat=0.3), turn=-0.1, lip=0.12)
    p.gauze((0.5, 0.18, 0.03), (0.95, 0.7), -0.3)
    p.ampoule((-0.55, 0.25, 0.03), (0, 0, 0), 1.05)
    p.ampoule((-0.25, -0.32, 0.135), (0, math.pi / 2, -0.35), 1.0)
    light.morning(seed=5)
    p.view((0.02, 0, 0.28), 9.8, 30, -5)


@arrangement
def biopsia_piel(work):
    p.table('stone')
    p.slides((0, 0, 0), 6, 0.32, 0.44)
    s.leaf('leaf', 0.8, 0.3, p.leaf_green('#7D9E80'), (-1.75, -0.3, 0.03), (0.1, -0.1, 0.9))
    light.morning(leaves=True, soft=0.05, fill=0.45, seed=8)
    s.softbox((1.5, 3.5, 3), (0, 0, 0), (4, 2), 120)
    p.view((0, -0.02, 0), 8.8, 40, -12, fstop=2.0, focus=(0, 0, 0))


@arrangement
def toxina_botulinica(work):
    p.table('plaster', '#E9DFD4')
    s.box('block', (1.5, 1.1, 0.55), (0, 0.1, 0.275), s.stone('#EFE5D8', '#D8C8B4', 2.2), bevel=0.03, rotation=(0, 0, 0.25))
    s.box('block', (2.3, 0.9, 0.22), (0.55, -0.55, 0.11), s.stone('#E6D9C8', '#CDB9A1', 2.6), bevel=0.03, rotation=(0, 0, -0.1))
    p.vial((0, 0.05, 0.55), 1.55)
    p.eucalyptus((0.45, -0.75, 0.3), 0.25, 1.4, 4, count=5)
    light.morning(seed=3, fill=0.36)
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
    light.morning((0.7, -0.5, -0.5), leaves=False, fill=0.5, soft=0.05, power=2.8)
    s.softbox((-3, 3.0, 3), (0, 0, 0.2), (2, 3), 220)
    p.view((0, 0, 0.12), 9.2, 30, 0, fstop=2.8, focus=(0, -0.3, 0.2))


@arrangement
def radiesse(work):
    p.table('linen', colour='#E6DACA')
    p.cloth((4.6, 2.7), '#F0E8DC', (0.1, 0.15, 0.14), 0.14, 9, 0.15, scale=1.5)
    p.syringe((-0.45, -0.45, 0.28), (0, 0, 0.22), 1.1)
    p.mineral((0.95, 0.62, 0.2), 0.5)
    p.mineral((1.5, 0.1, 0.2), 0.2, seed=8)
    light.morning(leaves=True, seed=11, fill=0.4)
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
    light.morning(leaves=True, seed=7, fill=0.34, soft=0.03, direction=(0.9, 0.35, -0.42))
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
    light.morning(leaves=True, seed=5, fill=0.5, soft=0.05, direction=(0.9, -0.35, -0.5))
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
    light.morning((0.95, 0.12, -0.34), leaves=False, soft=0.02, fill=0.3, power=3.6)
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
    light.morning(seed=6, fill=0.36)
    p.view((0.15, 0.05, 0.15), 10.2, 38, 0)
