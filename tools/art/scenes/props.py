"""Things on the table: everything the still lifes are made of. One unit is 10 cm."""
import math
import random

import bpy
import numpy as np

import studio as s

PORCELAIN, LINEN, SAND, CLAY = '#F3EEE7', '#E9DFD2', '#DCCBB8', '#C08A6B'
EUCALYPTUS, DEEP, TERRACOTTA = '#5E8474', '#2F5D50', '#8F4F36'


def steel(rough=0.28):
    return s.plain('#D6D3CE', rough, metal=0.9)


def white(rough=0.35):
    return s.plain('#EFECE6', rough, coat=0.1)


def wood(colour='#C9A37B', dark='#A97F57', scale=1.4, along='x'):
    m, t, out = s._tree('wood')
    p = t.nodes.new('ShaderNodeBsdfPrincipled')
    s._set(p, Roughness=0.5, Specular=0.3)
    c = t.nodes.new('ShaderNodeTexCoord')
    mp = t.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = dict(x=(0.6, 9, 9), y=(9, 0.6, 9), z=(9, 9, 0.6))[along]
    n = t.nodes.new('ShaderNodeTexNoise')
    s._set(n, Scale=scale, Detail=7.0, Roughness=0.55, Distortion=0.8)
    r = t.nodes.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = 0.35, 0.65
    r.color_ramp.elements[0].color, r.color_ramp.elements[1].color = s.linear(dark), s.linear(colour)
    t.links.new(c.outputs['Object'], mp.inputs[0])
    t.links.new(mp.outputs[0], n.inputs['Vector'])
    t.links.new(n.outputs['Fac'], r.inputs[0])
    t.links.new(r.outputs[0], p.inputs['Base Color'])
    t.links.new(p.outputs[0], out.inputs[0])
    return m


def linen(colour=LINEN, weave=17.0):
    return s.plain(colour, 0.9, specular=0.1, sheen=0.4, bump=(weave, 0.2, 'linen'))


def leaf_green(tint='#6F8F74'):
    return s.plain(tint, 0.5, specular=0.4, sheen=0.2)


def waves(X, Y, seed=1, scale=1.0, count=24, roughness=0.8):
    """Smooth noise from sines, about −1…1, cheap and seamless to sample anywhere."""
    rnd = random.Random(seed)
    Z = np.zeros_like(X)
    total = 0.0
    for i in range(count):
        f = scale * 2 ** rnd.uniform(-1, 1.6)
        a = (1 / f) ** roughness
        th, ph = rnd.uniform(0, 2 * math.pi), rnd.uniform(0, 2 * math.pi)
        Z += a * np.sin(f * (X * math.cos(th) + Y * math.sin(th)) + ph)
        total += a * a / 2
    return Z / (2 * math.sqrt(total))


# ----------------------------------------------------------------- surfaces

def table(kind='plaster', wall='#EFE6DB', back=4.5, colour=None):
    wall_m = s.plain(wall, 0.9, specular=0.1, bump=(1.4, 0.06, 'stone'))
    if kind == 'plaster':
        return s.cyclorama(s.plain(colour or wall, 0.9, specular=0.1), back=back)
    cyc = s.cyclorama(wall_m, back=back)
    cyc.location.z = -0.12
    if kind == 'stone':
        return s.box('slab', (30, 16, 0.3), (0, -3.6, -0.15), s.stone(), bevel=0.02)
    if kind == 'wood':
        return s.box('board', (30, 16, 0.3), (0, -3.6, -0.15), wood(), bevel=0.03)
    if kind == 'porcelain':
        return s.box('board', (30, 16, 0.3), (0, -3.6, -0.15), s.plain(colour or '#F1EDE7', 0.22, coat=0.3), bevel=0.03)
    if kind == 'linen':
        return cloth((14, 11), colour or LINEN, at=(0, -1.5, 0), folds=0.09, seed=4)
    raise ValueError(kind)


def cloth(size, colour, at=(0, 0, 0), folds=0.06, seed=1, turn=0.0, weave=17.0, scale=1.1):
    def height(X, Y):
        q = waves(X, Y, seed, 0.5)
        r = waves(X * 0.45 + q * 0.8, Y * 1.3 + q * 0.5, seed + 1, scale)
        ridge = 1 - np.abs(np.tanh(r * 1.6))
        return folds * (ridge ** 2 - 0.35) + 0.012 * waves(X, Y, seed + 2, 5.0)
    n = (int(min(420, size[0] * 40)), int(min(420, size[1] * 40)))
    ob = s.grid('cloth', size, n, height, linen(colour, weave), at)
    ob.rotation_euler[2] = turn
    return ob


def towel_roll(at, colour='#F0E9DF', radius=0.32, length=1.5, turn=0.0):
    pts, n = [], 240
    for k in range(n + 1):
        a = k / n * 2 * math.pi * 3.6
        r = 0.05 + (radius - 0.05) * k / n
        pts.append((r * math.cos(a), r * math.sin(a)))
    verts, faces, m = [], [], 2
    th = 0.03
    rows = []
    for side in (1, -1):
        for x, z in pts:
            q = math.hypot(x, z)
            f = (q + side * th) / q
            rows.append((x * f, z * f))
    ring = rows[:n + 1] + rows[n + 1:][::-1]
    rnd = random.Random(3)
    for y in (-length / 2, length / 2):
        for x, z in ring:
            verts.append((x + rnd.uniform(-1, 1) * 0.002, y, z + radius))
    N = len(ring)
    for k in range(N):
        j = (k + 1) % N
        faces.append((k, j, N + j, N + k))
    for k in range(n):
        faces.append((k, k + 1, N - 2 - k, N - 1 - k))
        faces.append((N + k + 1, N + k, 2 * N - 1 - k, 2 * N - 2 - k))
    m = s.plain(colour, 0.95, specular=0.05, sheen=0.6, bump=(38, 0.5, 'noise'))
    ob = s.mesh('towel', verts, faces, m)
    ob.location, ob.rotation_euler = at, (0, 0, turn)
    return ob


