"""What hair is combed and cared for with. One unit is 10 cm."""
import math
import random

import props as p
import studio as s


def paddle_brush(at, turn=0.0, k=1.0):
    """Lies on its back, pins up, handle along +x."""
    w = p.wood('#C79C6C', '#A67A4C', 1.6, 'x')
    objs = [s.solid('paddle', [(0.72, 0, 0.06), (0.72, 0.13, 0.06)], w, s.Section(2.7, 0.64), 192, (-0.55, 0, 0)),
            s.tube('handle', [(0.05, 0, 0.07), (0.25, 0, 0.07), (0.6, 0, 0.075), (1.1, 0, 0.08), (1.5, 0, 0.08), (1.62, 0, 0.08)], [0.15, 0.1, 0.085, 0.11, 0.1, 0.05], w),
            s.solid('cushion', [(0.58, 0.12, 0.02), (0.58, 0.15, 0.03), (0.4, 0.2, 0.1)], s.plain('#E9E4DA', 0.5), s.Section(2.7, 0.6), 160, (-0.55, 0, 0))]
    pin, ball = p.wood('#D9B88A', '#C49D6B', 3, 'z'), s.plain('#D9B88A', 0.4)
    for i in range(-5, 6):
        for j in range(-3, 4):
            x, y = i * 0.098 + (0.049 if j % 2 else 0), j * 0.092
            if abs(x / 0.56) ** 2.7 + abs(y / 0.335) ** 2.7 < 1:
                z = 0.2 - 0.03 * (abs(x) + abs(y))
                objs.append(s.tube('pin', [(x - 0.55, y, z - 0.04), (x - 0.55, y, z + 0.1), (x - 0.55, y, z + 0.2)], [0.016, 0.013, 0.01], pin, resolution=3))
                objs.append(s.sphere('tip', 0.017, (x - 0.55, y, z + 0.2), ball, segments=16))
    return s.join(objs, 'brush', at, (0, 0, turn), k)


def strands(at, turn=0.0, k=1.0):
    """A few long hairs caught in the pins and let down over the edge onto the cloth, each its own way."""
    rnd = random.Random(11)
    objs = []
    ways = ((-0.85, 0.1, 1.1, 0.15), (-0.7, -0.05, 1.5, 0.45), (-0.35, 0.0, 1.75, 0.05), (-0.6, -0.15, 1.25, -0.2))
    for i, (x, y, reach, bow) in enumerate(ways):
        m = s.plain(('#3B2A21', '#4A3427', '#2D201A')[i % 3], 0.35, specular=0.6)
        j = lambda a: rnd.uniform(-a, a)  # noqa: E731
        pts = [(x + 0.4 + j(0.1), y + 0.15 + j(0.1), 0.28), (x + 0.2, y + 0.12 + j(0.05), 0.31), (x, y, 0.31), (x - 0.08 + j(0.05), -0.38, 0.27), (x + j(0.1), -0.58, 0.06)]
        for q in (0.2, 0.4, 0.6, 0.8, 1.0):
            pts.append((x + reach * q + j(0.02), -0.66 - 0.42 * math.sin(math.pi * q * (0.9 + bow * 0.4)) * (0.6 + bow) - 0.25 * q * bow + j(0.02), 0.0))
        objs.append(s.tube('strand', pts, [0.0045] * 9 + [0.002], m, resolution=2))
    return s.join(objs, 'strands', at, (0, 0, turn), k)


def comb(at, turn=0.0, tilt=0.0):
    w = p.wood('#C49A6C', '#A47A4E', 2.0, 'x')
    objs = [s.box('spine', (1.7, 0.2, 0.075), (0, 0.2, 0), w, bevel=0.035, segments=6)]
    for i in range(27):
        x = -0.8 + i * 1.6 / 26
        objs.append(s.tube('tooth', [(x, 0.15, 0), (x, -0.1, 0), (x, -0.32, 0)], [0.022, 0.02, 0.009], w, resolution=3))
    return s.join(objs, 'comb', (at[0], at[1], at[2] + 0.045), (tilt, 0, turn))


def wide_comb(at, turn=0.0, k=1.0, colour='#3E7261'):
    """A half-moon of acetate with few, wide teeth, which point to −y."""
    m = s.plain(colour, 0.14, coat=0.6, specular=0.6)
    arc = [(1.0 * math.cos(a), 0.42 * math.sin(a) ** 0.8) for a in (math.pi * i / 48 for i in range(49))]
    rim = [(x, y, 0) for x, y in arc] + [(-1.0, -0.08, 0), (1.0, -0.08, 0)]
    back = s.mesh('back', rim, [tuple(range(len(rim)))], m, smooth=False)
    thick = back.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.1, 0
    bevel = back.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = 0.03, 4
    objs = [back]
    for i in range(15):
        x = -0.93 + i * 1.86 / 14
        end = i in (0, 14)
        tooth = s.solid('tooth', [(0.05 if end else 0.036, 0.1, 0.01), (0.045 if end else 0.032, -0.35, 0.2), (0.014, -0.72, 0.014)], m, s.Section(2.6, 1.0), 24)
        tooth.rotation_euler, tooth.location = (-math.pi / 2, 0, 0), (x, -0.06, 0)
        objs.append(tooth)
    return s.join(objs, 'comb', (at[0], at[1], at[2] + 0.055 * k), (0, 0, turn), k)


