"""The devices, each at its own picture."""
import math
import random

import light
import props as p
import studio as s
from arrangements import arrangements

arrangement, build = arrangements(light.MORNING)


def device_light(seed=2, leaves=True):
    light.morning(seed=seed, fill=0.4, leaves=leaves, soft=0.05)
    s.softbox((-3, -1, 3), (0, 0, 0.5), (2, 2.5), 90)


@arrangement
def tech_dermatoscope(work):
    p.table('plaster', '#E4DACD')
    p.screen((-0.75, 0.75, 1.05), (2.0, 1.3), work, 'skin', (-0.12, 0, 0.25), 0.75)
    s.box('stand', (0.2, 0.3, 0.5), (-0.75, 0.9, 0.25), p.white(), bevel=0.05, rotation=(0, 0, 0.25))
    s.solid('foot', [(0.45, 0, 0.02), (0.45, 0.06, 0.02)], p.white(), at=(-0.75, 0.9, 0))
    p.dermatoscope((0.75, -0.45, 0), (0, 0, 0.85), 0.9)
    device_light(3)
    p.view((0, 0.1, 0.75), 11, 18, -4)


@arrangement
def tech_cryo(work):
    p.table('plaster', '#E1E0DA')
    flask = [s.solid('body', [(0.42, 0, 0.06), (0.42, 1.15, 0.16), (0.2, 1.32, 0.05), (0.2, 1.4, 0.02)], s.plain('#D9DAD7', 0.33, metal=0.7, bump=(8, 0.05, 'brushed'))),
             s.solid('cap', [(0.24, 1.38, 0.02), (0.24, 1.62, 0.05), (0.14, 1.7, 0.03)], p.white()),
             s.box('trigger', (0.55, 0.12, 0.06), (0.2, 0, 1.715), s.plain(p.EUCALYPTUS, 0.45), bevel=0.025, rotation=(0, 0.12, 0)),
             s.tube('nozzle', [(-0.1, 0, 1.6), (-0.4, 0, 1.64), (-0.7, 0, 1.6), (-0.9, 0, 1.5)], [0.05, 0.04, 0.03, 0.018], p.steel())]
    s.join(flask, 'flask', (0.35, 0.2, 0), (0, 0, 0.25), 1.05)
    rnd = random.Random(8)
    for i in range(26):  # frost scattered before the flask
        a, r = rnd.uniform(0, 6.28), rnd.uniform(0.2, 1.0)
        p.mineral((-0.95 + r * math.cos(a) * 0.8, -0.55 + r * math.sin(a) * 0.4, 0), rnd.uniform(0.03, 0.09), '#F4F8F8', i)
    s.softbox((-1.5, 2.8, 2.2), (0, 0, 0.8), (1, 2.4), 80, '#DDEBFA')
    device_light(4, leaves=False)
    p.view((-0.1, 0, 0.85), 11.5, 13, -6)


@arrangement
def tech_electro(work):
    p.table('plaster', '#E7DCCF')
    s.box('unit', (1.9, 1.2, 0.75), (-0.35, 0.7, 0.43), p.white(0.4), bevel=0.14, segments=10)
    p.screen((-0.65, 0.085, 0.5), (0.75, 0.38), work, 'curves', (0, 0, 0), 0.8, '#D9D3CA', 0.02)
    for i in range(2):
        knob = s.solid('knob', [(0.14, 0, 0.01), (0.125, 0.12, 0.02)], s.plain(('#5E8474', '#C08A6B')[i], 0.4))
        knob.location, knob.rotation_euler = (0.05 + i * 0.38, 0.1, 0.45), (math.pi / 2, 0, 0)
    p.handpiece((0.35, -0.75, 0.16), (0, 0, 0.28), 0.8, p.CLAY, 'electrode', cord=False)
    p.cable([(-0.2, -0.9, 0.14), (-0.9, -1.1, 0.05), (-1.6, -0.8, 0.04), (-1.7, -0.1, 0.05), (-1.35, 0.1, 0.25), (-1.1, 0.1, 0.3)], 0.035)
    device_light(6)
    p.view((-0.1, 0, 0.4), 11, 26, 4)


@arrangement
def tech_laser(work):
    p.table('plaster', '#E6DBCE')
    p.console((0.1, 0.6, 0), work, 'curves', 0.62, -0.35)
    device_light(5)
    p.view((0.3, 0.4, 1.42), 12.6, 8, 0)


@arrangement
def tech_needles(work):
    p.table('stone', '#E6DBCF')
    p.handpiece((-0.1, 0.0, 0.25), (0, -0.1, -0.35), 1.35, p.CLAY, 'needles', cord=True)
    p.gauze((0.9, 0.75, 0), (0.9, 0.7), 0.3)
    device_light(8)
    p.view((0.35, -0.1, 0.25), 9.5, 26, 0, fstop=2.8, focus=(0.9, -0.3, 0.3))


@arrangement
def tech_ipl(work):
    p.table('plaster', '#E8DED2')
    s.box('slab', (2.6, 1.6, 0.3), (0, 0.25, 0.15), s.stone(), bevel=0.04, rotation=(0, 0, -0.12))
    p.handpiece((-0.1, 0.1, 0.5), (0, -0.08, 0.2), 1.2, '#C08A6B', 'window', cord=False)
    s.softbox((2.2, 0.2, 0.55), (1.1, 0.35, 0.5), (0.5, 0.3), 10, '#FFC27A')
    p.goggles((1.15, -1.0, 0), 0.35, '#6E8F6A', 0.85)
    device_light(10)
    p.view((0.2, -0.05, 0.35), 11.5, 22, 6)
