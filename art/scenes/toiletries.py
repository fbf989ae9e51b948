"""Things of a bathroom shelf and of a drawer in the practice. One unit is 10 cm."""
import math
import os
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


def straw_hat(at, k=1.0, turn=0.0):
    """Braid sewn round and round: every row of it is a ripple of the profile."""
    rough = [(0.0, 0.9), (0.42, 0.92), (0.66, 0.86), (0.76, 0.7), (0.82, 0.2), (0.88, 0.06), (1.0, 0.03), (1.5, 0.05), (1.98, 0.0)]
    dense = s.fillet([(r, z, 0.12) for r, z in rough], 12)
    length = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(dense, dense[1:])])])
    u = np.linspace(0, length[-1], 560)
    R, Z = np.interp(u, length, [q[0] for q in dense]), np.interp(u, length, [q[1] for q in dense])
    row = 0.062
    ripple = 0.011 * np.abs(np.sin(math.pi * u / row))
    dR, dZ = np.gradient(R, u), np.gradient(Z, u)
    R, Z = np.clip(R - dZ * ripple, 0, None), Z + dR * ripple
    m = straw()
    hat = s.lathe('hat', [(0, float(Z[0]))] + list(zip(R[1:].tolist(), Z[1:].tolist())), m, segments=360)
    for v in hat.data.vertices:
        q, a = math.hypot(v.co.x, v.co.y), math.atan2(v.co.y, v.co.x)
        out = max(0.0, q - 0.95)
        v.co.z += out * (0.075 * math.sin(2 * a + 0.6) + 0.02 * math.sin(3 * a)) + 0.1 * min(out, 0.3)
        if q < 0.9:
            v.co.z -= 0.1 * math.exp(-((v.co.x / 0.22) ** 2)) * math.exp(-((q / 0.62) ** 4))
    thick = hat.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.02
    ribbon = s.lathe('ribbon', [(0.868, 0.1), (0.862, 0.16), (0.845, 0.3), (0.838, 0.345), (0.826, 0.345)], s.plain('#2F5D50', 0.8, sheen=0.3, bump=(60, 0.2, 'brushed')), segments=200)
    return s.join([hat, ribbon], 'hat', at, (0, 0, turn), k)


def straw():
    m, t, out = s._tree('straw')
    b = t.nodes.new('ShaderNodeBsdfPrincipled')
    s._set(b, Roughness=0.7, Specular=0.25)
    c = t.nodes.new('ShaderNodeTexCoord')
    n = t.nodes.new('ShaderNodeTexNoise')
    s._set(n, Scale=26.0, Detail=6.0, Roughness=0.7)
    ramp = t.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.32, 0.68
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = s.linear('#C3A26C'), s.linear('#E8D6AE')
    t.links.new(c.outputs['Object'], n.inputs['Vector'])
    t.links.new(n.outputs['Fac'], ramp.inputs[0])
    t.links.new(ramp.outputs[0], b.inputs['Base Color'])
    bump = t.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.5, 0.02
    t.links.new(n.outputs['Fac'], bump.inputs['Height'])
    t.links.new(bump.outputs[0], b.inputs['Normal'])
    t.links.new(b.outputs[0], out.inputs[0])
    return m


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


def body_card(at, size, work, turn=0.0):
    """A card with one figure from the front and from the back, and a few dots on it, as they are followed over the years."""
    path = os.path.join(work, 'card.png')
    draw_figures(path, size)
    w, h = size
    objs = [s.box('card', (w, h, 0.03), (0, 0, 0.015), s.plain('#F7F8F6', 0.8, specular=0.2), bevel=0.012),
            s.mesh('print', [(-w / 2, -h / 2, 0.0312), (w / 2, -h / 2, 0.0312), (w / 2, h / 2, 0.0312), (-w / 2, h / 2, 0.0312)], [(0, 1, 2, 3)],
                   s.printed(path, 0.8), smooth=False, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])]
    return s.join(objs, 'card', at, (0, 0, turn))


