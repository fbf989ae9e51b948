#!/usr/bin/env python3
"""Everything drawn rather than rendered: brand marks, favicons and the body map.

Writes brand/* and web/bodymap/*.svg. Text becomes outlines, so no font is needed to show it.
"""
import math
import os
import re

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

ART = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(ART, '.cache', 'fonts')
INK, DEEP, EUCALYPTUS, PORCELAIN = '#1E2421', '#173A33', '#2F5D50', '#FBF8F4'
KERN = {('A', 'r'): -14, ('r', 'a'): -6, ('r', 'r'): 4, ('a', 'y'): -12, ('y', 'á'): -16}


def text_path(text, font, size, x, y, tracking=0.0):
    """The outlines of text with its baseline at (x, y); returns the path data and the x where it ends."""
    f = TTFont(os.path.join(FONTS, f'{font}.ttf'))
    glyphs, cmap, k = f.getGlyphSet(), f.getBestCmap(), size / f['head'].unitsPerEm
    out = []
    for i, c in enumerate(text):
        g = cmap[ord(c)]
        pen = SVGPathPen(glyphs, lambda v: f'{v:.2f}'.rstrip('0').rstrip('.'))
        glyphs[g].draw(TransformPen(pen, (k, 0, 0, -k, x, y)))
        out.append(pen.getCommands())
        after = text[i + 1] if i + 1 < len(text) else ''
        x += glyphs[g].width * k + KERN.get((c, after), 0) * size / 1000 + (tracking * size if after else 0)
    return ''.join(out), x


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w') as f:
        f.write(text.strip() + '\n')


# ------------------------------------------------------------------ brand

def petal(cx, cy, angle, length, width):
    c, s = math.cos(angle), math.sin(angle)
    p = lambda u, v: f'{cx + u * c - v * s:.2f} {cy + u * s + v * c:.2f}'
    a = 2.6
    return f'M{p(a, 0)}C{p(length * 0.35, -width)} {p(length * 1.02, -width * 0.95)} {p(length, 0)}C{p(length * 1.02, width * 0.95)} {p(length * 0.35, width)} {p(a, 0)}Z'


def blossom(cx, cy, r, stamens=True):
    d = ''.join(petal(cx, cy, -math.pi / 2 + i * 2 * math.pi / 5, r, r * 0.52) for i in range(5))
    out = f'<path d="{d}"/>'
    if stamens:
        lines, dots = '', ''
        for i in range(10):
            a = -math.pi / 2 + math.pi / 10 + i * 2 * math.pi / 10
            k = (0.56, 0.46)[i % 2] * r
            lines += f'M{cx + 1.4 * math.cos(a):.2f} {cy + 1.4 * math.sin(a):.2f}L{cx + k * math.cos(a):.2f} {cy + k * math.sin(a):.2f}'
            dots += f'<circle cx="{cx + (k + 0.9) * math.cos(a):.2f}" cy="{cy + (k + 0.9) * math.sin(a):.2f}" r=".75"/>'
        out += f'<path d="{lines}" stroke-width=".8"/><g fill="currentColor" stroke="none">{dots}</g>'
    return out


def sprig():
    """The mark, in a 64 px square: an arrayán blossom over a pair of leaves."""
    return blossom(32, 20.5, 14.5) + (
        '<path d="M32 36.2C32.4 44 31.8 52 32 61"/>'
        '<path d="M32 53C22.5 53.5 13.5 48.5 9 38.5C19.5 37.5 28 42.5 32 53Z"/>'
        '<path d="M32 53C26.5 47.6 20.5 43.6 14.4 41.2" stroke-width=".8"/>'
        '<path d="M32 47.5C34.5 39.5 43 34.2 53.5 34.8C50.5 44 42 49 32 47.5Z"/>'
        '<path d="M32 47.5C37 42.8 42.5 39.4 48.6 37.4" stroke-width=".8"/>')


LINE = 'fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"'


