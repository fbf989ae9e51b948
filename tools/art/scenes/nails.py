"""What nails are cared for with. One unit is 10 cm."""
import math
import random

import props as p
import studio as s


def nail_brush(at, turn=0.0, k=1.0):
    """A block of beech, bristles down."""
    w = p.wood('#D7B488', '#BE9664', 1.8, 'x')
    objs = [s.solid('block', [(0.62, 0.3, 0.05), (0.64, 0.4, 0.08), (0.55, 0.5, 0.1)], w, s.Section(3.2, 0.42), 160)]
    hair = s.plain('#F0E7D6', 0.7, sheen=0.3)
    rnd = random.Random(2)
    for i in range(-9, 10):
        for j in range(-3, 4):
            x, y = i * 0.06, j * 0.065
            if abs(x / 0.6) ** 3 + abs(y / 0.25) ** 3 > 1:
                continue
            for _ in range(4):
                a, b = rnd.uniform(-1, 1) * 0.02, rnd.uniform(-1, 1) * 0.02
                objs.append(s.tube('bristle', [(x + a * 0.3, y + b * 0.3, 0.31), (x + a, y + b, 0.15), (x + a * 2.4, y + b * 2.4, 0.005 + rnd.uniform(0, 0.015))], [0.009, 0.008, 0.006], hair, resolution=1))
    return s.join(objs, 'nail brush', at, (0, 0, turn), k)


def glass_file(at, turn=0.0, length=2.3):
    """Tempered glass, frosted where it files, tinted at the grip; along +x."""
    def blade(x0, x1, material, tip=False):
        n = 60
        verts, faces = [], []
        for i in range(n + 1):
            x = x0 + (x1 - x0) * i / n
            half = 0.105 * (1 if not tip else (1 - 0.35 * (i / n) ** 2) * math.sqrt(max(0.0, 1 - max(0.0, (i / n - 0.93) / 0.07) ** 2)) + 0.002)
            for z in (0.0, 0.045):
                verts += [(x, -half, z), (x, half, z)]
        for i in range(n):
            o = 4 * i
            faces += [(o, o + 1, o + 5, o + 4), (o + 2, o + 6, o + 7, o + 3), (o, o + 4, o + 6, o + 2), (o + 1, o + 3, o + 7, o + 5)]
        faces += [(0, 2, 3, 1), (4 * n, 4 * n + 1, 4 * n + 3, 4 * n + 2)]
        return s.mesh('blade', verts, faces, material)
    frosted = s.glass('#EAF4F1', 0.35, 1.45, shadow=0.4)
    tinted = s.glass('#CFE9DE', 0.02, 1.45, shadow=0.7)
    mid = -length / 2 + length * 0.42
    objs = [blade(-length / 2, mid, tinted), blade(mid, length / 2, frosted, True)]
    return s.join(objs, 'file', (at[0], at[1], at[2] + 0.003), (0, 0, turn))


def orange_stick(at, turn=0.0, length=1.9):
    """The birch stick that pushes a cuticle back; along +x."""
    w = p.wood('#E3C79C', '#CDAA78', 2.2, 'z')
    ob = s.solid('stick', [(0.006, -length / 2, 0.004), (0.034, -length / 2 + 0.2, 0.1), (0.034, length / 2 - 0.16, 0.1), (0.012, length / 2, 0.008)], w, segments=32)
    return s.join([s.join([ob], 'i', (0, 0, 0), (0, math.pi / 2, 0))], 'stick', (at[0], at[1], at[2] + 0.034), (0, 0, turn))
