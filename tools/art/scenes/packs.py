"""The pack shots: seven profiles × material × label, in one studio."""
import math
import os
import re

import studio as s
from labels import LAYOUTS, draw_label, ink_on, luminance

WHITE = '#EDE9E2'


def volume(spec):
    return float(re.match(r'[\d.]+', spec['size'])[0])


def shade(hex_colour, k):
    """k < 1 darkens, k > 1 lightens towards white."""
    h = hex_colour.lstrip('#')
    v = [int(h[i:i + 2], 16) for i in (0, 2, 4)]
    v = [c * k if k <= 1 else c + (255 - c) * (k - 1) for c in v]
    return '#%02X%02X%02X' % tuple(int(min(255, c)) for c in v)


class Look:
    """Materials and label colours that a pack's material and colour stand for."""

    def __init__(self, spec):
        m, c = spec['material'], spec['color']
        self.spec, self.kind = spec, m
        dark = luminance(c) < 0.2
        self.paper, self.accent, self.ink = None, c, '#1E2421'
        deep = shade(c, 0.55)
        self.liquid = None
        if m == 'amber glass':
            self.body = s.glass('#E6BA84', 0.0)
            self.liquid = s.glass('#F4DAB2', 0.0, ior=1.33)
            self.paper = shade(c, 1.35) if not dark else c
            self.ink = ink_on(self.paper)
            self.cap = s.plain('#24211E', 0.32, coat=0.15)
            self.trim = s.plain('#24211E', 0.25)
            self.accent = deep if luminance(c) > 0.5 else c
        elif m == 'frosted glass':
            tint = shade(shade(c, 1.6), 0.96)
            self.body = s.plain(tint, 0.3, specular=0.5, sheen=1.0)
            self.cap = s.plain('#F1EDE6', 0.38)
            self.trim = s.plain('#DDD6CB', 0.34, metal=0.75)
            self.paper = c
            self.ink = ink_on(c)
            self.accent = deep if self.ink == '#1E2421' else '#FBF8F4'
        elif m == 'matte tinted':
            self.body = s.plain(c, 0.46, specular=0.4)
            self.cap = s.plain(shade(c, 0.86) if not dark else shade(c, 0.8), 0.42, specular=0.4)
            self.trim = s.plain(shade(c, 0.7), 0.35)
            self.ink = ink_on(c)
            self.accent = deep if self.ink == '#1E2421' else '#FBF8F4'
        else:
            self.body = s.plain(WHITE, 0.42, specular=0.4)
            self.cap = s.plain(c, 0.4, specular=0.45)
            self.trim = s.plain(shade(c, 0.8), 0.35)
            self.paper = c
            self.ink = ink_on(c)
            self.accent = deep if self.ink == '#1E2421' else '#FBF8F4'


def label(look, radius_at, z0, z1, width, work, section=s.ROUND):
    if not look.paper and LAYOUTS[look.spec['brand']]['align'] == 'left' and width < 1.5 * (z1 - z0):
        width *= 0.84  # type set from the left would start on the flank of the pack
    path = os.path.join(work, 'label.png')
    draw_label(path, look.spec, width, z1 - z0, look.paper, look.ink, look.accent)
    lift = 0.004 if look.paper else 0.0015
    s.decal('label', radius_at, z0, z1, width, s.printed(path), section, lift=lift)


def glass_bottle(look, outer, wall, fill_to, floor=0.05):
    """Outer wall, inner wall facing the hollow, and the liquid just overlapping the inner wall."""
    s.lathe('glass', outer, look.body)
    top = outer[-1][1]
    inner = [(max(r - wall, 0.0), max(z, floor)) for r, z in outer]
    inner = [(0, floor)] + [p for p in inner if p[1] > floor or p[0] > 0.02]
    ob = s.lathe('hollow', inner[::-1], look.body)
    if look.liquid:
        liq = [(r + wall * 0.25 if r else 0, z - (0.004 if z <= floor else 0)) for r, z in inner if z <= fill_to]
        edge = liq[-1][0]
        liq += [(edge, fill_to), (edge - 0.015, fill_to - 0.006), (0, fill_to - 0.006)]
        s.lathe('liquid', liq, look.liquid)
    return ob


