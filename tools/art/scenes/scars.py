"""What a scar is treated with at home. One unit is 10 cm."""
import math

import props as p
import studio as s


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