def towel_stack(at, colours=('#EFE7DC', '#DCCBB8'), size=(1.7, 1.15), turn=0.0, thick=0.2):
    objs = []
    for i, c in enumerate(colours):
        m = s.plain(c, 0.95, specular=0.05, sheen=0.6, bump=(38, 0.5, 'noise'))
        for k in range(2):
            objs.append(s.box('fold', (size[0] - 0.03 * k, size[1] - 0.02 * i, thick * 0.5), (0.012 * k, 0.01 * i, i * thick * 1.02 + thick * (0.25 + 0.5 * k)), m, bevel=thick * 0.23, segments=8))
    return s.join(objs, 'towels', at, (0, 0, turn))


def pebble(at, size=(0.6, 0.45, 0.2), colour='#8E867C', seed=1, turn=0.0, rough=0.55, tilt=0.0):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=6, radius=1)
    ob = bpy.context.object
    v = np.array([x.co[:] for x in ob.data.vertices])
    v = v / (np.abs(v) ** 2.5).sum(1, keepdims=True) ** 0.4  # fuller than an ellipsoid
    w = 1 + 0.07 * waves(v[:, 0] + v[:, 2], v[:, 1], seed, 1.3) + 0.004 * waves(v[:, 0] * 3, v[:, 1] * 3 + v[:, 2], seed + 2, 5)
    v = v * w[:, None] * np.array(size)
    ob.data.vertices.foreach_set('co', v.ravel())
    ob.data.materials.append(s.plain(colour, rough, specular=0.4, bump=(9, 0.08, 'stone')))
    bpy.ops.object.shade_smooth()
    ob.location, ob.rotation_euler = (at[0], at[1], at[2] + size[2] * 0.97), (tilt, 0, turn)
    return ob


def mineral(at, size=0.4, colour='#F4F0EA', seed=3):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1)
    ob = bpy.context.object
    v = np.array([x.co[:] for x in ob.data.vertices])
    rnd = np.random.default_rng(seed)
    for _ in range(17):  # cut by random planes: the facets of broken stone
        n = rnd.normal(size=3)
        n /= np.linalg.norm(n)
        d = v @ n - rnd.uniform(0.55, 0.8)
        v = v - np.where(d > 0, d, 0)[:, None] * n
    v = v * size * np.array([1.15, 0.9, 0.75]) + 0.006 * waves(v[:, 0] * 6, v[:, 1] * 6 + v[:, 2] * 4, seed, 3)[:, None] * v
    ob.data.vertices.foreach_set('co', v.ravel())
    ob.data.materials.append(s.plain(colour, 0.6, bump=(14, 0.25, 'stone')))
    bpy.ops.object.shade_smooth()
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, 0.5
    ob.location = (at[0], at[1], at[2] + size * 0.5)
    return ob


# ------------------------------------------------------------------ textures

def swatch(length=2.2, width=0.7, height=0.1, colour='#F1E6D8', at=(0, 0, 0), turn=0.0, seed=1, ridges=7, bend=0.2, material=None, curl=True, n=420):
    """A stroke of cream pulled by a spatula from left to right."""
    def field(X, Y):
        t = X / length + 0.5
        y = Y - bend * np.sin(t * 2.6 + seed)
        edge = 0.09 * waves(X * 1.3, Y * 1.3, seed, 2.2) * width
        half = width / 2 * (0.92 + 0.1 * np.sin(t * 5 + seed))
        lat = y / half
        inside = 1 - np.clip((np.abs(y) - half + edge + 0.10) / 0.16, 0, 1)
        inside = np.sqrt(inside * inside * (3 - 2 * inside) + 1e-9)
        tail = 0.10 * waves(Y * 6, X * 0, seed + 8, 2.0)
        a = np.clip((t - 0.04 + edge + tail) / 0.30, 0, 1)
        b = np.clip((0.95 + 0.06 * waves(Y * 5, X * 0, seed + 9, 3) - t) / 0.05, 0, 1)
        comb = 0.5 + 0.5 * np.cos(lat * ridges * math.pi + 0.5 * waves(X * 0.6, Y * 0.3, seed + 3, 1.2) * 3)
        z = height * (0.34 + 0.16 * comb * (1 - 0.5 * lat ** 2) + 0.22 * lat ** 2 + 0.25 * t)
        if curl:
            front = np.exp(-((t - 0.87) / 0.065) ** 2)
            z = z + height * 1.5 * front * (1 - 0.55 * lat ** 2) * (0.85 + 0.22 * waves(X * 3, Y * 3, seed + 5, 2))
            second = np.exp(-((t - 0.73) / 0.05) ** 2)
            z = z + height * 0.5 * second * (1 - 0.6 * lat ** 2)
        m = inside * a ** 0.7 * np.sqrt(b)
        return z * m - 0.02 * (1 - m) + 0.003 * waves(X, Y, seed + 7, 9) * m
    ob = s.grid('swatch', (length * 1.1, width * 1.7 + 2 * bend), (n, int(n * 0.6)), field,
                material or s.plain(colour, 0.32, specular=0.45), at, cut=-0.012)
    ob.rotation_euler[2] = turn
    return ob


def dollop(radius=0.4, height=0.32, colour='#F3EADF', at=(0, 0, 0), turns=2.6, material=None):
    def field(X, Y):
        R = np.hypot(X, Y) / radius
        A = np.arctan2(Y, X)
        spiral = 0.5 + 0.5 * np.cos(2 * math.pi * (R * turns - A / (2 * math.pi)))
        body = np.clip(1 - R ** 2, 0, 1) ** 0.75
        return height * body * (0.72 + 0.28 * spiral * (1 - 0.4 * R)) - 0.02 * (R > 1)
    return s.grid('dollop', (radius * 2.4,) * 2, (300, 300), field, material or s.plain(colour, 0.3), at, cut=-0.015)


def drops(spots, material, at=(0, 0, 0), size=(4, 4), n=520, flat=0.42, turn=0.0):
    """Liquid lying on a surface; spots are (x, y, radius). Neighbours melt together."""
    def field(X, Y):
        f = np.zeros_like(X)
        for x, y, r in spots:
            d2 = ((X - x) ** 2 + (Y - y) ** 2) / r ** 2
            cap = np.clip(1 - d2, 0, None)
            f = np.maximum(f, cap ** 0.6 * r * flat) + 0.0
        return np.where(f > 0, f, -0.012)
    ob = s.grid('drops', size, (n, n), field, material, at, cut=-0.0119)
    ob.rotation_euler[2] = turn
    return ob


