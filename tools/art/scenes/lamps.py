"""What gives light of an evening. One unit is 10 cm."""
import light
import props as p
import studio as s


def candle(at, k=1.0, power=16):
    """In a cup of rough clay, burnt down a little."""
    x, y, z = at
    cup = s.fillet([(0, 0), (0.36, 0, 0.05), (0.42, 0.3, 0.1), (0.4, 0.62, 0.02), (0.365, 0.62, 0.02), (0.37, 0.3), (0, 0.3)])
    wick = s.tube('wick', [(0, 0, 0.48), (0.004, 0, 0.52), (0.012, 0, 0.57)], 0.009, s.plain('#2B211B', 0.9), resolution=3)
    drop = [(0, 0.54), (0.026, 0.57), (0.04, 0.62), (0.034, 0.69), (0.018, 0.77), (0.006, 0.83), (0, 0.85)]
    flame = s.lathe('flame', drop, s.glow('#FFC06A', 14), segments=32)
    flame.visible_shadow = False
    objs = [s.lathe('cup', cup, s.plain('#B98F74', 0.75, bump=(9, 0.12, 'stone')), segments=128),
            s.solid('wax', [(0.37, 0.3), (0.37, 0.49, 0.02)], s.plain('#F6DDB8', 0.45, coat=0.2)),
            s.solid('pool', [(0.2, 0.488), (0.2, 0.4925)], s.glow('#FFB765', 0.55)), wick, flame]
    light.flame((x, y, z + 0.72 * k), power)
    return s.join(objs, 'candle', at, (0, 0, 0), k)


def table_lamp(at, k=1.0, power=30):
    """A shade of white glass on a turned foot."""
    x, y, z = at
    foot = s.fillet([(0, 0), (0.4, 0, 0.02), (0.4, 0.06, 0.03), (0.1, 0.12, 0.08), (0.065, 0.3, 0.1), (0.065, 1.0), (0, 1.0)])
    shade = s.fillet([(0.0, 1.0), (0.6, 1.0, 0.02), (0.66, 1.03, 0.03), (0.64, 1.36, 0.3), (0.34, 1.6, 0.3), (0, 1.62)], 24)
    glass = s.lathe('shade', shade, s.glow('#FFC68A', 0.85))
    glass.visible_shadow = False
    light.flame((x, y, z + 1.2 * k), power, '#FFB066', 0.3)
    return s.join([s.lathe('foot', foot, p.wood('#A9784C', '#8A5E38', 1.8, 'z')), glass], 'lamp', at, (0, 0, 0), k)
