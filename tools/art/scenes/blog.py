"""One still life an article."""
import hair
import light
import props as p
import shade
import studio as s
from arrangements import arrangements

arrangement, build = arrangements(light.MORNING)


@arrangement
def sun_tube(work):
    p.table('plaster', '#EFE4D2')
    s.box('stone', (2.4, 1.5, 0.34), (0.1, 0.2, 0.17), s.stone('#EFE6DA', '#D8C9B5', 2.0), bevel=0.06, rotation=(0, 0, 0.12))
    p.plain_tube((0.1, 0.15, 0.34), 1.05)
    light.morning((0.8, 0.6, -0.45), 4.0, 0.3, seed=21, tint='#FFE0B5', at=(0, 0.5, 0.5))
    p.view((0.1, 0, 0.9), 12.4, 10, 0)


@arrangement
def gel_and_drop(work):
    p.table('porcelain')
    g = p.gel('#FAFBFA', 1.38)
    for x, y, r in ((-0.7, 0.3, 0.5), (0.15, 0.75, 0.34), (0.05, -0.2, 0.26), (-0.55, -0.55, 0.17), (0.5, 0.25, 0.14), (-1.4, 0.0, 0.22)):
        s.sphere('gel', r, (x, y, r), g)
    p.drops([(0, 0, 0.5), (0.62, 0.2, 0.12), (0.45, -0.5, 0.09)], s.glass('#F0C98A', 0.0, 1.4, shadow=0.6), (0.95, -0.4, 0), (2, 2), 400, 0.5)
    light.morning(leaves=True, seed=22, fill=0.42)
    s.softbox((-2.5, 3.5, 3), (0, 0, 0), (3, 1.6), 200)
    p.view((0.12, 0, 0.3), 11.4, 24, 0, fstop=2.8, focus=(0.2, -0.3, 0.2))


@arrangement
def melasma(work):
    light.bench('#E3E9E9')
    shade.compact((-0.8, -0.15, 0), 0.3, 0.95)
    shade.puff((0.25, 0.95, 0), 0.85, (0, 0, 0))
    for i, tone in enumerate(('#E6C7A4', '#C4966E', '#8E5F41')):
        p.swatch(1.55, 0.36, 0.085, tone, at=(1.05 + 0.1 * i, 0.5 - 0.5 * i, 0.01), turn=0.1, seed=5 + i, ridges=6, bend=0.05, n=420)
    light.daylight((0.72, -0.5, -0.55))
    p.view((0.2, 0.0, 0.24), 13.4, 25, -4)
    return light.DAYLIGHT


@arrangement
def caida_del_cabello(work):
    light.tiles('#DFE7E6', 1.3, 10, 12)
    hair.wide_comb((-0.4, 0.4, 0), 0.3, 1.2)
    hair.combed_out((-0.4, 0.4, 0), 0.3, 1.2)
    hair.scrunchie((1.5, 0.45, 0), 0.82)
    light.daylight((0.72, -0.5, -0.5))
    p.view((0.18, 0.0, 0.05), 12.2, 40, -6)
    return light.DAYLIGHT


@arrangement
def open_notebook(work):
    p.table('plaster', '#EDE4D8')
    p.open_book((-0.1, 0, 0), (1.3, 1.8), 0.14)
    p.pencil((0.35, -0.5, 0.14), 0.8, '#5E8474', 1.3)
    green = p.leaf_green('#7C9A7F')
    s.branch((-2.4, 0.9, 0.12), -0.1, 1.9, 9, green, s.plain('#7E6D57', 0.7), 3, 0.6, 0.02)
    light.morning(seed=25, fill=0.38)
    p.view((-0.1, -0.02, 0.1), 11.8, 46, 0)


@arrangement
def laser_at_rest(work):
    p.table('plaster', '#E8DED2')
    p.towel_stack((-0.75, 0.5, 0), ('#EFE7DC', '#DCCBB8'), (1.9, 1.3), 0.12, 0.24)
    p.handpiece((-0.6, 0.4, 0.68), (0, 0.02, 0.3), 1.0, p.EUCALYPTUS, 'ring', cord=False)
    p.goggles((1.1, -0.5, 0), 0.3, '#B9702F', 0.95)
    light.morning(seed=26, fill=0.4)
    p.view((0.15, 0, 0.4), 11.5, 24, 0)