def gel(colour='#FAFAF8', ior=1.36):
    return s.glass(colour, 0.0, ior, shadow=0.5)


# ------------------------------------------------------------------- vessels

def bowl(at, radius=0.7, height=0.42, colour='#EDE5DA', rough=0.4, wall=0.05):
    m = s.plain(colour, rough, coat=0.2, bump=(3, 0.03, 'stone'))
    out = [(0, 0.0), (radius * 0.45, 0.0, 0.05), (radius * 0.55, 0.02, 0.1), (radius * 0.92, height * 0.55, 0.3), (radius, height, 0.02),
           (radius - wall, height, 0.02), (radius * 0.86, height * 0.55, 0.3), (radius * 0.5, wall + 0.02, 0.25), (0, wall)]
    return s.lathe('bowl', s.fillet(out, 10), m, at=at, segments=160)


def dish(at, radius=0.9, material=None, height=0.07):
    out = [(0, 0), (radius * 0.9, 0, 0.03), (radius, height, 0.015), (radius - 0.04, height, 0.015), (radius * 0.88, 0.03, 0.03), (0, 0.03)]
    return s.lathe('dish', s.fillet(out, 8), material or s.plain('#F3EFE9', 0.25, coat=0.3), at=at, segments=180)


def vial(at, k=1.0, cap='#B9BDB8', liquid=True, rotation=(0, 0, 0)):
    r, h, wall = 0.16, 0.42, 0.014
    g = s.glass('#FBFCFB', 0.0, 1.45)
    outer = s.fillet([(0, 0), (r, 0, 0.025), (r, h, 0.06), (0.09, h + 0.05, 0.025), (0.09, h + 0.1, 0.01), (0.115, h + 0.12, 0.01), (0.115, h + 0.16)])
    objs = [s.lathe('vial', outer, g)]
    inner = [(0, 0.03)] + [(max(r_ - wall, 0), max(z, 0.03)) for r_, z in outer if r_ > 0.05 and z > 0.001]
    objs.append(s.lathe('inner', inner[::-1], g))
    if liquid:
        objs.append(s.solid('liquid', [(r - wall + 0.004, 0.028, 0.02), (r - wall + 0.004, h * 0.55)], s.glass('#FBFAF6', 0.0, 1.33)))
    objs.append(s.solid('seal', [(0.125, h + 0.095, 0.006), (0.125, h + 0.185, 0.012)], s.plain('#D9D6D0', 0.35, metal=0.8)))
    objs.append(s.solid('flip', [(0.12, h + 0.187, 0.008), (0.12, h + 0.215, 0.012)], s.plain(cap, 0.4)))
    return s.join(objs, 'vial', at, rotation, k)


def ampoule(at, rotation=(0, 0, 0), k=1.0, colour='#FAFBFA'):
    g = s.glass(colour, 0.0, 1.45)
    outer = s.fillet([(0, 0), (0.11, 0, 0.03), (0.11, 0.5, 0.08), (0.045, 0.6, 0.04), (0.06, 0.68, 0.05), (0.05, 0.82, 0.06), (0.022, 0.98, 0.02), (0, 0.99)])
    inner = [(max(r - 0.012, 0), z + (0.02 if z < 0.1 else -0.012 if z > 0.9 else 0)) for r, z in outer]
    objs = [s.lathe('ampoule', outer, g), s.lathe('inner', inner[::-1], g),
            s.solid('liquid', [(0.1, 0.018, 0.02), (0.1, 0.42)], s.glass('#FDFBF7', 0.0, 1.33)),
            s.solid('band', [(0.0468, 0.595), (0.0468, 0.605)], s.plain(CLAY, 0.4))]
    return s.join(objs, 'ampoule', at, rotation, k)


def plain_tube(at, k=1.0, rotation=(0, 0, 0)):
    import packs
    spec = dict(profile='tube', brand='Solquira', label=['PROTECTOR SOLAR', 'FPS 50+'], size='50 ml', color='#E2D0AC', material='matte white')
    before = set(bpy.data.objects)
    import tempfile
    packs.tube(spec, packs.Look(spec), tempfile.mkdtemp())
    return s.join([o for o in bpy.data.objects if o not in before], 'tube', at, rotation, k)


# ------------------------------------------------------------- tools, paper

def syringe(at, rotation=(0, 0, 0), k=1.0):
    """Lies along +x, needle cap to the right."""
    g = s.glass('#F8FAF8', 0.0, 1.45)
    objs = [s.solid('barrel', [(0.085, 0, 0.01), (0.085, 0.95, 0.03), (0.03, 1.02, 0.01), (0.03, 1.1)], g),
            s.solid('gel', [(0.068, 0.3, 0.01), (0.068, 0.94, 0.03), (0.02, 1.0)], s.plain('#F7F3EC', 0.3)),
            s.solid('stopper', [(0.07, 0.2, 0.01), (0.07, 0.31, 0.02)], s.plain('#7E8B86', 0.5)),
            s.solid('flange', [(0.17, -0.03, 0.01), (0.17, 0.01, 0.01)], white(), s.Section(2.5, 0.6)),
            s.solid('rod', [(0.035, -0.5), (0.035, 0.22)], white()),
            s.solid('thumb', [(0.13, -0.53, 0.012), (0.13, -0.49, 0.012)], white()),
            s.solid('hub', [(0.06, 1.04, 0.01), (0.055, 1.16, 0.01)], white()),
            s.solid('cap', [(0.05, 1.15, 0.01), (0.035, 1.55, 0.03)], s.plain('#E7E2DA', 0.35))]
    inner = s.join(objs, 'inner', (0, 0, 0), (0, math.pi / 2, 0))
    return s.join([inner], 'syringe', (at[0], at[1], at[2] + 0.09 * k), rotation, k)


