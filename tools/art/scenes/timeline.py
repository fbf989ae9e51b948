"""One thing for each year of the clinic."""
import hair
import light
import props as p
import studio as s
from arrangements import arrangements

arrangement, build = arrangements(light.MORNING)


@arrangement
def year_2018(work):
    p.table('linen', colour='#DFD2C1')
    p.dermatoscope((0.2, 0, 0.05), (0, 0, 0.9), 1.2)
    light.morning(seed=12, fill=0.35)
    p.view((0.2, 0.05, 0.1), 9, 55, 0)


@arrangement
def year_2019(work):
    p.table('plaster', '#E6DBCE')
    p.photo_camera((0, 0, 0), 0.45, 1.25)
    light.morning(seed=13, fill=0.38)
    p.view((0, -0.1, 0.6), 10.5, 12, 0)


@arrangement
def year_2020(work):
    p.table('wood', '#EAE1D6')
    p.screen((-0.1, 0.3, 0.86), (2.1, 1.4), work, 'call', (-0.25, 0, 0.18), 0.8, '#3B423F', 0.04)
    s.box('stand', (0.8, 0.5, 0.06), (-0.1, 0.5, 0.03), p.steel(), bevel=0.025, rotation=(0, 0, 0.18))
    p.notebook((1.35, -0.55, 0), (0.9, 1.2), '#C7B9A6', -0.3, 0.1, band=False)
    p.pencil((1.0, -0.9, 0.1), 0.9, '#5E8474', 1.1)
    light.morning(seed=14, fill=0.4)
    p.view((0.2, 0, 0.6), 11.5, 20, -5)


@arrangement
def year_2022(work):
    p.table('plaster', '#DDD3C6')
    p.console((-0.35, 0.9, 0), work, 'curves', 0.55, 0.4, '#C08A6B', 'window')
    p.console((1.15, 0.4, 0), work, 'skin', 0.55, -0.3, p.EUCALYPTUS, 'ring')
    light.morning(seed=15, fill=0.4)
    p.view((0.45, 0.5, 1.15), 15, 8, 0)


@arrangement
def year_2023(work):
    p.table('plaster', '#E7DCCF')
    p.screen((-0.4, 0.7, 1.05), (2.2, 1.45), work, 'hair', (-0.1, 0, 0.2), 0.75)
    s.box('stand', (0.2, 0.3, 0.5), (-0.4, 0.9, 0.22), p.white(), bevel=0.05, rotation=(0, 0, 0.2))
    s.solid('foot', [(0.5, 0, 0.02), (0.5, 0.06, 0.02)], p.white(), at=(-0.4, 0.9, 0))
    hair.comb((0.85, -0.75, 0), 0.35)
    light.morning(seed=16, fill=0.4)
    p.view((0.1, 0, 0.75), 11.5, 20, 3)


@arrangement
def year_2024(work):
    p.table('linen', colour='#E9DFD2')
    p.towel_stack((-0.5, 0.35, 0.03), ('#EFE7DC', '#DCCBB8', '#F2ECE3'), (1.9, 1.2), 0.15, 0.26)
    p.pebble((-0.5, 0.3, 0.82), (0.42, 0.34, 0.16), '#8F867A', 3)
    p.bowl((1.05, -0.35, 0.02), 0.55, 0.36, '#E0D6C8')
    p.dollop(0.44, 0.26, '#F6EEE2', (1.05, -0.35, 0.17), 2.6)
    p.eucalyptus((-1.3, -0.9, 0.1), 0.15, 1.9, 5, count=7)
    light.morning(seed=17, fill=0.36)
    p.view((0.1, 0, 0.45), 11.5, 24, 0)


@arrangement
def year_2025(work):
    p.table('plaster', '#E4DBCF')
    p.screen((0, 0.5, 1.15), (2.5, 1.6), work, 'map', (-0.08, 0, -0.15), 1.0)
    s.box('stand', (0.24, 0.3, 0.55), (0, 0.72, 0.25), p.white(), bevel=0.05)
    s.solid('foot', [(0.6, 0, 0.02), (0.6, 0.06, 0.02)], p.white(), at=(0, 0.7, 0))
    p.dermatoscope((1.0, -0.7, 0), (0, 0, 2.6), 0.75)
    light.morning(seed=18, fill=0.4)
    p.view((0.1, 0, 0.85), 11.5, 15, 4)
