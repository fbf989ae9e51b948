"""Still lifes for what people come with: one thing each that says it, none that shows it, in one cool daylight."""
import math
import random

import bpy
import numpy as np

import props as p
import studio as s
import toiletries as t

SETS = {}
GRADE = dict(level=(0.7, 0.73), knee=0.64, contrast=0.16)

MIST, FOG, CELADON, SLATE = '#E3E9E9', '#D5DEDF', '#C3D5CB', '#8C999B'


def arrangement(f):
    SETS[f.__name__] = f
    return f


def build(params, work):
    args = dict(params)
    return {**GRADE, **(SETS[args.pop('set')](work, **args) or {})}


def daylight(direction=(0.72, -0.5, -0.62), power=2.5, soft=0.045, sky=0.42):
    """A clear morning through a north window: blue from the sky, white from a sun behind the left of the table."""
    s.sun(direction, power, '#FFFAF0', soft)
    s.ambient('#E4ECF2', sky)
    s.softbox((-5, 3.0, 4.2), (0, 0, 0.3), (4, 4), 170, '#EAF1F7')
    s.softbox((4.5, -4.5, 4), (0, 0, 0.3), (4, 4), 45, '#F3F8FB')


def bench(colour=MIST, rough=0.85):
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


@arrangement
def acne(work):
    tiles()
    t.pump_bottle((-0.55, 0.42, 0), 1.05, 0.5, '#B4D0C4')
    p.dish((0.42, -0.42, 0), 0.62, s.plain('#C9D8D0', 0.25, coat=0.3), 0.08)
    t.foam((0.42, -0.42, 0.03), 0.44, 0.3, 6)
    for i, (dx, dy) in enumerate(((0, 0), (0.02, -0.015), (-0.015, 0.01), (0.01, 0.02))):
        t.cotton_pad((1.28 + dx, 0.42 + dy, i * 0.095), 0.36)
    t.cotton_pad((1.0, 0.03, 0.3), 0.36, (0.95, 0.25, 0.2))
    daylight()
    p.view((0.2, -0.02, 0.46), 12.4, 26, -6)


@arrangement
def manchas(work):
    bench('#E6EAE8')
    t.straw_hat((-0.55, 0.55, 0), 0.8, 2.2)
    p.plain_tube((1.12, -0.62, 0), 0.84, (0, 0, -0.12))
    daylight((0.6, -0.45, -0.62), 4.4, 0.012, 0.34)
    p.view((0.12, -0.02, 0.4), 12.6, 30, 0)


@arrangement
def caida_del_cabello(work):
    bench(FOG)
    p.cloth((9, 7), '#E4E9EA', (0.1, 0.1, 0.1), 0.11, 9, 0.12)
    t.paddle_brush((0.1, 0.15, 0.18), 0.5, 1.12)
    t.strands((0.1, 0.15, 0.18), 0.5, 1.12)
    daylight((0.72, -0.5, -0.5))
    p.view((0.2, -0.05, 0.15), 11.4, 38, 0)


@arrangement
def lunares(work):
    bench('#DDE4E4')
    t.body_card((-0.25, 0.1, 0), (2.1, 1.7), work, 0.16)
    t.loupe((-0.05, -0.17, 0.03), 0.44)
    p.pencil((-0.5, -1.15, 0), 0.2, '#5E8474', 1.5)
    daylight(soft=0.03)
    p.view((0.02, -0.1, 0.12), 9.8, 46, -5)


@arrangement
def rojeces(work):
    s.box('slab', (30, 16, 0.3), (0, -3.6, -0.15), s.stone('#E1E7E7', '#C4CFD0', 1.3, 0.5, 5, 0.15), bevel=0.02)
    bench().location.z = -0.1
    t.mist_can((-0.72, 0.5, 0), 0.92)
    p.pebble((0.45, 0.72, 0), (0.72, 0.52, 0.24), '#A9B4B4', 5, 0.3, 0.4)
    p.pebble((1.12, 0.25, 0), (0.36, 0.28, 0.15), '#CBD3D1', 9, 1.1, 0.4)
    p.swatch(2.3, 0.78, 0.16, '#C4DCC4', at=(0.22, -0.62, 0.012), turn=0.14, seed=5, ridges=7, bend=0.1, n=560)
    t.dew([(-1.15, -0.35), (1.65, -0.35), (-0.5, 0.0), (1.2, -1.15)], 6, 3)
    daylight((0.72, -0.5, -0.55))
    p.view((0.12, 0.0, 0.5), 12.2, 27, 0)


@arrangement
def cicatrices(work):
    bench('#DFE6E6')
    s.box('board', (3.0, 2.0, 0.12), (-0.1, 0.15, 0.06), s.plain('#C6D3CF', 0.35, coat=0.2), bevel=0.04, rotation=(0, 0, 0.14))
    t.liner((-0.25, 0.2, 0.125), (2.1, 1.3), 0.14)
    t.silicone_sheet((-0.62, 0.3, 0.15), (0.95, 0.95), 0.2)
    t.silicone_sheet((0.5, 0.22, 0.15), (1.0, 0.85), 0.08, lift=0.55)
    t.roller((1.0, -0.75, 0), 0.75)
    daylight((0.72, -0.5, -0.5))
    p.view((0.2, -0.08, 0.15), 11.2, 38, -4)


@arrangement
def vello(work):
    tiles('#DDE5E4', 1.15, 10, 12)
    p.towel_stack((-0.3, 0.55, 0), ('#F1F3F1', '#D3DEDA'), (2.0, 1.25), 0.1, 0.2)
    t.safety_razor((-0.25, 0.4, 0.44), 0.42, 1.0)
    p.goggles((0.95, -0.62, 0.0), 0.3, '#3F7F6B', 0.92)
    daylight()
    p.view((0.2, -0.02, 0.28), 11.6, 28, 0)


@arrangement
def unas(work):
    bench('#E2E8E8', 0.35)
    p.bowl((-0.75, 0.55, 0), 0.72, 0.36, '#EDF1EF')
    s.lathe('water', s.fillet([(0, 0.24), (0.63, 0.24)]), s.glass('#EAF6F3', 0.0, 1.33), at=(-0.75, 0.55, 0))
    t.nail_brush((0.85, 0.55, 0), -0.25)
    t.glass_file((0.35, -0.55, 0), 0.2)
    t.orange_stick((0.5, -0.95, 0), 0.26)
    daylight()
    p.view((0.12, -0.05, 0.15), 11.4, 34, 0)
