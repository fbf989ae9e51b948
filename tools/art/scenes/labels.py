"""Draws pack labels: one layout per brand, ink chosen for contrast with the pack."""
import math
import os

from PIL import Image, ImageDraw, ImageFont

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FONTS = os.environ.get('ART_FONTS', os.path.join(ART, '.cache', 'fonts'))
PX = 1100  # label pixels per Blender unit: twice what the camera resolves
INK, PORCELAIN = '#1E2421', '#FBF8F4'

LAYOUTS = {
    'Frailuma': dict(align='center', mark='frame'),
    'Solquira': dict(align='left', mark='sun'),
    'Cedrelva': dict(align='center', mark='leaf'),
    'Ocobara': dict(align='left', mark='bar'),
    'Yarumé': dict(align='left', mark='rules'),
    'Tersalba': dict(align='center', mark='ring'),
    'Nimbaré': dict(align='center', mark='arch'),
}


def font(name, px):
    return ImageFont.truetype(os.path.join(FONTS, name + '.ttf'), int(round(px)))


def luminance(hex_colour):
    h = hex_colour.lstrip('#')
    v = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    v = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in v]
    return 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2]


def ink_on(colour):
    return INK if luminance(colour) > 0.2 else PORCELAIN


def spaced(text, f, tracking):
    return sum(f.getlength(c) for c in text) + tracking * (len(text) - 1)


def draw_spaced(d, xy, text, f, tracking, fill):
    x, y = xy
    for c in text:
        d.text((x, y), c, font=f, fill=fill, anchor='ls')
        x += f.getlength(c) + tracking


def wrap(words, f, width):
    lines = [[]]
    for w in words:
        trial = ' '.join(lines[-1] + [w])
        if lines[-1] and f.getlength(trial) > width:
            lines.append([w])
        else:
            lines[-1].append(w)
    return [' '.join(line) for line in lines]


def fit(text, name, width, largest, smallest, most):
    size = largest
    while True:
        f = font(name, size)
        lines = wrap(text.split(' '), f, width)
        if (len(lines) <= most and max(f.getlength(x) for x in lines) <= width) or size <= smallest:
            return f, lines, size
        size *= 0.96


def draw_label(path, spec, width, height, paper=None, ink=INK, accent=None):
    """spec: brand, label [kind, name], size. width and height in Blender units. Writes an RGBA PNG."""
    W, H = int(width * PX), int(height * PX)
    lay = LAYOUTS[spec['brand']]
    mark, left = lay['mark'], lay['align'] == 'left'
    im = Image.new('RGBA', (W, H), (0, 0, 0, 0))
    base = Image.new('RGBA', (W, H), (*_rgb(ink), 0))
    im.paste(base)
    d = ImageDraw.Draw(im)
    arched = mark == 'arch' and paper
    if paper:
        fill = (*_rgb(paper), 255)
        if arched:
            r = W / 2
            d.rounded_rectangle((0, 0, W - 1, H - 1), radius=int(W * 0.2), fill=fill)
            d.rectangle((0, H // 2, W - 1, H - 1), fill=fill)
        else:
            d.rectangle((0, 0, W - 1, H - 1), fill=fill)
    tone = accent or ink
    wide = W > 1.3 * H
    u = H / 64 if wide else min(W, H * 1.15) / 100
    pad = 8.5 * u if not left else 11 * u
    if mark == 'bar':
        pad = 15 * u
    hair = max(2, int(0.5 * u))
    x0, x1 = pad, W - 8.5 * u
    if not left:
        x1 = W - pad
    top = 9 * u if not wide else 6 * u

    if mark == 'frame':
        g = 3.4 * u
        d.rectangle((g, g, W - g, H - g), outline=ink, width=hair)
        top = 13 * u
        x0, x1 = x0 + 2 * u, x1 - 2 * u
    elif mark == 'arch':
        g = 3.4 * u
        if paper:
            d.rounded_rectangle((g, g, W - g, H + W), radius=int(W * 0.17), outline=ink, width=hair)
        top = 13 * u
    elif mark == 'bar':
        d.rectangle((4.5 * u, 4 * u, 7.0 * u, H - 4 * u), fill=tone)
    elif mark == 'sun' and not wide:
        r = 7.2 * u
        d.ellipse((x0, top, x0 + 2 * r, top + 2 * r), fill=tone)
        top += 2 * r + 4 * u
    elif mark == 'ring' and not wide:
        r = 4.6 * u
        c = W / 2
        d.ellipse((c - r, top, c + r, top + 2 * r), outline=ink, width=max(2, int(0.75 * u)))
        d.ellipse((c - r * 0.3, top + r * 0.7, c + r * 0.3, top + r * 1.3), fill=tone)
        top += 2 * r + 4.5 * u
    elif mark == 'leaf' and not wide:
        c, h = W / 2, 10.5 * u
        pts = []
        for s in (1, -1):
            rng = range(0, 31) if s == 1 else range(30, -1, -1)
            for k in rng:
                t = k / 30
                pts.append((c + s * math.sin(math.pi * t) ** 1.15 * 3.0 * u, top + h * t))
        d.polygon(pts, outline=ink, width=max(2, int(0.6 * u)))
        d.line((c, top + h * 0.25, c, top + h * 1.25), fill=ink, width=max(2, int(0.5 * u)))
        top += h * 1.25 + 4 * u
    elif mark == 'rules':
        d.line((x0, top, x1, top), fill=ink, width=hair)
        top += 6.5 * u

    avail = x1 - x0

    def put(text, y, f, tracking=0.0, fill=ink):
        w = spaced(text, f, tracking)
        x = x0 if left else (W - w) / 2
        draw_spaced(d, (x, y), text, f, tracking, fill)

    size = 7.6 * u
    brand = spec['brand'].upper()
    bf = font('figtree-600', size)
    while spaced(brand, bf, size * 0.2) > avail:
        size *= 0.95
        bf = font('figtree-600', size)
    y = top + size * 0.75
    put(brand, y, bf, size * 0.2)
    y += 4.2 * u

    kind, name = spec['label']
    kf_size = 5.6 * u
    kf = font('figtree-500', kf_size)
    while spaced(kind, kf, kf_size * 0.1) > avail:
        kf_size *= 0.95
        kf = font('figtree-500', kf_size)

    foot = H - (5.5 if wide else 8.5 if mark not in ('frame', 'arch') else 10) * u
    nf, lines, ns = fit(name.replace('\xa0', '\u00a0'), 'fraunces-400', avail, 18 * u, 8.5 * u, 2 if wide else 3)
    block = ns * 1.08 * len(lines) + kf_size * 2.0
    room = foot - (15 if mark == 'rules' else 10) * u - y  # the size line, and the rule above it where there is one
    if block > room:
        k = max(0.55, room / block)
        nf, lines, ns = fit(name, 'fraunces-400', avail, ns * k, 6 * u, 3)
        block = ns * 1.08 * len(lines) + kf_size * 2.0
    y += max(0, (room - block) * (0.5 if not left else 0.62))
    y += kf_size
    put(kind, y, kf, kf_size * 0.1)
    y += kf_size * 0.75
    for line in lines:
        y += ns * 1.04
        put(line, y, nf)
    if mark == 'rules':
        d.line((x0, foot - 7.5 * u, x1, foot - 7.5 * u), fill=ink, width=hair)
    put(spec['size'], foot, font('figtree-500', 5.4 * u), 0.3 * u)
    im.save(path)
    return path


def _rgb(h):
    h = h.lstrip('#')
    return tuple(int(h[i:i + 2], 16) for i in (0, 2, 4))