def forceps(at, turn=0.0, k=1.0):
    m = steel()
    objs = []
    for d in (-1, 1):
        pts = [(0, 0, 0), (0.2, d * 0.02, 0), (0.7, d * 0.075, 0), (1.2, d * 0.05, 0), (1.55, d * 0.012, 0)]
        objs.append(s.tube('arm', pts, [0.03, 0.035, 0.032, 0.02, 0.007], m))
    return s.join(objs, 'forceps', (at[0], at[1], at[2] + 0.04), (0, 0, turn), k)


def scalpel(at, turn=0.0, k=1.0):
    m = steel()
    objs = [s.box('handle', (1.15, 0.085, 0.04), (0.57, 0, 0), m, bevel=0.018)]
    for i in range(9):
        objs.append(s.box('grip', (0.014, 0.088, 0.044), (0.7 + i * 0.035, 0, 0), m, bevel=0.005))
    v = [(1.12, -0.035, -0.006), (1.5, 0.03, 0), (1.42, -0.03, 0), (1.3, -0.05, 0), (1.12, 0.035, -0.006)]
    v2 = v + [(x, y, z + 0.012) for x, y, z in v]
    objs.append(s.mesh('blade', v2, [(0, 4, 1, 2, 3), (5, 8, 7, 6, 9), (0, 3, 8, 5), (3, 2, 7, 8), (2, 1, 6, 7), (1, 4, 9, 6)], steel(0.15), smooth=False))
    return s.join(objs, 'scalpel', (at[0], at[1], at[2] + 0.035), (0, 0, turn), k)


def scissors(at, turn=0.0, k=1.0):
    m = steel()
    objs = []
    for d in (-1, 1):
        ring = [(-0.82 + 0.16 * math.cos(a), d * 0.2 + 0.12 * math.sin(a), 0) for a in [i * math.pi / 6 for i in range(12)]]
        objs.append(s.tube('ring', ring, 0.028, m, closed=True))
        objs.append(s.tube('arm', [(-0.68, d * 0.15, 0), (-0.35, d * 0.07, 0.01), (0, 0, 0.01 * d), (0.35, -d * 0.035, 0.01), (0.72, -d * 0.006, 0.008)], [0.03, 0.032, 0.045, 0.033, 0.006], m))
    objs.append(s.solid('pivot', [(0.03, 0.02, 0.005), (0.03, 0.055, 0.01)], m, segments=32))
    return s.join(objs, 'scissors', (at[0], at[1], at[2] + 0.04), (0, 0, turn), k)


def tray(at, size=(2.6, 1.6), material=None, turn=0.0, lip=0.1, corner=0.22):
    sec = s.Section(7.0, size[1] / size[0])
    r = size[0] / 2
    prof = s.fillet([(0, 0), (r * 0.965, 0, 0.03), (r, lip, 0.01), (r * 0.985, lip, 0.008), (r * 0.95, 0.02, 0.03), (0, 0.02)], 8)
    ob = s.lathe('tray', prof, material or steel(0.42), sec, 256, at)
    ob.rotation_euler[2] = turn
    return ob


def gauze(at, size=(0.8, 0.6), turn=0.0):
    m = s.plain('#F5F2EC', 0.95, specular=0.05, sheen=0.3, bump=(80, 0.6, 'linen'))
    objs = [s.box('ply', (size[0] - 0.01 * i, size[1] - 0.012 * i, 0.028), (0.006 * i, 0.004 * i, 0.016 + 0.03 * i), m, bevel=0.012) for i in range(4)]
    return s.join(objs, 'gauze', at, (0, 0, turn))


def notebook(at, size=(1.35, 1.9), colour='#B9C2B4', turn=0.0, thick=0.16, band=True):
    objs = [s.box('pages', (size[0] - 0.05, size[1] - 0.06, thick - 0.03), (0.01, 0, thick / 2), s.plain('#F4EFE6', 0.85, bump=(60, 0.1, 'brushed')), bevel=0.01),
            s.box('cover', (size[0], size[1], 0.022), (0, 0, thick), linen(colour, 18), bevel=0.01),
            s.box('back', (size[0], size[1], 0.022), (0, 0, 0.012), linen(colour, 18), bevel=0.01),
            s.box('spine', (0.03, size[1], thick), (-size[0] / 2 + 0.005, 0, thick / 2), linen(colour, 18), bevel=0.012)]
    if band:
        objs.append(s.box('band', (0.05, size[1] + 0.012, thick + 0.035), (size[0] / 2 - 0.2, 0, thick / 2), s.plain(DEEP, 0.7), bevel=0.008))
    return s.join(objs, 'notebook', at, (0, 0, turn))


def open_book(at, size=(1.35, 1.9), turn=0.0, cover='#B9C2B4'):
    objs = [s.box('cover', (size[0] * 2 + 0.08, size[1] + 0.06, 0.025), (0, 0, 0.012), linen(cover, 70), bevel=0.01)]
    paper = s.plain('#F3EDE2', 0.9, specular=0.1)
    for d in (-1, 1):
        def page(X, Y, d=d):
            t = (X * d + size[0] / 2) / size[0]
            return 0.03 + 0.13 * np.sqrt(np.clip(t, 0, 1)) * np.exp(-t * 0.9) * (1 - np.exp(-t * 18)) + 0.004 * np.sin(Y * 2)
        ob = s.grid('page', size, (90, 40), page, paper, (d * size[0] / 2, 0, 0))
        objs.append(ob)
        objs.append(s.box('block', (size[0] - 0.02, size[1] - 0.01, 0.035), (d * size[0] / 2, 0, 0.04), paper, bevel=0.006))
    line = s.plain('#A8A79F', 0.9)
    for i in range(7):
        objs.append(s.box('rule', (0.95 - (0.4 if i == 6 else 0.1 * (i % 3)), 0.008, 0.0015), (0.62 - (0.2 if i == 6 else 0.05 * (i % 3)), 0.55 - i * 0.18, 0.117), line, bevel=0))
    return s.join(objs, 'book', at, (0, 0, turn))


