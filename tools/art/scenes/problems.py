"""Still lifes for what people come with: one thing each that says it, none that shows it, in one cool daylight."""
import bathroom
import examination
import hair
import light
import nails
import scars
import shade
import props as p
import studio as s
from arrangements import arrangements

arrangement, build = arrangements(light.DAYLIGHT)


@arrangement
def acne(work):
    light.tiles()
    bathroom.pump_bottle((-0.55, 0.42, 0), 1.05, 0.5, '#B4D0C4')
    p.dish((0.42, -0.42, 0), 0.62, s.plain('#C9D8D0', 0.25, coat=0.3), 0.08)
    bathroom.foam((0.42, -0.42, 0.03), 0.44, 0.3, 6)
    for i, (dx, dy) in enumerate(((0, 0), (0.02, -0.015), (-0.015, 0.01), (0.01, 0.02))):
        bathroom.cotton_pad((1.28 + dx, 0.42 + dy, i * 0.095), 0.36)
    bathroom.cotton_pad((1.0, 0.03, 0.3), 0.36, (0.95, 0.25, 0.2))
    light.daylight()
    p.view((0.2, -0.02, 0.46), 12.4, 26, -6)


@arrangement
def manchas(work):
    light.bench('#E6EAE8')
    shade.straw_hat((-0.55, 0.55, 0), 0.8, 2.2)
    p.plain_tube((1.12, -0.62, 0), 0.84, (0, 0, -0.12))
    light.daylight((0.6, -0.45, -0.62), 4.4, 0.012, 0.34)
    p.view((0.12, -0.02, 0.4), 12.6, 30, 0)


@arrangement
def caida_del_cabello(work):
    light.bench('#D5DEDF')
    p.cloth((9, 7), '#E4E9EA', (0.1, 0.1, 0.1), 0.11, 9, 0.12)
    hair.paddle_brush((0.1, 0.15, 0.18), 0.5, 1.12)
    hair.strands((0.1, 0.15, 0.18), 0.5, 1.12)
    light.daylight((0.72, -0.5, -0.5))
    p.view((0.2, -0.05, 0.15), 11.4, 38, 0)


@arrangement
def lunares(work):
    light.bench('#DDE4E4')
    examination.body_card((-0.25, 0.1, 0), (2.1, 1.7), work, 0.16)
    examination.loupe((-0.05, -0.17, 0.03), 0.44)
    p.pencil((-0.5, -1.15, 0), 0.2, '#5E8474', 1.5)
    light.daylight(soft=0.03)
    p.view((0.02, -0.1, 0.12), 9.8, 46, -5)


@arrangement
def rojeces(work):
    s.box('slab', (30, 16, 0.3), (0, -3.6, -0.15), s.stone('#E1E7E7', '#C4CFD0', 1.3, 0.5, 5, 0.15), bevel=0.02)
    light.bench().location.z = -0.1
    bathroom.mist_can((-0.72, 0.5, 0), 0.92)
    p.pebble((0.45, 0.72, 0), (0.72, 0.52, 0.24), '#A9B4B4', 5, 0.3, 0.4)
    p.pebble((1.12, 0.25, 0), (0.36, 0.28, 0.15), '#CBD3D1', 9, 1.1, 0.4)
    p.swatch(2.3, 0.78, 0.16, '#C4DCC4', at=(0.22, -0.62, 0.012), turn=0.14, seed=5, ridges=7, bend=0.1, n=560)
    bathroom.dew([(-1.15, -0.35), (1.65, -0.35), (-0.5, 0.0), (1.2, -1.15)], 6, 3)
    light.daylight((0.72, -0.5, -0.55))
    p.view((0.12, 0.0, 0.5), 12.2, 27, 0)


@arrangement
def cicatrices(work):
    light.bench('#DFE6E6')
    s.box('board', (3.0, 2.0, 0.12), (-0.1, 0.15, 0.06), s.plain('#C6D3CF', 0.35, coat=0.2), bevel=0.04, rotation=(0, 0, 0.14))
    scars.liner((-0.25, 0.2, 0.125), (2.1, 1.3), 0.14)
    scars.silicone_sheet((-0.62, 0.3, 0.15), (0.95, 0.95), 0.2)
    scars.silicone_sheet((0.5, 0.22, 0.15), (1.0, 0.85), 0.08, lift=0.55)
    scars.roller((1.0, -0.75, 0), 0.75)
    light.daylight((0.72, -0.5, -0.5))
    p.view((0.2, -0.08, 0.15), 11.2, 38, -4)


@arrangement
def vello(work):
    light.tiles('#DDE5E4', 1.15, 10, 12)
    p.towel_stack((-0.3, 0.55, 0), ('#F1F3F1', '#D3DEDA'), (2.0, 1.25), 0.1, 0.2)
    bathroom.safety_razor((-0.25, 0.4, 0.44), 0.42, 1.0)
    p.goggles((0.95, -0.62, 0.0), 0.3, '#3F7F6B', 0.92)
    light.daylight()
    p.view((0.2, -0.02, 0.28), 11.6, 28, 0)


@arrangement
def unas(work):
    light.bench('#E2E8E8', 0.35)
    p.bowl((-0.75, 0.55, 0), 0.72, 0.36, '#EDF1EF')
    s.lathe('water', s.fillet([(0, 0.24), (0.63, 0.24)]), s.glass('#EAF6F3', 0.0, 1.33), at=(-0.75, 0.55, 0))
    nails.nail_brush((0.85, 0.55, 0), -0.25)
    nails.glass_file((0.35, -0.55, 0), 0.2)
    nails.orange_stick((0.5, -0.95, 0), 0.26)
    light.daylight()
    p.view((0.12, -0.05, 0.15), 11.4, 34, 0)