# Half of a standing figure, from the crown down the outside and up the inside of the leg; 1 is its height.
HALF = [(0, 0), (0.03, 0.005), (0.048, 0.03), (0.048, 0.062), (0.034, 0.1), (0.026, 0.118), (0.03, 0.148), (0.1, 0.175), (0.14, 0.21), (0.152, 0.3), (0.172, 0.4),
        (0.196, 0.5), (0.21, 0.54), (0.196, 0.565), (0.178, 0.52), (0.15, 0.41), (0.128, 0.31), (0.112, 0.262), (0.096, 0.36), (0.094, 0.42), (0.112, 0.5),
        (0.112, 0.58), (0.094, 0.7), (0.09, 0.78), (0.066, 0.92), (0.086, 0.975), (0.06, 0.985), (0.036, 0.965), (0.036, 0.88), (0.03, 0.76), (0.02, 0.62), (0, 0.55)]


def draw_figures(path, size):
    from PIL import Image, ImageDraw
    k = 900
    w, h = int(size[0] * k), int(size[1] * k)
    im = Image.new('RGBA', (w, h), (0, 0, 0, 0))
    d = ImageDraw.Draw(im)
    ink, faint, dot = '#5D7A70', '#C3D1CB', '#8F4F36'
    tall = h * 0.8
    d.rounded_rectangle((w * 0.03, h * 0.04, w * 0.97, h * 0.96), 24, outline=faint, width=5)
    marks = (((-0.03, 0.26), (0.06, 0.36), (-0.16, 0.42), (0.05, 0.68)), ((0.05, 0.24), (-0.04, 0.33), (0.02, 0.45), (-0.07, 0.62), (0.165, 0.38)))
    for side, cx in enumerate((w * 0.3, w * 0.66)):
        top = h * 0.1
        half = spline(HALF)
        outline = [(cx + x * tall, top + y * tall) for x, y in half] + [(cx - x * tall, top + y * tall) for x, y in half[::-1]]
        d.line(outline + outline[:1], fill=ink, width=9, joint='curve')
        if side:
            d.line([(cx, top + 0.2 * tall), (cx, top + 0.44 * tall)], fill=faint, width=6)
        for i, (x, y) in enumerate(marks[side]):
            r = (11, 15, 9, 13, 10)[i]
            X, Y = cx + x * tall, top + y * tall
            d.ellipse((X - r, Y - r, X + r, Y + r), fill=dot)
            if (side, i) == (1, 1):
                d.ellipse((X - 44, Y - 44, X + 44, Y + 44), outline=dot, width=6)
    for i in range(4):
        y = h * (0.2 + 0.16 * i)
        d.line((w * 0.845, y, w * 0.93, y), fill=faint, width=8)
        d.line((w * 0.845, y + 40, w * (0.9 - 0.01 * i), y + 40), fill=faint, width=8)
    im.save(path)


def spline(points, steps=10):
    """Catmull-Rom through the points."""
    q = [points[0], *points, points[-1]]
    out = []
    for a, b, c, e in zip(q, q[1:], q[2:], q[3:]):
        for i in range(steps):
            u = i / steps
            out.append(tuple(0.5 * (2 * b[n] + (c[n] - a[n]) * u + (2 * a[n] - 5 * b[n] + 4 * c[n] - e[n]) * u * u + (3 * b[n] - a[n] - 3 * c[n] + e[n]) * u ** 3) for n in (0, 1)))
    return out + [points[-1]]


def loupe(at, radius=0.42):
    """A stand magnifier: a lens in a dark ring on a clear skirt."""
    dark = s.plain('#24302C', 0.4)
    h = 0.52
    objs = [s.lathe('skirt', [(radius * 1.0, 0), (radius * 0.98, h)], s.thin_glass('#F4F9F8', 1.5)),
            s.lathe('foot', s.fillet([(radius * 0.97, 0), (radius * 1.05, 0, 0.01), (radius * 1.04, 0.04, 0.01), (radius * 0.97, 0.04)]), s.thin_glass('#E7F0EE', 2.0)),
            s.lathe('ring', s.fillet([(radius * 0.86, h - 0.06), (radius * 1.1, h - 0.06, 0.03), (radius * 1.1, h + 0.14, 0.05), (radius * 0.86, h + 0.14, 0.03), (radius * 0.84, h + 0.04), (radius * 0.86, h - 0.06)]), dark),
            s.lathe('trim', s.fillet([(radius * 1.102, h + 0.02), (radius * 1.115, h + 0.03), (radius * 1.102, h + 0.04)]), p.steel()),
            s.sphere('lens', radius * 0.87, (0, 0, h + 0.05), s.glass('#FAFDFC', 0.0, 1.5, shadow=0.3), 0.15, 128)]
    return s.join(objs, 'loupe', at)


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