def pencil(at, turn=0.0, colour='#C08A6B', length=1.6):
    objs = [s.solid('shaft', [(0.035, 0.16), (0.035, length)], s.plain(colour, 0.4, coat=0.2), segments=6),
            s.solid('wood', [(0.008, 0.05), (0.035, 0.162)], s.plain('#E2C7A2', 0.7), segments=32),
            s.solid('lead', [(0.001, 0.0), (0.009, 0.055)], s.plain('#2A2A2A', 0.5), segments=16)]
    inner = s.join(objs, 'i', (0, 0, 0), (0, math.pi / 2, 0))
    return s.join([inner], 'pencil', (at[0], at[1], at[2] + 0.036), (0, 0, turn))


def calendar(at, turn=0.0, tilt=0.3):
    """A blank desk calendar: a tent of paper with a grid of empty days."""
    paper = s.plain('#F6F2EA', 0.9, specular=0.1)
    w, h = 1.7, 1.35
    objs = [s.box('front', (w, 0.02, h), (0, 0, h / 2), paper, bevel=0.006)]
    ink = s.plain('#9DA79F', 0.9)
    deep = s.plain(DEEP, 0.9)
    objs.append(s.box('month', (0.5, 0.006, 0.05), (-0.46, -0.011, h - 0.24), deep, bevel=0))
    for r in range(5):
        for c in range(7):
            objs.append(s.box('day', (0.13, 0.006, 0.1), (-0.66 + c * 0.22, -0.0105, h - 0.5 - r * 0.17), s.plain('#C08A6B', 0.9) if (r, c) == (2, 3) else s.plain('#E4DED3', 0.9), bevel=0))
    for i in range(22):
        a = -0.74 + i * 0.0705
        ring = [(a, 0.05 * math.cos(q) + 0.02, h + 0.0 + 0.05 * math.sin(q)) for q in [k * math.pi / 4 for k in range(8)]]
        objs.append(s.tube('ring', ring, 0.008, steel(), closed=True, resolution=4))
    front = s.join(objs, 'front', (0, 0, 0), (-tilt, 0, 0))
    back = s.box('back', (w, 0.02, h), (0, math.sin(tilt) * h + 0.30, h / 2 * math.cos(tilt)), linen('#C7CFC4', 70), bevel=0.006, rotation=(tilt * 0.75, 0, 0))
    return s.join([front, back], 'calendar', at, (0, 0, turn))


def slides(at, count=5, turn=0.0, gap=0.42):
    g = s.thin_glass('#F8FBF9', 1.6)
    edge = s.plain('#BFD5CA', 0.2)
    objs = []
    tints = ['#D58FA0', '#C77F9A', '#DFA3A8', '#B9799C', '#D898A0', '#CC8AA0']
    for i in range(count):
        x = (i - (count - 1) / 2) * gap
        objs.append(s.box('slide', (0.3, 0.95, 0.018), (x, 0, 0.012), g, bevel=0.003))
        for e in (-1, 1):
            objs.append(s.box('edge', (0.006, 0.95, 0.018), (x + e * 0.15, 0, 0.012), edge, bevel=0))
        objs.append(s.box('frost', (0.295, 0.24, 0.002), (x, 0.35, 0.0225), s.plain('#F4F2EE', 0.8), bevel=0))
        rnd = random.Random(i)
        pts = [(x + 0.07 * math.cos(a) * rnd.uniform(0.6, 1.2), -0.12 + 0.13 * math.sin(a) * rnd.uniform(0.6, 1.2), 0.023) for a in [k * math.pi / 7 for k in range(14)]]
        objs.append(s.mesh('section', pts, [tuple(range(14))], s.plain(tints[i % 6], 0.6), smooth=False))
    return s.join(objs, 'slides', at, (0, 0, turn))


def spool(at, rotation=(0, 0, 0), k=1.0, thread='#EFE9DD'):
    w = wood('#D9BC95', '#C4A079', 2.5, 'z')
    objs = [s.solid('base', [(0.34, 0, 0.03), (0.34, 0.1, 0.04), (0.2, 0.16, 0.03)], w),
            s.solid('top', [(0.2, 0.68, 0.03), (0.34, 0.74, 0.04), (0.34, 0.84, 0.03)], w)]
    prof = []
    for i in range(44):
        z = 0.155 + 0.53 * i / 43
        for a in range(7):
            prof.append((0.25 + 0.008 * math.sin(math.pi * a / 6), z + 0.0122 * a / 6))
    objs.append(s.lathe('wound', [(0, 0.155)] + prof + [(0, 0.7)], s.plain(thread, 0.3, specular=0.6, coat=0.4)))
    return s.join(objs, 'spool', at, rotation, k)


def brush(at, turn=0.0, lean=0.18):
    """A wide mask brush, handle along +x, lying with its head at the origin."""
    objs = [s.solid('handle', [(0.03, 0.55, 0.02), (0.06, 0.75, 0.1), (0.045, 1.3, 0.2), (0.06, 1.75, 0.05)], wood('#CFA97E', '#B48B60', 2, 'z'), s.Section(2.0, 0.7)),
            s.solid('ferrule', [(0.17, 0.3, 0.01), (0.06, 0.6, 0.03)], s.plain('#D9CDBB', 0.3, metal=0.8), s.Section(2.6, 0.4))]
    hair = s.plain('#EDE3D3', 0.7, sheen=0.3)
    rnd = random.Random(2)
    for i in range(260):
        x, y = rnd.uniform(-1, 1), rnd.uniform(-1, 1)
        objs.append(s.tube('hair', [(x * 0.15, y * 0.05, 0.34), (x * 0.19, y * 0.06, 0.12), (x * 0.2, y * 0.055, -0.06 + 0.06 * x * x + rnd.uniform(-0.01, 0.01))], [0.008, 0.008, 0.003], hair, resolution=1))
    inner = s.join(objs, 'i', (0, 0, 0), (0, math.pi / 2, 0))
    return s.join([inner], 'brush', (at[0], at[1], at[2]), (0, -lean, turn))


# ------------------------------------------------------------------- devices

def cable(points, radius=0.035, colour='#D8D3CB'):
    return s.tube('cable', points, radius, s.plain(colour, 0.5))