def brand():
    b = os.path.join(ART, 'brand')
    write(f'{b}/mark.svg', f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" {LINE}>{sprig()}</svg>')

    name, end = text_path('Arrayán', 'fraunces-300', 40, 76, 36)
    sub_size = 9.6
    plain, sub_end = text_path('DERMATOLOGÍA & SPA', 'figtree-500', sub_size, 0, 0, 0)
    tracking = max(0.06, ((end - 77.5) - sub_end) / (len('DERMATOLOGÍA & SPA') - 1) / sub_size)
    sub, sub_end = text_path('DERMATOLOGÍA & SPA', 'figtree-500', sub_size, 77.5, 58, tracking)
    w = math.ceil(max(end, sub_end)) + 2
    write(f'{b}/wordmark.svg',
          f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} 64" role="img" aria-label="Arrayán Dermatología &amp; Spa">'
          f'<g {LINE}>{sprig()}</g><path fill="currentColor" d="{name}{sub}"/></svg>')

    width = text_path('Arrayán', 'fraunces-300', 44, 0, 0)[1]
    total = 200
    name, _ = text_path('Arrayán', 'fraunces-300', 44, (total - width) / 2, 118)
    sw = text_path('DERMATOLOGÍA & SPA', 'figtree-500', 10, 0, 0, 0.2)[1]
    sub, _ = text_path('DERMATOLOGÍA & SPA', 'figtree-500', 10, (total - sw) / 2, 140, 0.2)
    write(f'{b}/wordmark-stacked.svg',
          f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total} 152" role="img" aria-label="Arrayán Dermatología &amp; Spa">'
          f'<g {LINE} transform="translate(64 4) scale(1.125)">{sprig()}</g><path fill="currentColor" d="{name}{sub}"/></svg>')

    # Small sizes: the blossom alone, heavier, filled petals.
    petals = ''.join(petal(32, 33, -math.pi / 2 + i * 2 * math.pi / 5, 23, 11) for i in range(5))
    icon = lambda radius, k=1.0: (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="{radius}" fill="{EUCALYPTUS}"/>'
        f'<g transform="translate({32 - 32 * k} {32.6 - 33 * k}) scale({k})"><path fill="{PORCELAIN}" d="{petals}"/><circle cx="32" cy="33" r="5.4" fill="#C08A6B"/></g></svg>')
    write(f'{b}/favicon.svg', icon(14))
    write(f'{b}/icon-square.svg', icon(0, 0.86))
    write(f'{b}/icon-maskable.svg', icon(0, 0.66))


# --------------------------------------------------------------- body map

def smooth(points, closed=False, tension=0.5):
    """Catmull-Rom through points as cubic Béziers."""
    n = len(points)
    get = (lambda i: points[i % n]) if closed else (lambda i: points[max(0, min(n - 1, i))])
    d = f'M{points[0][0]:g} {points[0][1]:g}'
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = get(i - 1), get(i), get(i + 1), get(i + 2)
        k = tension / 3 * 2 / 2
        c1 = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        c2 = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        d += f'C{c1[0]:.1f} {c1[1]:.1f} {c2[0]:.1f} {c2[1]:.1f} {p2[0]:g} {p2[1]:g}'
    return d + ('Z' if closed else '')


def relative(d):
    """A path of M, L and C in whole numbers relative to where it is: half as long."""
    out, x, y = '', 0, 0
    for command, numbers in re.findall(r'([MLCZ])([^MLCZ]*)', d):
        n = [round(float(v)) for v in numbers.split()]
        pairs = [(a - x, b - y) for a, b in zip(n[::2], n[1::2])]
        if pairs and command == 'M' or command == 'Z':
            out += command + ' '.join(map(str, n))
        else:
            out += command.lower() + ' '.join(f'{a} {b}' for a, b in pairs)
        if n:
            x, y = n[-2:]
    return re.sub(r' -', '-', out)


def flip(points):
    return [(-x, y) for x, y in points]


def region(*edges, axis=0, mirrored=False):
    """A closed area whose edges are drawn one after the other; areas that share an edge touch. Mirrored: once more on the left."""
    d = ''.join(smooth([(axis + x, y) for x, y in edge]).replace('M', 'L' if k else 'M') for k, edge in enumerate(edges)) + 'Z'
    return d + region(*map(flip, edges), axis=axis) if mirrored else d


def across(points):
    """An edge from its right end to the same point on the left, through the axis."""
    return points + [(-x, y) for x, y in points[::-1] if x]


def both(points, axis, closed=False):
    """A line and its mirror image as one path."""
    right = [(axis + x, y) for x, y in points]
    left = [(axis - x, y) for x, y in points]
    return smooth(right, closed) + smooth(left, closed)


def figure(view, drawing, zones, label):
    z = ''.join(f'<path id="{k}" class="zone" d="{relative(d)}"/>' for k, d in zones.items())
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" role="img" aria-label="{label}" fill="none" stroke="currentColor" '
            f'stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">'
            f'<g class="zones" fill="currentColor" fill-opacity="0" stroke="none">{z}</g>'
            f'<g class="figure" pointer-events="none">{drawing}</g></svg>')


def lines(d, fine=False):
    return f'<path d="{relative(d)}"' + (' stroke-width="1.1"' if fine else '') + '/>'


