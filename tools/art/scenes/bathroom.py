"""Things of a bathroom shelf. One unit is 10 cm."""
import math
import random

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter

import props as p
import studio as s


def pump_bottle(at, k=1.0, turn=0.0, colour='#DDE8E4'):
    """Frosted, without a label."""
    import packs
    spec = dict(profile='pump', brand='Frailuma', label=['', ''], size='150 ml', color=colour, material='frosted glass')
    before, keep = set(bpy.data.objects), packs.label
    packs.label = lambda *a, **k: None
    try:
        packs.pump(spec, packs.Look(spec), '')
    finally:
        packs.label = keep
    return s.join([o for o in bpy.data.objects if o not in before], 'pump', at, (0, 0, turn), k)


def foam(at, radius, height, seed=1):
    """Billows of fine bubbles: a heap of domes, the small ones on the large."""
    rnd = random.Random(seed)
    domes = [(0, 0, radius * 0.62, height * 0.5)]
    for _ in range(220):
        a, q = rnd.uniform(0, 2 * math.pi), radius * math.sqrt(rnd.uniform(0, 1)) * 0.86
        r = rnd.uniform(0.14, 0.3) * radius
        domes.append((q * math.cos(a), q * math.sin(a), r, height * (1 - (q / radius) ** 1.8) * rnd.uniform(0.55, 0.85)))

    def field(X, Y):
        z = np.full_like(X, -0.02)
        for x, y, r, base in domes:
            d2 = ((X - x) ** 2 + (Y - y) ** 2) / (r * r)
            z = np.maximum(z, np.where(d2 < 1, base * np.clip(1 - d2, 0, 1) ** 0.3 + r * np.sqrt(np.clip(1 - d2, 0, 1)) * 0.8, -0.02))
        inside = gaussian_filter((z > 0).astype(float), 5)
        return np.where(inside > 0.02, gaussian_filter(np.maximum(z, 0), 3) * np.clip(inside * 1.6, 0, 1), -0.02)
    m = s.plain('#F7F9F8', 0.6, specular=0.25, bump=(42, 0.5, 'noise'))
    return s.grid('foam', (radius * 2.6,) * 2, (420, 420), field, m, at, cut=-0.012)


def cotton_pad(at, radius=0.36, rotation=(0, 0, 0)):
    m = s.plain('#F7F8F6', 0.95, specular=0.03, sheen=0.7, bump=(70, 0.5, 'noise'))
    side = [(radius * 0.62, 0.0), (radius * 0.7, 0.012, 0.02), (radius * 0.78, 0.0), (radius, 0.0, 0.04), (radius, 0.085, 0.04),
            (radius * 0.78, 0.09), (radius * 0.7, 0.074, 0.02), (radius * 0.62, 0.09)]
    return s.join([s.solid('pad', side, m)], 'pad', at, rotation)


def mist_can(at, k=1.0):
    """An aerosol of spring water under a clear cap."""
    body = s.plain('#EEF2F2', 0.28, coat=0.3)
    objs = [s.solid('can', [(0.29, 0, 0.03), (0.29, 1.42, 0.16), (0.15, 1.56, 0.03)], body),
            s.lathe('rim', s.fillet([(0.293, 0), (0.3, 0.015, 0.008), (0.293, 0.03)]), p.steel(0.2)),
            s.lathe('band', [(0.2915, 0.18), (0.2915, 0.62)], s.plain('#7FA79A', 0.35, coat=0.3)),
            s.lathe('line', [(0.2915, 0.66), (0.2915, 0.675)], s.plain('#7FA79A', 0.35)),
            s.solid('valve', [(0.12, 1.55, 0.01), (0.12, 1.6, 0.01)], p.steel(0.25)),
            s.solid('head', [(0.1, 1.6, 0.01), (0.1, 1.74, 0.03)], s.plain('#F4F6F5', 0.35)),
            s.lathe('cap', s.fillet([(0.25, 1.46), (0.25, 1.86, 0.06), (0, 1.87)]), s.thin_glass('#F0F6F6', 1.3))]
    return s.join(objs, 'can', at, (0, 0, 0), k)


def dew(around, each=6, seed=1):
    """Drops of water scattered about the given places."""
    rnd = random.Random(seed)
    spots = []
    for x, y in around:
        for _ in range(each * 20):
            r = rnd.choice((0.022, 0.03, 0.04, 0.055, 0.075))
            q = (x + rnd.gauss(0, 0.22), y + rnd.gauss(0, 0.16), r)
            if len([c for c in spots if math.dist(q[:2], (x, y)) < 1]) >= each:
                break
            if all(math.dist(q[:2], c[:2]) > r + c[2] + 0.02 for c in spots):
                spots.append(q)
    return p.drops(spots, s.glass('#F6FBFB', 0.0, 1.33, shadow=0.5), (0, 0, 0.004), (5, 4), 900, 0.55)


def safety_razor(at, turn=0.0, k=1.0):
    """Steel, of the kind that lasts; handle along +x."""
    steel = p.steel(0.18)
    ridges = [(0.062, 0.22, 0.01)]
    for i in range(34):
        z = 0.25 + i * 0.024
        ridges += [(0.066, z), (0.06, z + 0.012)]
    grip = s.solid('grip', [(0.045, 0.05), (0.045, 0.2, 0.02), *ridges, (0.066, 1.08, 0.01), (0.05, 1.12, 0.02), (0.07, 1.18, 0.02), (0.07, 1.26, 0.02)], steel)
    stem = s.join([grip], 'stem', (0, 0, 0), (0, math.pi / 2, 0))
    head = [s.box('plate', (0.035, 0.42, 0.17), (0.04, 0, 0), steel, bevel=0.012, segments=6),
            s.box('blade', (0.006, 0.4, 0.2), (0.018, 0, 0), p.steel(0.08), bevel=0.002)]
    cap = s.solid('cap', [(0.225, 0.01, 0.01), (0.21, -0.05, 0.05)], steel, s.Section(4, 0.4), 128)
    cap.rotation_euler = (math.pi / 2, 0, math.pi / 2)
    return s.join([stem, *head, cap], 'razor', (at[0], at[1], at[2] + 0.08 * k), (0, 0, turn), k)