def handpiece(at, rotation=(0, 0, 0), k=1.0, accent=EUCALYPTUS, tip='ring', cord=True):
    """A laser or radiofrequency handpiece lying along +x, its tip to the right."""
    m, dark = white(0.3), s.plain('#3A3F3C', 0.4)
    objs = [s.solid('grip', [(0.1, -0.75, 0.05), (0.15, -0.55, 0.15), (0.165, 0.1, 0.4), (0.2, 0.45, 0.15), (0.2, 0.62, 0.03)], m, s.Section(2.3, 0.92)),
            s.solid('accent', [(0.2015, 0.5), (0.2015, 0.53)], s.plain(accent, 0.4), s.Section(2.3, 0.92)),
            s.solid('collar', [(0.17, 0.61, 0.01), (0.17, 0.68, 0.01)], steel())]
    if tip == 'ring':
        objs += [s.solid('tip', [(0.15, 0.67, 0.01), (0.11, 0.92, 0.02), (0.1, 0.95)], s.plain('#E4DFD7', 0.3)),
                 s.solid('window', [(0.085, 0.94, 0.004), (0.085, 0.956, 0.004)], s.plain('#7FA6A0', 0.05, coat=1.0))]
        arm = [(0.1, -0.02, 0.85), (0.17, -0.02, 1.05), (0.13, -0.02, 1.3)]
        objs.append(s.tube('guide', arm, [0.014, 0.012, 0.01], steel(), resolution=6))
        ring = [(0.0 + 0.11 * math.cos(a), 0.11 * math.sin(a), 1.3) for a in [i * math.pi / 8 for i in range(16)]]
        objs.append(s.tube('spacer', ring, 0.012, steel(), closed=True, resolution=6))
    elif tip == 'window':
        objs += [s.box('head', (0.42, 0.3, 0.3), (0, 0, 0.8), m, bevel=0.05),
                 s.box('crystal', (0.34, 0.2, 0.1), (0, 0, 0.97), s.plain('#BFD8D2', 0.05, coat=1.0), bevel=0.012)]
    elif tip == 'needles':
        objs += [s.solid('cartridge', [(0.16, 0.67, 0.01), (0.15, 0.9, 0.02)], s.thin_glass('#E6EEEA', 1.4)),
                 s.solid('plate', [(0.13, 0.82), (0.13, 0.86, 0.005)], s.plain('#D8C39A', 0.3, metal=0.8))]
        for i in range(-3, 4):
            for j in range(-3, 4):
                if i * i + j * j < 11:
                    objs.append(s.tube('needle', [(i * 0.032, j * 0.032, 0.86), (i * 0.032, j * 0.032, 0.93)], [0.005, 0.001], s.plain('#E0CFA6', 0.25, metal=0.9), resolution=1))
    elif tip == 'nozzle':
        objs += [s.solid('nozzle', [(0.13, 0.67, 0.01), (0.06, 0.85, 0.04), (0.022, 1.1, 0.01), (0.018, 1.25)], steel(0.2))]
    elif tip == 'electrode':
        objs += [s.solid('cone', [(0.14, 0.67, 0.02), (0.05, 0.92, 0.03)], s.plain('#E4DFD7', 0.35)),
                 s.tube('wire', [(0, 0, 0.9), (0, 0, 1.1), (0, 0, 1.22)], 0.01, steel(0.2)),
                 s.tube('loop', [(0.06 * math.sin(a), 0, 1.28 - 0.06 * math.cos(a)) for a in [i * math.pi / 8 for i in range(16)]], 0.007, steel(0.2), closed=True)]
    objs.append(s.box('button', (0.13, 0.02, 0.2), (0, -0.165, 0.2), dark, bevel=0.03))
    if cord:
        pts = [(0, 0, -0.7), (0, 0, -1.0), (0.0, 0.1, -1.4), (0.0, 0.55, -1.9), (0.0, 1.3, -2.4), (0.0, 2.2, -3.2)]
        objs.append(s.tube('cord', pts, 0.04, s.plain('#CFCAC2', 0.5)))
    inner = s.join(objs, 'i', (0, 0, 0), (math.pi / 2, 0, math.pi / 2))
    return s.join([inner], 'handpiece', at, rotation, k)


def dermatoscope(at, rotation=(0, 0, 0), k=1.0):
    """Handle along +x, round lens head at the right, lens facing up."""
    m, dark = white(0.32), s.plain('#2B2F2D', 0.4)
    h = s.join([s.solid('handle', [(0.13, -1.35, 0.05), (0.15, -1.1, 0.1), (0.135, -0.4, 0.3), (0.1, -0.28, 0.05)], s.plain('#3B4742', 0.45)),
                s.solid('band', [(0.137, -0.46), (0.137, -0.43)], steel()),
                s.solid('neck', [(0.1, -0.3), (0.09, -0.02)], m)], 'h', (0, 0, 0), (0, math.pi / 2, 0))
    objs = [h]
    rim = s.fillet([(0.3, -0.13), (0.36, -0.13, 0.03), (0.38, 0.1, 0.04), (0.31, 0.14, 0.02), (0.27, 0.1, 0.01), (0.27, -0.1), (0.3, -0.13)])
    head = [s.lathe('rim', rim, m), s.solid('mirror', [(0.28, 0.0), (0.28, 0.02)], s.plain('#59655F', 0.1, metal=0.5)),
            s.solid('lens', [(0.265, 0.06, 0.01), (0.2, 0.1, 0.2)], s.thin_glass('#E7F2EC', 2.4))]
    for i in range(16):
        a = i * math.pi / 8
        head.append(s.sphere('led', 0.022, (0.235 * math.cos(a), 0.235 * math.sin(a), 0.035), s.glow('#FFF3DC', 5.0), segments=16))
    objs.append(s.join(head, 'head', (0.36, 0, 0)))
    return s.join(objs, 'dermatoscope', (at[0], at[1], at[2] + 0.15 * k), rotation, k)