def combed_out(at, turn=0.0, k=1.0):
    """A few long hairs left between the teeth of the wide comb."""
    rnd = random.Random(4)
    objs = []
    for i, (x, reach, bow) in enumerate(((-0.62, 1.5, 0.5), (-0.4, 1.75, 0.12), (-0.05, 1.35, 0.42), (0.2, 1.3, -0.16), (-0.5, 1.1, -0.3))):
        m = s.plain(('#3B2A21', '#4A3427', '#2D201A')[i % 3], 0.35, specular=0.6)
        pts = [(x - 0.5 + rnd.uniform(-0.1, 0.1), -0.42 + 0.1 * rnd.uniform(-1, 1), 0.1), (x - 0.2, -0.2, 0.1), (x, -0.18, 0.1), (x + 0.16, -0.45, 0.1), (x + 0.26, -0.82, 0.09)]
        for q in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.0):
            pts.append((x + 0.3 + reach * q, -1.0 - 0.1 * q - bow * math.sin(math.pi * q) + rnd.uniform(-0.02, 0.02), 0.006))
        objs.append(s.tube('hair', pts, [0.0042] * (len(pts) - 1) + [0.002], m, resolution=2))
    return s.join(objs, 'hairs', at, (0, 0, turn), k)


def scrunchie(at, k=1.0, colour='#D6AA98'):
    """A band of gathered silk."""
    n, m = 420, 40
    verts, faces = [], []
    for i in range(n):
        a = 2 * math.pi * i / n
        for j in range(m):
            b = 2 * math.pi * j / m
            fold = abs(math.sin(9 * a + 1.1 * math.sin(3 * a) + 0.8 * math.sin(b + 2 * a))) ** 0.6
            r = 0.22 * (0.56 + 0.52 * fold * (0.55 + 0.45 * max(0.0, math.cos(b))) + 0.05 * math.sin(11 * a + 2 * b) + 0.018 * math.sin(53 * a + 5 * b))
            q = 0.43 + r * math.cos(b)
            verts.append((q * math.cos(a), q * math.sin(a), 0.15 + 0.8 * r * math.sin(b)))
    for i in range(n):
        for j in range(m):
            i2, j2 = (i + 1) % n, (j + 1) % m
            faces.append((i * m + j, i2 * m + j, i2 * m + j2, i * m + j2))
    ob = s.mesh('scrunchie', verts, faces, s.plain(colour, 0.45, specular=0.4, sheen=0.6))
    ob.location, ob.scale = at, (k, k, k)
    return ob


def glass_comb(at, rotation=(0, 0, 0), k=1.0):
    """The comb of a high-frequency device: its gas glows in the glass; handle along −x."""
    clear, gas = s.thin_glass('#FFF1E6', 1.6), s.glow('#FF5A20', 1.5)
    objs = [s.join([s.solid('handle', [(0.13, -1.5, 0.06), (0.165, -1.25, 0.15), (0.15, -0.2, 0.3), (0.18, 0.05, 0.03)], p.white(0.3)),
                    s.solid('ring', [(0.182, -0.06), (0.182, -0.02)], s.plain('#C9A27A', 0.3, metal=0.8)),
                    s.solid('collar', [(0.12, 0.05, 0.01), (0.12, 0.17, 0.01)], p.steel())], 'grip', (0, 0, 0), (0, math.pi / 2, 0))]
    stem = [(0.15, 0, 0), (0.35, 0, 0), (0.6, 0, 0.03), (0.85, 0, 0.05), (1.5, 0, 0.05), (1.8, 0, 0.02)]
    objs += [s.tube('glass', stem, [0.075, 0.075, 0.09, 0.1, 0.1, 0.05], clear), s.tube('gas', stem, [0.03, 0.03, 0.045, 0.055, 0.055, 0.02], gas)]
    for i in range(9):
        x = 0.78 + i * 0.115
        objs += [s.tube('glass', [(x, 0, 0.03), (x, -0.25, 0.02), (x, -0.5, 0.0), (x, -0.6, -0.02)], [0.042, 0.04, 0.036, 0.012], clear, resolution=6),
                 s.tube('gas', [(x, -0.02, 0.03), (x, -0.24, 0.02), (x, -0.46, 0.0), (x, -0.54, -0.02)], [0.018, 0.018, 0.014, 0.005], gas, resolution=4)]
    return s.join(objs, 'glass comb', (at[0], at[1], at[2] + 0.17 * k), rotation, k)