def dropper(spec, look, work):
    k = (volume(spec) / 30) ** 0.18
    r, h = 0.33 * k ** 0.4, 0.92 * k
    outer = s.fillet([(0, 0), (r, 0, 0.05), (r, h, 0.13), (0.145, h + 0.06, 0.05), (0.145, h + 0.16)])
    z = h + 0.11
    if look.kind == 'amber glass':
        glass_bottle(look, outer, 0.028, h * 0.86)
        s.solid('pipette', [(0.03, 0.12, 0.02), (0.03, z + 0.05)], s.thin_glass('#E8B98A'), segments=32)
    else:
        s.lathe('body', outer, look.body)
    s.solid('collar', [(0.185, z, 0.012), (0.185, z + 0.2, 0.02)], look.trim if look.kind != 'amber glass' else look.cap)
    s.solid('bulb', [(0.125, z + 0.2, 0.01), (0.128, z + 0.3, 0.06), (0.112, z + 0.56, 0.105)], look.cap)
    label(look, lambda _: r, 0.11, h - 0.16, min(2 * r * 1.18, 0.82), work)
    return z + 0.56, 2 * r


def tube(spec, look, work):
    k = (volume(spec) / 50) ** 0.16
    r, h, cap_h = 0.27 * k ** 0.5, 1.18 * k, 0.26
    n = 60
    seal = 0.11
    depth = []

    def shape(t):
        """Width and depth of the section at height t: round at the cap, flat at the seal."""
        e = min(1, t / 0.96)
        flat = e * e * (3 - 2 * e) * 0.85 + e * 0.15
        return r * (1 + 0.42 * flat), r * (1 - flat) + 0.012

    verts, faces, seg = [], [], 128
    for i in range(n + 1):
        t = i / n
        a, b = shape(t)
        for j in range(seg):
            ang = 2 * math.pi * j / seg
            verts.append((a * math.cos(ang), b * math.sin(ang), cap_h + t * h))
    for i in range(n):
        for j in range(seg):
            faces.append((i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j))
    s.mesh('body', verts, faces, look.body)
    a, b = shape(1)
    s.box('seal', (a * 2, b * 1.9, seal), (0, 0, cap_h + h + seal / 2 - 0.004), look.body, bevel=0.008)
    for q in range(5):
        s.box('crimp', (a * 1.97, b * 2.05, 0.005), (0, 0, cap_h + h + 0.018 + q * 0.018), look.body, bevel=0.002, segments=2)
    s.solid('shoulder', [(r * 0.985, cap_h - 0.02, 0.01), (r * 0.985, cap_h + 0.01)], look.trim)
    s.solid('cap', [(r * 0.93, 0, 0.03), (r * 0.98, cap_h - 0.015, 0.012)], look.cap)
    # The label follows the tube's own surface, which no single section describes.
    z0, z1 = cap_h + h * 0.12, cap_h + h * 0.82
    width = 2 * r * 1.12
    path = os.path.join(work, 'label.png')
    draw_label(path, spec, width, z1 - z0, look.paper, look.ink, look.accent)
    nx, nz, vs, uv, fs = 64, 40, [], [], []
    for kz in range(nz + 1):
        zz = z0 + (z1 - z0) * kz / nz
        aa, bb = shape((zz - cap_h) / h)
        for i in range(nx + 1):
            x = (i / nx - 0.5) * width * 0.86
            x = max(-aa * 0.96, min(aa * 0.96, x))
            y = -bb * math.sqrt(max(0, 1 - (x / aa) ** 2)) - 0.002
            vs.append((x, y, zz))
            uv.append((i / nx, kz / nz))
    for kz in range(nz):
        for i in range(nx):
            o = kz * (nx + 1) + i
            fs.append((o, o + 1, o + nx + 2, o + nx + 1))
    s.mesh('label', vs, fs, s.printed(path), uvs=uv)
    return cap_h + h + seal, a * 2


def jar(spec, look, work):
    k = (volume(spec) / 50) ** 0.2
    r, h, lid = 0.5 * k ** 0.6, 0.52 * k, 0.2
    s.solid('body', [(r * 0.96, 0, 0.06), (r, h * 0.5, 0.2), (r, h, 0.02)], look.body)
    s.solid('neck', [(r * 0.95, h - 0.01), (r * 0.95, h + 0.03)], look.trim)
    s.solid('lid', [(r * 1.005, h + 0.018, 0.012), (r * 1.005, h + lid, 0.035)], look.cap)
    label(look, lambda _: r, 0.045, h - 0.02, r * 1.62, work)
    return h + lid, 2 * r