def goggles(at, turn=0.0, tint='#B9702F', k=1.0):
    frame = s.plain('#E9E5DE', 0.35)
    objs = []
    for d in (-1, 1):
        ring = [(d * 0.38 + 0.3 * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), 0.0 + 0.04 * (1 - abs(math.cos(a))), 0.24 + 0.2 * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a))) for a in [i * math.pi / 12 for i in range(24)]]
        objs.append(s.tube('rim', ring, 0.032, frame, closed=True))
        lens = [(x, y + 0.005, z) for x, y, z in ring]
        objs.append(s.mesh('lens', lens, [tuple(range(24))], s.thin_glass(tint, 1.5), smooth=False))
        objs.append(s.tube('arm', [(d * 0.69, 0.02, 0.3), (d * 0.74, 0.2, 0.31), (d * 0.72, 0.8, 0.29), (d * 0.68, 1.15, 0.2), (d * 0.66, 1.3, 0.07)], [0.03, 0.03, 0.026, 0.026, 0.028], frame))
    objs.append(s.tube('bridge', [(-0.1, 0.0, 0.3), (0, -0.04, 0.34), (0.1, 0.0, 0.3)], 0.03, frame))
    return s.join(objs, 'goggles', at, (0, 0, turn), k)


def screen_image(path, kind, size=(640, 420)):
    """What a device shows: calm curves, a mole map, hair under the lens. Never a face."""
    from PIL import Image, ImageDraw, ImageFilter
    w, h = size
    rnd = random.Random(7)
    im = Image.new('RGBA', size, '#16302A')
    d = ImageDraw.Draw(im)
    if kind == 'curves':
        for k in range(5):
            pts = [(x, h * (0.62 - 0.06 * k) + 50 * math.sin(x / 90 + k * 0.8) * math.exp(-((x - w / 2) / 260) ** 2)) for x in range(30, w - 30, 4)]
            d.line(pts, fill=('#8FC2AE', '#D9B58F', '#6FA391', '#E8D9C4', '#4F8270')[k], width=3)
        for k in range(3):
            d.rounded_rectangle((36 + k * 196, h - 92, 206 + k * 196, h - 34), 12, outline='#4F8270', width=2)
            d.line((56 + k * 196, h - 62, 120 + k * 196, h - 62), fill='#CFE3D9', width=6)
    elif kind == 'skin':
        arr = np.zeros((h, w, 3), np.float32)
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        base = np.array([214, 166, 138], np.float32)
        n = waves(xx / 60, yy / 60, 3, 2.0) * 7 + waves(xx / 14, yy / 14, 5, 2.0) * 4
        arr[:] = base + n[..., None]
        r = np.hypot((xx - w * 0.55) / 130, (yy - h * 0.5) / 105) + 0.09 * waves(xx / 40, yy / 40, 9, 1.5)
        k = np.clip((1.0 - r) * 3.2, 0, 1)[..., None]
        net = (0.5 + 0.5 * waves(xx / 9, yy / 9, 11, 2.0))[..., None]
        arr = arr * (1 - k) + k * (np.array([112, 66, 46], np.float32) + net * 26)
        im = Image.fromarray(np.clip(arr, 0, 255).astype(np.uint8)).convert('RGBA')
        d = ImageDraw.Draw(im)
        d.ellipse((w * 0.55 - 165, h / 2 - 165, w * 0.55 + 165, h / 2 + 165), outline='#FBF8F4', width=2)
        for i in range(11):
            d.line((30, 60 + i * 30, 30 + (24 if i % 5 == 0 else 12), 60 + i * 30), fill='#FBF8F4', width=2)
    elif kind == 'hair':
        arr = Image.new('RGB', size, '#DDB79B')
        dd = ImageDraw.Draw(arr)
        for i in range(46):
            x, y = rnd.uniform(0, w), rnd.uniform(0, h)
            dx, dy = rnd.uniform(60, 120), rnd.uniform(-150, -80)
            pts = [(x + dx * t, y + dy * t + 24 * t * t) for t in [q / 12 for q in range(13)]]
            dd.line(pts, fill=('#3A2A22', '#4B362B', '#2C201A')[i % 3], width=rnd.choice((4, 6, 7)))
            dd.ellipse((x - 9, y - 9, x + 9, y + 9), fill='#C79C80')
        im = arr.filter(ImageFilter.GaussianBlur(1.2)).convert('RGBA')
    elif kind == 'map':
        for r in range(9):
            for c in range(13):
                d.ellipse((40 + c * 46, 36 + r * 42, 44 + c * 46, 40 + r * 42), fill='#2C5348')
        pts = [(rnd.uniform(70, w - 70), rnd.uniform(60, h - 60)) for _ in range(15)]
        for a, b in zip(pts, pts[1:]):
            d.line((*a, *b), fill='#3D6B5D', width=2)
        for i, (x, y) in enumerate(pts):
            q = 9 + 7 * (i % 3)
            d.ellipse((x - q, y - q, x + q, y + q), fill=('#C08A6B', '#E2D4C5', '#8F4F36')[i % 3])
            d.ellipse((x - q - 8, y - q - 8, x + q + 8, y + q + 8), outline='#E2D4C5', width=2)
    elif kind == 'call':
        d.rounded_rectangle((0, 0, w, h), 0, fill='#E9DFD2')
        d.rounded_rectangle((40, 40, w - 40, h - 110), 22, fill='#C7D2C6')
        for k in range(5):
            a = math.pi / 2 + (k - 2) * 0.42
            cx, cy = w / 2, h - 160
            d.line((cx, cy, cx + 130 * math.cos(a), cy - 130 * math.sin(a)), fill='#5E8474', width=4)
            x, y = cx + 150 * math.cos(a), cy - 150 * math.sin(a)
            d.ellipse((x - 24, y - 24, x + 24, y + 24), fill='#7FA08F')
        for k, c in enumerate(('#2F5D50', '#FBF8F4', '#8F4F36')):
            d.ellipse((w / 2 - 104 + k * 76, h - 88, w / 2 - 48 + k * 76, h - 32), fill=c)
    im.save(path)
    return path


