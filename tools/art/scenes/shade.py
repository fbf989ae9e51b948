"""What keeps the sun off. One unit is 10 cm."""
import math

import numpy as np

import props as p
import studio as s


def straw_hat(at, k=1.0, turn=0.0):
    """Braid sewn round and round: every row of it is a ripple of the profile."""
    rough = [(0.0, 0.9), (0.42, 0.92), (0.66, 0.86), (0.76, 0.7), (0.82, 0.2), (0.88, 0.06), (1.0, 0.03), (1.5, 0.05), (1.98, 0.0)]
    dense = s.fillet([(r, z, 0.12) for r, z in rough], 12)
    length = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(dense, dense[1:])])])
    u = np.linspace(0, length[-1], 560)
    R, Z = np.interp(u, length, [q[0] for q in dense]), np.interp(u, length, [q[1] for q in dense])
    row = 0.062
    ripple = 0.011 * np.abs(np.sin(math.pi * u / row))
    dR, dZ = np.gradient(R, u), np.gradient(Z, u)
    R, Z = np.clip(R - dZ * ripple, 0, None), Z + dR * ripple
    m = straw()
    hat = s.lathe('hat', [(0, float(Z[0]))] + list(zip(R[1:].tolist(), Z[1:].tolist())), m, segments=360)
    for v in hat.data.vertices:
        q, a = math.hypot(v.co.x, v.co.y), math.atan2(v.co.y, v.co.x)
        out = max(0.0, q - 0.95)
        v.co.z += out * (0.075 * math.sin(2 * a + 0.6) + 0.02 * math.sin(3 * a)) + 0.1 * min(out, 0.3)
        if q < 0.9:
            v.co.z -= 0.1 * math.exp(-((v.co.x / 0.22) ** 2)) * math.exp(-((q / 0.62) ** 4))
    thick = hat.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.02
    ribbon = s.lathe('ribbon', [(0.868, 0.1), (0.862, 0.16), (0.845, 0.3), (0.838, 0.345), (0.826, 0.345)], s.plain('#2F5D50', 0.8, sheen=0.3, bump=(60, 0.2, 'brushed')), segments=200)
    return s.join([hat, ribbon], 'hat', at, (0, 0, turn), k)


def straw():
    m, t, out = s._tree('straw')
    b = t.nodes.new('ShaderNodeBsdfPrincipled')
    s._set(b, Roughness=0.7, Specular=0.25)
    c = t.nodes.new('ShaderNodeTexCoord')
    n = t.nodes.new('ShaderNodeTexNoise')
    s._set(n, Scale=26.0, Detail=6.0, Roughness=0.7)
    ramp = t.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.32, 0.68
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = s.linear('#C3A26C'), s.linear('#E8D6AE')
    t.links.new(c.outputs['Object'], n.inputs['Vector'])
    t.links.new(n.outputs['Fac'], ramp.inputs[0])
    t.links.new(ramp.outputs[0], b.inputs['Base Color'])
    bump = t.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.5, 0.02
    t.links.new(n.outputs['Fac'], bump.inputs['Height'])
    t.links.new(bump.outputs[0], b.inputs['Normal'])
    t.links.new(b.outputs[0], out.inputs[0])
    return m


def compact(at, turn=0.0, k=1.0, cream='#C79B76'):
    """Tinted cream in a round case, open, a mirror in its lid."""
    case = s.plain('#B9D0C5', 0.22, coat=0.5)
    pan = [s.solid('case', [(0.6, 0, 0.04), (0.62, 0.1, 0.05), (0.56, 0.15, 0.02)], case),
           s.solid('rim', [(0.51, 0.13), (0.51, 0.158, 0.006)], p.steel(0.15)),
           s.lathe('cream', [(0, 0.188)] + [(0.5 * i / 80, 0.16 + 0.02 * (1 - (i / 80) ** 2) + 0.008 * math.cos(i / 80 * 19)) for i in range(1, 81)], s.plain(cream, 0.42, specular=0.4))]
    lid = s.join([s.solid('lid', [(0.56, 0.0, 0.02), (0.62, 0.03, 0.04), (0.6, 0.11, 0.05)], case),
                  s.solid('trim', [(0.53, -0.006), (0.53, 0.004)], p.steel(0.12)),
                  s.solid('mirror', [(0.5, -0.012), (0.5, -0.007)], s.plain('#EDF3F5', 0.015, metal=1.0))], 'lid', (0, 0, 0))
    lid.location, lid.rotation_euler = (0, 0.68 + 0.6 * math.sin(0.3), 0.16 + 0.6 * math.cos(0.3)), (-math.pi / 2 - 0.3, 0, 0)
    hinge = s.tube('hinge', [(-0.16, 0.63, 0.13), (0, 0.63, 0.13), (0.16, 0.63, 0.13)], 0.035, p.steel(0.2))
    return s.join([*pan, lid, hinge], 'compact', at, (0, 0, turn), k)


def puff(at, k=1.0, rotation=(0, 0, 0)):
    """The sponge that spreads it, used once."""
    foam = s.plain('#F1EDE6', 0.95, specular=0.05, sheen=0.4, bump=(60, 0.4, 'noise'))
    return s.join([s.solid('puff', [(0.38, 0, 0.07), (0.42, 0.1, 0.08), (0.36, 0.19, 0.07)], foam)], 'puff', at, rotation, k)