def pump(spec, look, work):
    k = (volume(spec) / 150) ** 0.15
    r, h = 0.31 * k ** 0.35, 1.12 * k
    outer = s.fillet([(0, 0), (r, 0, 0.05), (r, h, 0.15), (0.13, h + 0.05, 0.04), (0.13, h + 0.12)])
    if look.kind == 'amber glass':
        glass_bottle(look, outer, 0.026, h * 0.9)
        s.solid('dip', [(0.022, 0.1, 0.01), (0.022, h)], s.thin_glass('#E8C9A8'), segments=24)
    else:
        s.lathe('body', outer, look.body)
    z = h + 0.07
    s.solid('collar', [(0.165, z, 0.012), (0.165, z + 0.13, 0.02), (0.1, z + 0.15, 0.01)], look.cap)
    s.solid('stem', [(0.045, z + 0.14), (0.045, z + 0.3)], look.trim, segments=48)
    head = z + 0.28
    s.solid('head', [(0.105, head, 0.02), (0.11, head + 0.09, 0.03)], look.cap)
    turn = math.radians(-28)
    tip = (0.36 * math.cos(turn), 0.36 * math.sin(turn))
    pts = [(0, 0, head + 0.06), (tip[0] * 0.4, tip[1] * 0.4, head + 0.06), (tip[0] * 0.75, tip[1] * 0.75, head + 0.055),
           (tip[0] * 0.95, tip[1] * 0.95, head + 0.035), (tip[0], tip[1], head - 0.02)]
    s.tube('spout', pts, [0.036, 0.034, 0.031, 0.029, 0.027], look.cap)
    label(look, lambda _: r, h * 0.16, h * 0.16 + min(0.72, h * 0.66), min(2 * r * 1.2, 0.82), work)
    return head + 0.09, 2 * r


def airless(spec, look, work):
    k = (volume(spec) / 40) ** 0.16
    r, h, cap = 0.235 * k ** 0.5, 0.98 * k, 0.4
    sec = s.Section(n=2.0)
    s.solid('body', [(r, 0, 0.035), (r, h, 0.015)], look.body, sec)
    s.solid('base', [(r * 1.004, 0.0, 0.03), (r * 1.004, 0.05, 0.004)], look.trim, sec)
    s.solid('band', [(r * 0.985, h - 0.01), (r * 0.985, h + 0.05)], s.plain('#DDD6CB', 0.34, metal=0.75), sec)
    if look.kind == 'matte white':
        s.solid('actuator', [(0.12, h + 0.04, 0.01), (0.12, h + 0.16, 0.015), (0.085, h + 0.17, 0.01), (0.085, h + 0.29, 0.03)], look.cap)
        wall = s.fillet([(r, h + 0.045), (r, h + cap, 0.05), (0, h + cap)])
        s.lathe('overcap', wall, s.thin_glass('#F4F1EC', 1.0))
    else:
        s.solid('cap', [(r, h + 0.045, 0.01), (r, h + cap, 0.04)], look.cap, sec)
    label(look, lambda _: r, 0.16, h - 0.1, 2 * r * 1.24, work, sec)
    return h + cap, 2 * r


def stick(spec, look, work):
    lip = volume(spec) < 10
    sec = s.Section(n=2.0) if lip else s.Section(n=2.5, depth=0.58)
    r, h, cap = (0.155, 0.72, 0.42) if lip else (0.31, 0.62, 0.36)
    s.solid('base', [(r * 0.985, 0, 0.02), (r * 0.985, 0.1, 0.006)], look.trim, sec)
    s.solid('body', [(r, 0.105, 0.008), (r, h, 0.012)], look.body, sec)
    s.solid('ring', [(r * 0.97, h - 0.01), (r * 0.97, h + 0.03)], s.plain('#DDD6CB', 0.34, metal=0.75), sec)
    s.solid('cap', [(r, h + 0.02, 0.008), (r, h + cap, 0.03 if lip else 0.05)], look.cap, sec)
    label(look, lambda _: r, 0.13, h - 0.03, r * (2.5 if lip else 1.7), work, sec)
    return h + cap, 2 * r