def screen(at, size, work, kind, rotation=(0, 0, 0), strength=1.0, frame='#EFECE6', depth=0.05):
    """A flat panel facing −y."""
    import os
    w, h = size
    p = screen_image(os.path.join(work, f'{kind}.png'), kind)
    m, t, out = s._tree('screen')
    img = t.nodes.new('ShaderNodeTexImage')
    img.image = bpy.data.images.load(p)
    e = t.nodes.new('ShaderNodeEmission')
    e.inputs[1].default_value = strength
    t.links.new(img.outputs[0], e.inputs[0])
    g = t.nodes.new('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = 0.15
    mix = t.nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = 0.04
    t.links.new(e.outputs[0], mix.inputs[1])
    t.links.new(g.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    objs = [s.box('panel', (w + 0.1, depth, h + 0.1), (0, depth / 2 + 0.002, 0), s.plain(frame, 0.4), bevel=min(depth * 0.45, 0.04)),
            s.mesh('lit', [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], m, smooth=False, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])]
    return s.join(objs, 'screen', at, rotation)


def console(at, work, kind='curves', k=1.0, turn=0.0, accent=EUCALYPTUS, tip='ring'):
    """A treatment device on castors, with a tilted screen and a handpiece in its holder."""
    m = white(0.38)
    objs = [s.box('body', (1.5, 1.3, 2.7), (0, 0, 1.65), m, bevel=0.22, segments=10),
            s.box('inset', (1.1, 0.04, 1.5), (0, -0.645, 1.25), s.plain('#E3DCD2', 0.5), bevel=0.1, segments=8),
            s.box('line', (1.12, 0.03, 0.03), (0, -0.665, 2.25), s.plain(accent, 0.4), bevel=0.01),
            s.box('foot', (1.7, 1.5, 0.16), (0, 0, 0.25), s.plain('#D6D0C7', 0.5), bevel=0.07, segments=6)]
    for x in (-0.65, 0.65):
        for y in (-0.55, 0.55):
            objs.append(s.sphere('castor', 0.12, (x, y, 0.12), s.plain('#4A4F4C', 0.5), segments=32))
    objs.append(s.box('neck', (0.3, 0.2, 0.5), (0, 0.1, 3.15), m, bevel=0.08))
    objs.append(screen((0, -0.12, 3.6), (1.9, 1.25), work, kind, (-0.28, 0, 0), 0.9))
    objs.append(handpiece((0.92, -0.2, 2.3), (0, -math.pi / 2, 0.3), 0.85, accent, tip, cord=False))
    objs.append(s.box('holder', (0.34, 0.34, 0.12), (0.86, -0.2, 2.0), s.plain('#D6D0C7', 0.5), bevel=0.05))
    objs.append(cable([(0.92, -0.2, 1.75), (0.95, -0.25, 1.3), (1.25, -0.3, 0.7), (1.5, 0, 0.9), (1.4, 0.4, 1.7), (0.7, 0.5, 2.2)], 0.045))
    return s.join(objs, 'console', at, (0, 0, turn), k)


def photo_camera(at, turn=0.0, k=1.0):
    dark = s.plain('#2E322F', 0.5)
    tan = s.plain('#B98A66', 0.6, bump=(40, 0.2, 'noise'))
    objs = [s.box('body', (1.4, 0.5, 0.9), (0, 0, 0.47), dark, bevel=0.1, segments=8),
            s.box('wrap', (1.41, 0.51, 0.5), (0, 0, 0.45), tan, bevel=0.09, segments=8),
            s.box('prism', (0.46, 0.42, 0.22), (0, 0, 0.98), dark, bevel=0.08),
            s.solid('dial', [(0.13, 0.9), (0.13, 1.0, 0.02)], steel(), at=(0.48, 0, 0)),
            s.solid('shutter', [(0.06, 0.9), (0.06, 0.98, 0.02)], steel(), at=(-0.5, -0.08, 0))]
    lens = [s.solid('barrel', [(0.36, 0), (0.36, 0.22, 0.03), (0.34, 0.24), (0.34, 0.5, 0.02), (0.37, 0.52), (0.37, 0.68, 0.03)], dark),
            s.solid('ring', [(0.365, 0.3), (0.365, 0.42)], s.plain('#3E4441', 0.6, bump=(60, 0.4, 'noise'))),
            s.lathe('rim', s.fillet([(0.37, 0.6), (0.375, 0.72, 0.02), (0.31, 0.72, 0.01), (0.28, 0.62)]), dark),
            s.sphere('glass', 0.29, (0, 0, 0.62), s.plain('#23333A', 0.03, coat=1.0), squash=0.28)]
    objs.append(s.join(lens, 'lens', (0, -0.24, 0.44), (math.pi / 2, 0, 0)))
    return s.join(objs, 'camera', at, (0, 0, turn), k)


def eucalyptus(at, heading=0.0, length=2.4, seed=3, pitch=0.0, tint='#88A396', count=9):
    """A twig with round paired leaves."""
    rnd = random.Random(seed)
    m = s.plain(tint, 0.55, specular=0.3, sheen=0.3)
    pts = [(k / 11 * length, math.sin(k / 11 * 2 + seed) * 0.07 * length, 0.05 * length * math.sin(k / 11 * 2.5)) for k in range(12)]
    objs = [s.tube('stem', pts, [0.02 * (1.2 - k / 12) for k in range(12)], s.plain('#8A7A66', 0.7), resolution=4)]
    for i in range(count):
        p = pts[min(11, 1 + int(i / count * 11))]
        size = 0.52 * (1.05 - 0.5 * i / count) * rnd.uniform(0.85, 1.1)
        for side in (-1, 1):
            objs.append(s.leaf('leaf', size, size * 0.78, m, p, (rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.1), side * rnd.uniform(0.8, 1.3)), curl=rnd.uniform(0.02, 0.2), fold=0.05))
    objs.append(s.leaf('leaf', 0.3, 0.2, m, pts[-1], (0, 0, 0)))
    return s.join(objs, 'eucalyptus', at, (0, pitch, heading))


# -------------------------------------------------------------------- light

def view(target=(0, 0, 0.3), dist=9.0, elevation=32, azimuth=0.0, focal=85, fstop=None, focus=None):
    dist *= 0.82
    e, a = math.radians(elevation), math.radians(azimuth)
    at = (target[0] + dist * math.cos(e) * math.sin(a), target[1] - dist * math.cos(e) * math.cos(a), target[2] + dist * math.sin(e))
    return s.camera(at, target, focal, fstop, focus)
