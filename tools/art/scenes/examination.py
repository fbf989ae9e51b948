"""What a skin is looked at with and written down on. One unit is 10 cm."""
import os

import props as p
import studio as s


def body_card(at, size, work, turn=0.0):
    """A card with one figure from the front and from the back, and a few dots on it, as they are followed over the years."""
    path = os.path.join(work, 'card.png')
    draw_figures(path, size)
    w, h = size
    objs = [s.box('card', (w, h, 0.03), (0, 0, 0.015), s.plain('#F7F8F6', 0.8, specular=0.2), bevel=0.012),
            s.mesh('print', [(-w / 2, -h / 2, 0.0312), (w / 2, -h / 2, 0.0312), (w / 2, h / 2, 0.0312), (-w / 2, h / 2, 0.0312)], [(0, 1, 2, 3)],
                   s.printed(path, 0.8), smooth=False, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])]
    return s.join(objs, 'card', at, (0, 0, turn))


# Half of a standing figure, from the crown down the outside and up the inside of the leg; 1 is its height.
HALF = [(0, 0), (0.03, 0.005), (0.048, 0.03), (0.048, 0.062), (0.034, 0.1), (0.026, 0.118), (0.03, 0.148), (0.1, 0.175), (0.14, 0.21), (0.152, 0.3), (0.172, 0.4),
        (0.196, 0.5), (0.21, 0.54), (0.196, 0.565), (0.178, 0.52), (0.15, 0.41), (0.128, 0.31), (0.112, 0.262), (0.096, 0.36), (0.094, 0.42), (0.112, 0.5),
        (0.112, 0.58), (0.094, 0.7), (0.09, 0.78), (0.066, 0.92), (0.086, 0.975), (0.06, 0.985), (0.036, 0.965), (0.036, 0.88), (0.03, 0.76), (0.02, 0.62), (0, 0.55)]


def draw_figures(path, size):
    from PIL import Image, ImageDraw
    k = 900
    w, h = int(size[0] * k), int(size[1] * k)
    im = Image.new('RGBA', (w, h), (0, 0, 0, 0))
    d = ImageDraw.Draw(im)
    ink, faint, dot = '#5D7A70', '#C3D1CB', '#8F4F36'
    tall = h * 0.8
    d.rounded_rectangle((w * 0.03, h * 0.04, w * 0.97, h * 0.96), 24, outline=faint, width=5)
    marks = (((-0.03, 0.26), (0.06, 0.36), (-0.16, 0.42), (0.05, 0.68)), ((0.05, 0.24), (-0.04, 0.33), (0.02, 0.45), (-0.07, 0.62), (0.165, 0.38)))
    for side, cx in enumerate((w * 0.3, w * 0.66)):
        top = h * 0.1
        half = spline(HALF)
        outline = [(cx + x * tall, top + y * tall) for x, y in half] + [(cx - x * tall, top + y * tall) for x, y in half[::-1]]
        d.line(outline + outline[:1], fill=ink, width=9, joint='curve')
        if side:
            d.line([(cx, top + 0.2 * tall), (cx, top + 0.44 * tall)], fill=faint, width=6)
        for i, (x, y) in enumerate(marks[side]):
            r = (11, 15, 9, 13, 10)[i]
            X, Y = cx + x * tall, top + y * tall
            d.ellipse((X - r, Y - r, X + r, Y + r), fill=dot)
            if (side, i) == (1, 1):
                d.ellipse((X - 44, Y - 44, X + 44, Y + 44), outline=dot, width=6)
    for i in range(4):
        y = h * (0.2 + 0.16 * i)
        d.line((w * 0.845, y, w * 0.93, y), fill=faint, width=8)
        d.line((w * 0.845, y + 40, w * (0.9 - 0.01 * i), y + 40), fill=faint, width=8)
    im.save(path)


def spline(points, steps=10):
    """Catmull-Rom through the points."""
    q = [points[0], *points, points[-1]]
    out = []
    for a, b, c, e in zip(q, q[1:], q[2:], q[3:]):
        for i in range(steps):
            u = i / steps
            out.append(tuple(0.5 * (2 * b[n] + (c[n] - a[n]) * u + (2 * a[n] - 5 * b[n] + 4 * c[n] - e[n]) * u * u + (3 * b[n] - a[n] - 3 * c[n] + e[n]) * u ** 3) for n in (0, 1)))
    return out + [points[-1]]


