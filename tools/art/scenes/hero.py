"""Rooms and wide pictures that a page opens with."""
import math

import numpy as np

import light
import props as p
import studio as s
from arrangements import arrangements

arrangement, build = arrangements(light.MORNING)


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
        s.drape((0.84, 1.5), (0.98, 0.98, 0.8), p.linen('#DCCBB8', 90), over=(1.95, 0.7, 0.2), under=(1.45, 1.05, 0.64))
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
    s.camera((0.95, -4.6, 1.4), (1.18, 1.3, 0.8), 61)
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
    s.box('slab', (12, 10, 0.4), (1.2, -3.3, -0.2), s.stone('#EADFCF', '#CDBAA2', 1.6, 0.55, 7), bevel=0.04)
    s.box('step', (1.9, 1.3, 0.5), (2.1, 0.75, 0.25), s.stone('#EFE5D8', '#D3C2AD', 1.9, 0.55, 6), bevel=0.035, rotation=(0, 0, -0.12))
    p.swatch(2.4, 0.8, 0.15, '#F3E8DA', at=(1.2, -0.85, 0), turn=0.16, seed=5, ridges=8, n=560)
    g = p.gel('#FAFBFA', 1.4)
    s.sphere('a', 0.46, (1.95, 0.7, 0.96), g, segments=128)
    s.sphere('b', 0.24, (2.62, -0.25, 0.24), g)
    s.sphere('c', 0.15, (2.2, -0.55, 0.15), g)
    s.sphere('d', 0.11, (0.35, 0.15, 0.11), g)
    s.sphere('e', 0.3, (0.85, 0.55, 0.3), s.glass('#F0D3A6', 0.0, 1.4, shadow=0.6), segments=128)
    light.morning((0.8, 0.55, -0.5), 3.4, 0.34, seed=31, at=(1.0, 1.0, 0.5), soft=0.03)
    s.softbox((-3, 3.0, 3.4), (1.5, 0, 0.4), (2, 2), 120)
    p.view((1.4, 0, 0.5), 9.9, 16, 0, focal=80)
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
    light.morning((0.75, 0.6, -0.5), 3.4, 0.38, seed=33, at=(1.0, 2.0, 0.5), soft=0.03)
    s.soft_card((1.6, 4.7, 1.95), (1.2, -3, 0.6), (7.0, 2.0), 1.5, '#FFF6E8')
    p.view((1.7, 0.45, 0.2), 10.2, 20, 0, focal=80)
    return dict(level=(0.7, 0.55), contrast=0.08)