def face_map():
    A = 200
    cheek, chin = [(97, 198), (95, 236), (86, 288)], [(86, 288), (76, 318), (52, 354), (24, 378), (0, 385)]
    hairline = [(95, 186), (88, 156), (70, 126), (36, 107), (0, 101)]
    brow, eye = [(95, 186), (74, 176), (46, 171), (22, 180), (11, 188)], [(95, 236), (70, 238), (44, 240), (22, 236), (11, 226)]
    above, below, side = [(46, 322), (28, 303), (0, 297)], [(46, 322), (30, 342), (0, 350)], [(86, 288), (68, 300), (46, 322)]
    neck, collar = [(57, 350), (55, 384), (58, 414), (74, 432)], [(74, 432), (36, 454), (0, 460)]
    bridge = [(11, 188), (11, 226)]
    zones = {
        'frente': region(hairline + flip(hairline)[::-1][1:], flip(brow), [(-11, 188), (0, 191), (11, 188)], brow[::-1], axis=A),
        'contorno-ojos': region(brow, bridge, eye[::-1], [(95, 236), (97, 198), (95, 186)], axis=A, mirrored=True),
        'mejillas': region([(11, 188), (0, 191), (-11, 188)], flip(bridge), flip(eye)[::-1], [(-95, 236), (-86, 288)], flip(side), flip(above) + above[::-1][1:], side[::-1], [(86, 288), (95, 236)], eye, bridge[::-1], axis=A),
        'labios': region(above + flip(above)[::-1][1:], flip(below) + below[::-1][1:], axis=A),
        'menton-mandibula': region(chin + flip(chin)[::-1][1:], flip(side), flip(below) + below[::-1][1:], side[::-1], axis=A),
        'cuello': region([(57, 350), (52, 354), (24, 378), (0, 385), (-24, 378), (-52, 354), (-57, 350)], flip(neck), flip(collar) + collar[::-1][1:], neck[::-1], axis=A),
    }
    jaw = cheek + chin[1:]
    drawn = smooth([(A + x, y) for x, y in jaw + flip(jaw)[::-1][1:]])
    drawn += smooth([(A + x, y) for x, y in [(-97, 200), (-108, 168), (-108, 122), (-86, 74), (-48, 46), (0, 37), (48, 46), (86, 74), (108, 122), (108, 168), (97, 200)]])
    drawn += smooth([(A + x, y) for x, y in [(-97, 198), *flip(hairline), *hairline[::-1][1:], (97, 198)]])
    drawn += both([(97, 206), (108, 200), (114, 214), (111, 236), (104, 254), (95, 258)], A) + both([(101, 216), (107, 218), (106, 232), (101, 242)], A)
    drawn += both([(57, 350), (55, 384), (58, 414), (74, 432), (118, 446), (164, 462), (186, 488)], A)
    fine = smooth([(A + 14, 101), (A + 30, 78), (A + 26, 50)]) + smooth([(A - 8, 101), (A - 40, 82), (A - 66, 62)]) + smooth([(A + 34, 106), (A + 66, 92), (A + 84, 76)])
    fine += both([(16, 470), (48, 462), (86, 464), (112, 458)], A) + both([(10, 470), (6, 480)], A) + both([(20, 186), (40, 174), (62, 175), (76, 187)], A)
    fine += both([(22, 213), (36, 222), (52, 223), (68, 213), (73, 211)], A) + both([(26, 202), (44, 196), (66, 203)], A)
    fine += smooth([(A + 12, 196), (A + 11, 222), (A + 16, 250), (A + 22, 268), (A + 15, 280), (A, 284), (A - 14, 280)]) + smooth([(A - 22, 270), (A - 21, 277), (A - 14, 280)])
    fine += smooth([(172, 322), (186, 314), (195, 311), (200, 314), (205, 311), (214, 314), (228, 322), (216, 334), (200, 338), (184, 334)], True) + smooth([(172, 322), (188, 322), (200, 324), (212, 322), (228, 322)])
    return figure('0 20 400 480', lines(drawn) + lines(fine, True), zones, 'Rostro de frente')