def loupe(at, radius=0.42):
    """A stand magnifier: a lens in a dark ring on a clear skirt."""
    dark = s.plain('#24302C', 0.4)
    h = 0.52
    objs = [s.lathe('skirt', [(radius * 1.0, 0), (radius * 0.98, h)], s.thin_glass('#F4F9F8', 1.5)),
            s.lathe('foot', s.fillet([(radius * 0.97, 0), (radius * 1.05, 0, 0.01), (radius * 1.04, 0.04, 0.01), (radius * 0.97, 0.04)]), s.thin_glass('#E7F0EE', 2.0)),
            s.lathe('ring', s.fillet([(radius * 0.86, h - 0.06), (radius * 1.1, h - 0.06, 0.03), (radius * 1.1, h + 0.14, 0.05), (radius * 0.86, h + 0.14, 0.03), (radius * 0.84, h + 0.04), (radius * 0.86, h - 0.06)]), dark),
            s.lathe('trim', s.fillet([(radius * 1.102, h + 0.02), (radius * 1.115, h + 0.03), (radius * 1.102, h + 0.04)]), p.steel()),
            s.sphere('lens', radius * 0.87, (0, 0, h + 0.05), s.glass('#FAFDFC', 0.0, 1.5, shadow=0.3), 0.15, 128)]
    return s.join(objs, 'loupe', at)


def clipboard(at, work, turn=0.0, k=1.0):
    """The sheet of a check-up: lines ticked off, two pictures beside each other."""
    path = os.path.join(work, 'sheet.png')
    w, h = 1.42, 1.9
    draw_sheet(path, (w, h))
    clip = s.box('clip', (0.62, 0.26, 0.05), (0, h / 2 + 0.02, 0.1), p.steel(0.2), bevel=0.022)
    roll = s.tube('roll', [(-0.31, h / 2 - 0.1, 0.1), (0, h / 2 - 0.1, 0.1), (0.31, h / 2 - 0.1, 0.1)], 0.036, p.steel(0.2))
    objs = [s.box('board', (w + 0.2, h + 0.34, 0.06), (0, 0.03, 0.03), s.plain('#8FB3A4', 0.4, coat=0.2), bevel=0.025, segments=6),
            s.box('sheet', (w, h, 0.02), (0, -0.05, 0.07), s.plain('#F8F9F7', 0.85, specular=0.15), bevel=0.006),
            s.mesh('print', [(-w / 2, -h / 2 - 0.05, 0.0815), (w / 2, -h / 2 - 0.05, 0.0815), (w / 2, h / 2 - 0.05, 0.0815), (-w / 2, h / 2 - 0.05, 0.0815)], [(0, 1, 2, 3)],
                   s.printed(path, 0.85), smooth=False, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]), clip, roll]
    return s.join(objs, 'clipboard', at, (0, 0, turn), k)


def draw_sheet(path, size):
    from PIL import Image, ImageDraw
    k = 700
    w, h = int(size[0] * k), int(size[1] * k)
    im = Image.new('RGBA', (w, h), (0, 0, 0, 0))
    d = ImageDraw.Draw(im)
    d.rectangle((w * 0.1, h * 0.14, w * 0.46, h * 0.165), fill='#2F5D50')
    for x, tone in ((0.1, '#DCBFAB'), (0.53, '#E0C6B4')):
        d.rounded_rectangle((w * x, h * 0.22, w * (x + 0.37), h * 0.47), 16, fill=tone)
        d.line((w * x, h * 0.495, w * (x + 0.2), h * 0.495), fill='#B9C8C2', width=9)
    for i in range(5):
        y = h * (0.575 + 0.075 * i)
        d.rounded_rectangle((w * 0.1, y - 22, w * 0.1 + 44, y + 22), 8, outline='#5D7A70', width=6)
        d.line((w * 0.21, y, w * (0.86 - 0.09 * (i % 3)), y), fill='#BCCAC5', width=11)
        if i < 4:
            d.line((w * 0.1 + 8, y, w * 0.1 + 20, y + 14, w * 0.1 + 44, y - 24), fill='#2F5D50', width=9, joint='curve')
    im.save(path)
