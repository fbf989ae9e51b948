"""The light of each area, with the grade it is developed with."""
import random

import bpy
import numpy as np

import studio as s

MORNING = dict(level=(0.72, 0.66), knee=0.62, contrast=0.08, neutral=0.65)
DAYLIGHT = dict(level=(0.7, 0.73), knee=0.64, contrast=0.16, neutral=0.0)
DUSK = dict(level=(0.75, 0.4), knee=0.6, contrast=0.16, neutral=0.3)


def morning(direction=(0.75, 0.55, -0.62), power=3.2, fill=0.32, leaves=True, soft=0.022, seed=2, group=('', ''), at=(0, 0, 0), tint='#FFE9CF', reach=4.2):
    """Low sun from behind the left shoulder of the set, with a branch between it and the table."""
    s.sun(direction, power, tint, soft, group[0])
    s.ambient('#F2F1EE', fill)
    s.softbox((4.5, -4.5, 4), (0, 0, 0.3), (4, 4), 60, '#FFF8EF', group[1])
    if leaves:
        green = s.plain('#6B8A6E', 0.6)
        d = np.array(direction, float)
        d /= np.linalg.norm(d)
        base = np.array(at) - d * reach
        for i, (off, head) in enumerate((((-0.8, 0.9, 0.5), -0.5), ((0.9, 1.4, -0.1), -1.1), ((-1.5, -0.9, 0.2), 0.2))):
            p = base + np.array(off)
            b = s.branch(tuple(p), head, 3.4, 12, green, green, seed=seed + i, leaf_length=0.9, droop=0.15)
            for o in b.children:
                o.visible_camera = o.visible_glossy = o.visible_transmission = False


def daylight(direction=(0.72, -0.5, -0.62), power=2.5, soft=0.045, sky=0.42):
    """A clear morning through a north window: blue from the sky, white from a sun behind the left of the table."""
    s.sun(direction, power, '#FFFAF0', soft)
    s.ambient('#E4ECF2', sky)
    s.softbox((-5, 3.0, 4.2), (0, 0, 0.3), (4, 4), 170, '#EAF1F7')
    s.softbox((4.5, -4.5, 4), (0, 0, 0.3), (4, 4), 45, '#F3F8FB')


def dusk(direction=(0.9, 0.2, -0.27), power=2.6, soft=0.11, fill=0.13, tint='#FFC493', line=2.2, jamb=None):
    """The last sun, low from the left through a window that ends at `line` above the table and `jamb` behind it: long soft shadows."""
    slope, drift = -direction[2] / direction[0], direction[1] / direction[0]
    walls = [((0.1, 40, 20), (-7, 0, line + 7 * slope + 10))]
    if jamb is not None:
        walls.append(((0.1, 20, 40), (-7, jamb - 7 * drift + 10, 0)))
    for size, at in walls:
        wall = s.box('wall', size, at, s.plain('#5A4A40', 0.9), bevel=0)
        wall.visible_camera = wall.visible_glossy = wall.visible_diffuse = False
    s.sun(direction, power, tint, soft)
    s.ambient('#A8A0B2', fill)
    s.softbox((3.5, -4.5, 4), (0, 0, 0.4), (4, 4), 40, '#EADADC')


def flame(at, power=16, colour='#FF9A45', size=0.12):
    """The light of a candle or a lamp; what is seen of it is the prop's."""
    lamp = bpy.data.lights.new('flame', 'POINT')
    lamp.energy, lamp.shadow_soft_size, lamp.color = power, size, s.linear(colour)[:3]
    ob = bpy.data.objects.new('flame', lamp)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = at
    return ob


def bench(colour='#E3E9E9', rough=0.85):
    paper = s.cyclorama(s.plain(colour, rough, specular=0.15, bump=(1.3, 0.04, 'stone')), back=4.5)
    paper.visible_shadow = False  # the sun stands behind it
    return paper


def tiles(colour='#E9EEED', side=0.92, rows=12, columns=14):
    """Glazed tiles, none quite level with the next."""
    s.box('grout', (40, 20, 0.1), (0, 0, -0.09), s.plain('#CFD7D6', 0.9), bevel=0)
    glaze = s.plain(colour, 0.2, coat=0.35, bump=(2.2, 0.05, 'stone'))
    rnd = random.Random(5)
    for i in range(columns):
        for j in range(rows):
            tilt = (rnd.uniform(-1, 1) * 0.004, rnd.uniform(-1, 1) * 0.004, 0)
            s.box('tile', (side - 0.035, side - 0.035, 0.08), ((i - columns / 2 + 0.3) * side, (j - rows / 2 + 0.45) * side, -0.04), glaze, bevel=0.018, rotation=tilt)