def spray(spec, look, work):
    k = (volume(spec) / 100) ** 0.15
    r, h = 0.25 * k ** 0.35, 1.16 * k
    outer = s.fillet([(0, 0), (r, 0, 0.04), (r, h, 0.12), (0.12, h + 0.05, 0.03), (0.12, h + 0.1)])
    if look.kind == 'amber glass':
        glass_bottle(look, outer, 0.024, h * 0.88)
        s.solid('dip', [(0.018, 0.08, 0.01), (0.018, h)], s.thin_glass('#E8C9A8'), segments=24)
    else:
        s.lathe('body', outer, look.body)
    z = h + 0.055
    s.solid('collar', [(0.155, z, 0.01), (0.155, z + 0.1, 0.015)], look.trim)
    s.solid('head', [(0.118, z + 0.1, 0.012), (0.118, z + 0.27, 0.035)], look.cap)
    s.solid('nozzle', [(0.03, 0, 0.004), (0.034, 0.012, 0.004)], s.plain('#F4F1EC', 0.3), segments=32).rotation_euler = (math.pi / 2, 0, 0)
    import bpy
    nz = bpy.data.objects['nozzle']
    nz.location, nz.rotation_euler = (0.03, -0.112, z + 0.2), (math.pi / 2, 0, 0.26)
    wall = s.fillet([(0.165, z + 0.03), (0.165, z + 0.4, 0.05), (0, z + 0.4)])
    s.lathe('overcap', wall, s.thin_glass('#F6F3EF', 1.0))
    label(look, lambda _: r, h * 0.15, h * 0.15 + min(0.78, h * 0.68), 2 * r * 1.24, work)
    return z + 0.4, 2 * r


PROFILES = dict(dropper=dropper, tube=tube, jar=jar, pump=pump, airless=airless, stick=stick, spray=spray)
# fill: share of the frame's height that a tall pack takes; tilt: how far the camera looks down, in degrees.
FRAMING = dict(dropper=(0.66, 5), tube=(0.68, 4), jar=(0.5, 12), pump=(0.7, 4), airless=(0.66, 5), stick=(0.56, 7), spray=(0.7, 4))


def build(spec, work):
    look = Look(spec)
    height, width = PROFILES[spec['profile']](spec, look, work)
    fill, tilt = FRAMING[spec['profile']]
    pale = luminance(spec['color']) > 0.55 or spec['material'] == 'matte white'
    paper = '#E9DED1' if spec['material'] in ('matte white',) else ('#EFE7DD' if pale else '#F1EAE1')
    s.cyclorama(s.plain(paper, 0.85, specular=0.1))
    if spec['profile'] in ('jar', 'stick'):
        rd = width * 0.5 + 0.22
        disc = s.solid('disc', [(rd, -0.14, 0.02), (rd, 0, 0.03)], s.stone('#EFE6DA', '#DDCFBE', 2.2, 0.65, 4, 0.12), segments=192)
        disc.location = (0.0, 0.03, 0.0)
        import bpy
        bpy.data.objects['cyclorama'].location = (0, 0, -0.14)
    frame = max(height / fill, width / 0.56 * 1.25)
    dist = frame * 85 / 36
    t = math.radians(tilt)
    target = (0, 0, height * 0.5 + frame * 0.012)
    s.camera((0, -dist * math.cos(t), target[2] + dist * math.sin(t)), target, 85)
    k = max(1.0, height / 1.3)
    mid = (0, 0, height * 0.5)
    s.softbox((-3.2, -1.3, 2.7 * k), mid, (1.7, 2.6), 330, '#FFF4E6')
    s.softbox((2.9, -1.2, 1.5), mid, (0.7, 2.8), 38, '#FFFDF8')
    s.softbox((1.9, 2.4, 2.6), mid, (0.7, 2.2), 80, '#FFFFFF')
    s.softbox((0, 1.0, 5.0), (0, 2.5, 0.5), (4, 2), 80, '#FFF8EF')
    s.ambient('#FFF9F2', 0.1)
    return dict(white=(0.80, 0.745, 0.68), knee=0.62)