def liner(at, size, turn=0.0):
    """The backing paper of a dressing, ruled in centimetres."""
    w, h = size
    ink = s.plain('#A9C2BB', 0.9)
    objs = [s.box('paper', (w, h, 0.012), (0, 0, 0), s.plain('#F5F8F7', 0.6), bevel=0.004)]
    for i in range(1, int(w / 0.2) + 1):
        objs.append(s.box('rule', (0.008, h * 0.94, 0.002), (-w / 2 + i * 0.2, 0, 0.0065), ink, bevel=0))
    for i in range(1, int(h / 0.2) + 1):
        objs.append(s.box('rule', (w * 0.96, 0.008, 0.002), (0, -h / 2 + i * 0.2, 0.0065), ink, bevel=0))
    return s.join(objs, 'liner', at, (0, 0, turn))


def silicone_sheet(at, size, turn=0.0, lift=0.0, corner=0.16):
    """A clear, soft sheet; with lift, its right end is peeled up."""
    w, h = size
    n = 90
    verts, faces = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n * 2 - 1, j / n * 2 - 1
            # A square drawn out to a rounded one: the superellipse keeps the rows in order.
            r = (abs(u) ** 7 + abs(v) ** 7) ** (1 / 7) / max(abs(u), abs(v)) if u or v else 1.0
            x, y = u / r * w / 2, v / r * h / 2
            z = 0.004 * math.sin(9 * x + 2) * math.sin(8 * y)
            if lift:
                e = max(0.0, (x - y * 0.35) / (w / 2) - 0.1)
                z += lift * e ** 1.8 * w / 2
                x -= 0.3 * lift * e ** 2
            verts.append((x, y, z))
    for j in range(n):
        for i in range(n):
            o = j * (n + 1) + i
            faces.append((o, o + 1, o + n + 2, o + n + 1))
    ob = s.mesh('sheet', verts, faces, milky())
    thick = ob.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.05, 1
    bevel = ob.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = 0.014, 3
    ob.location, ob.rotation_euler = at, (0, 0, turn)
    return ob


def milky(colour='#F0E2D4', share=0.22):
    """Soft silicone: one sees the table through it, paler."""
    clear = s.thin_glass('#F6F4F0', 1.2)
    t = clear.node_tree
    out = next(n for n in t.nodes if n.type == 'OUTPUT_MATERIAL')
    source = out.inputs[0].links[0].from_socket
    mix = t.nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = share
    white = t.nodes.new('ShaderNodeBsdfPrincipled')
    s._set(white, Base_Color=s.linear(colour), Roughness=0.22, Specular=0.6)
    t.links.new(source, mix.inputs[1])
    t.links.new(white.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    return clear


def roller(at, turn=0.0, k=1.0):
    """A small massage roller of pale green stone, handle along +x."""
    steel = p.steel(0.22)
    stone = s.plain('#9DBBA9', 0.12, coat=0.5, sss=0.15, sss_colour='#BFD8C6', bump=(3, 0.03, 'stone'))
    bulge = [(0.12 + 0.065 * math.cos(math.pi * i / 24), 0.32 * i / 12) for i in range(-12, 13)]
    barrel = s.lathe('stone', s.fillet([(0, -0.33), (0.115, -0.33, 0.02), *bulge[1:-1], (0.115, 0.33, 0.02), (0, 0.33)]), stone)
    barrel.rotation_euler, barrel.location = (math.pi / 2, 0, 0), (-0.3, 0, 0.18)
    yoke = s.tube('yoke', [(-0.3, -0.36, 0.18), (-0.3, -0.44, 0.18), (-0.12, -0.45, 0.17), (0.1, -0.22, 0.15), (0.22, 0, 0.14), (0.1, 0.22, 0.15), (-0.12, 0.45, 0.17), (-0.3, 0.44, 0.18), (-0.3, 0.36, 0.18)], 0.022, steel)
    handle = s.solid('handle', [(0.05, 0.1, 0.02), (0.07, 0.3, 0.1), (0.06, 0.7, 0.2), (0.08, 1.15, 0.07)], stone)
    collar = s.solid('collar', [(0.058, 0.04, 0.01), (0.058, 0.14, 0.01)], steel)
    stem = s.join([handle, collar], 'stem', (0.16, 0, 0.14), (0, math.pi / 2 + 0.03, 0))
    return s.join([barrel, yoke, stem], 'roller', at, (0, 0, turn), k)


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