def body_map():
    """From the front and from behind, each half of a figure the mirror image of the other."""
    neck = [(14, 101), (14, 116), (22, 126)]
    shoulder = [(22, 126), (48, 133), (68, 142), (78, 160)]
    arm = [(78, 160), (83, 190), (87, 224), (92, 256), (98, 290), (104, 324), (107, 346), (113, 366), (116, 386), (114, 408), (109, 424), (104, 426), (101, 414)]
    hand = [(101, 414), (98, 398), (95, 388), (92, 398), (87, 396), (86, 380), (90, 362), (94, 346)]
    inner = [(94, 346), (88, 322), (80, 290), (73, 258), (68, 226), (63, 196), (60, 178)]
    flank, hip = [(60, 178), (57, 210), (51, 240), (48, 262)], [(48, 262), (52, 290), (60, 318)]
    thigh, leg = [(60, 318), (65, 346), (66, 380), (64, 420), (59, 462), (53, 500), (51, 516)], [(51, 516), (54, 552), (53, 586), (46, 630), (39, 664), (39, 680), (46, 696), (54, 708), (51, 716), (38, 719), (26, 716), (20, 704), (19, 690), (21, 674)]
    calf, groin = [(21, 674), (24, 640), (26, 600), (23, 562), (20, 530), (20, 516)], [(20, 516), (20, 490), (17, 456), (10, 410), (3, 368)]
    crown, temple, jaw = [(0, 20), (20, 25), (31, 44), (31, 62)], [(31, 62), (26, 46), (10, 37), (0, 36)], [(31, 62), (31, 68), (26, 86), (14, 101)]
    nape, chin = [(14, 101), (8, 104), (0, 105)], [(14, 101), (0, 107)]
    armhole, chest, waist = [(78, 160), (70, 172), (60, 178)], [(60, 178), (30, 192), (0, 196)], [(48, 262), (24, 270), (0, 272)]
    fold, knee = [(60, 318), (34, 344), (3, 368)], [(51, 516), (36, 521), (20, 516)]
    F, B = 140, 420
    arms = (arm, hand, inner, armhole[::-1])
    legs = (leg, calf, knee[::-1])
    span = lambda edge: edge + flip(edge)[::-1][1:]
    trunk = lambda end, low: (nape + flip(nape)[::-1][1:], flip(neck), flip(shoulder), flip(armhole), *map(flip, low), flip(end) + end[::-1][1:], *[e[::-1] for e in low[::-1]], armhole[::-1], shoulder[::-1], neck[::-1])
    zones = {
        'cuero-cabelludo': region(flip(crown)[::-1] + crown[1:], span(temple), axis=F) + region(flip(crown)[::-1] + crown[1:], jaw, span(nape), flip(jaw)[::-1], axis=B),
        'hombros-espalda': region(*trunk(chest, ()), axis=F) + region(*trunk(waist, (flank,)), axis=B),
        'brazos': region(*arms, axis=F, mirrored=True) + region(*arms, axis=B, mirrored=True),
        'abdomen': region(span(chest), flip(flank), flip(hip), flip(fold), [(-3, 368), (3, 368)], fold[::-1], hip[::-1], flank[::-1], axis=F),
        'gluteos-muslos': region(fold, groin[::-1], knee[::-1], thigh[::-1], axis=F, mirrored=True)
        + region(waist, [(0, 272), (0, 368), (3, 368)], groin[::-1], knee[::-1], thigh[::-1], hip[::-1], axis=B, mirrored=True),
        'piernas': region(*legs, axis=F, mirrored=True) + region(*legs, axis=B, mirrored=True),
    }
    half = smooth([*crown, *jaw[1:], (0, 107)]) + smooth(neck + shoulder[1:] + arm[1:] + hand[1:] + inner[1:]) + smooth(flank + hip[1:] + thigh[1:] + leg[1:] + calf[1:] + groin[1:])
    fingers = smooth([(111, 398), (108, 420)]) + smooth([(106, 396), (104, 420)]) + smooth([(48, 708), (46, 716)]) + smooth([(42, 708), (40, 717)]) + smooth([(35, 708), (34, 717)]) + smooth([(28, 706), (28, 715)])
    front = both([(6, 140), (24, 138), (46, 140), (62, 146)], F) + smooth([(F, 262), (F + 1.5, 268), (F, 272)]) + both([(30, 340), (18, 358), (5, 368)], F) + both([(26, 522), (36, 530), (46, 524)], F) + both(temple, F)
    back = smooth([(B, 128), (B + 1, 190), (B, 262)]) + both([(18, 158), (30, 178), (28, 206), (20, 214)], B) + smooth([(B, 300), (B, 366)]) + both([(4, 370), (24, 382), (46, 374)], B) + both([(24, 518), (36, 514), (48, 519)], B) + both(nape, B)
    drawing = f'<g id="half-body">{lines(half)}{lines(fingers, True)}</g>'
    uses = ''.join(f'<use href="#half-body" transform="translate({x})' + (' scale(-1 1)' if k else '') + '"/>' for x in (F, B) for k in (0, 1))
    return figure('14 8 532 720', f'<defs>{drawing}</defs>{uses}' + lines(front + back, True), zones, 'Cuerpo de frente y de espaldas')


def skin_map():
    out = os.path.join(ART, 'web', 'bodymap')
    write(f'{out}/face.svg', face_map())
    write(f'{out}/body.svg', body_map())


if __name__ == '__main__':
    brand()
    skin_map()
