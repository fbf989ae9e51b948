#!/usr/bin/env python3
"""What is in each pack, from near: a smear, a swirl, drops, on the packs' paper. Height fields lit by relief.py.

  textures.py [beginning of an id …]      masters/textures/<product>.png
The matter is the catalogue's own `texture`; textures.json adds tint and form.
"""
import json
import math
import os
import sys
import time

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates, zoom
from scipy.spatial import cKDTree

import relief as r

ART = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(ART, 'masters', 'textures')
FACTS = os.path.join(ART, '../../mfe-shop/content/products')
SIZE = (960, 1200)
WIDE = 2.1  # of the frame, in units of 2 cm
PAPER = r.linear('#E4D9CB')

# matter → how it lies, how high, its surface. milk: 0 lets the light through, 1 scatters it all.
MATTERS = {
    'crema': dict(form='smear', high=0.2, milk=1, rough=0.26, ridges=1.0),
    'gel-crema': dict(form='smear', high=0.19, milk=0.6, rough=0.1, ridges=0.6),
    'gel': dict(form='smear', high=0.2, milk=0, rough=0.02, ridges=0.35, bubbles=60),
    'acuosa': dict(form='drops', high=0.2, milk=0, rough=0.0, ior=1.33),
    'fluida': dict(form='pool', high=0.12, milk=1, rough=0.02),
    'aceite': dict(form='pool', high=0.12, milk=0, rough=0.0, ior=1.46),
    'balsamo': dict(form='swipe', high=0.08, milk=1, rough=0.36, ridges=0.5),
    'barra': dict(form='swipe', high=0.06, milk=1, rough=0.4, ridges=1.3),
    'bruma': dict(form='mist', high=0.09, milk=0, rough=0.0, ior=1.33),
    'espuma': dict(form='foam', high=0.42, milk=1, rough=0.03),
    'arcilla': dict(form='smear', high=0.21, milk=1, rough=0.55, ridges=1.0, grain=0.14),
}


def waves(X, Y, seed, scale=1.0, count=9):
    """Smooth noise, about −1…1, seamless to sample anywhere."""
    rnd = np.random.default_rng(seed)
    f, a, b = scale * 2 ** rnd.uniform(-1, 1.6, count), rnd.uniform(0, 6.283, count), rnd.uniform(0, 6.283, count)
    g = f ** -0.8
    return sum(g[i] * np.sin((f[i] * math.cos(a[i])) * X + (f[i] * math.sin(a[i])) * Y + b[i]) for i in range(count)) / (1.4 * math.sqrt((g * g).sum()))


def along(t, seed, scale):
    """The same for what changes with one number only: read from a table."""
    u = np.linspace(-2, 3, 2000)
    return np.interp(t, u, waves(u, u * 0, seed, scale)).astype(np.float32)


def step(x, wide=1.0):
    x = np.clip(x / wide, 0, 1)
    return x * x * (3 - 2 * x)


def rim(d, wide):
    """Height share at the distance d inside an edge: round as a drop's, and below the paper outside it."""
    return np.sqrt(1 - np.exp(-3 * np.maximum(d, 0) / wide))


def below(d):
    return np.maximum(2.5 * d, -0.02)


# --------------------------------------------------------------------- forms

def stroke(X, Y, points, width, look, seed=1, start=1.4, ragged=None):
    """A spatula's stroke along points: thick where it began, combed on its way, torn where it left. Height, distance inside."""
    pts = np.array(points, float)
    ragged = 0.1 + 0.04 * (seed * 7 % 5) if ragged is None else ragged
    u = np.linspace(0, 1, len(pts))
    fine = np.linspace(-0.3, 1.3, 960)
    fit = [np.polyfit(u, pts[:, i], min(3, len(pts) - 1)) for i in (0, 1)]
    C = np.stack([np.polyval(f, np.clip(fine, -0.1, 1.1)) + np.polyval(np.polyder(f), np.clip(fine, -0.1, 1.1)) * (fine - np.clip(fine, -0.1, 1.1)) for f in fit], -1)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))])
    way -= np.interp(0, fine, way)
    length = np.interp(1, fine, way)
    even = np.linspace(way[0], way[-1], 1400)
    C, fine = np.stack([np.interp(even, way, C[:, i]) for i in (0, 1)], -1), even / length
    T = r.unit(np.gradient(C, axis=0))
    P = np.stack([X, Y], -1).reshape(-1, 2)
    _, near = cKDTree(C).query(P)
    off = P - C[near]
    t = (fine[near] + (off * T[near]).sum(-1) / length).reshape(X.shape)
    side = (off[:, 1] * T[near][:, 0] - off[:, 0] * T[near][:, 1]).reshape(X.shape)
    sign = side > 0
    w = width / 2 * (1 - 0.12 * t + 0.07 * along(t, seed, 6) + 0.06 * np.where(sign, along(t, seed + 1, 9), along(t, seed + 11, 9)))
    v = side / w
    drift = v + 0.06 * along(t, seed + 2, 3) + 0.02 * waves(v * 2, t * 4, seed + 12, 2.0)
    comb = waves(drift * 2.6, t * 0.5, seed + 3) + (0.5 + 0.5 * waves(drift * 3, t * 0.4, seed + 15)) * (0.6 * waves(drift * 11, t * 0.6, seed + 4) + 0.3 * waves(drift * 34, t * 0.9, seed + 5))
    end = 1 - ragged * (0.4 * np.abs(waves(drift * 5, 0 * t, seed + 6)) + 0.45 * np.abs(waves(drift * 18, 0 * t, seed + 13))) - 0.06 * v * v
    d = np.minimum(w - np.abs(side), (end - t) * length)
    from_start = np.hypot(*(P - C[np.searchsorted(fine, 0.1)]).T).reshape(X.shape)
    cap = w - from_start  # round where it was laid down
    d = np.minimum(d, np.where(t < 0.1, cap, 9)) + 0.010 * waves(X, Y, seed + 7, 9.0) + 0.004 * waves(X, Y, seed + 14, 40.0)
    high, ridges = look['high'], look.get('ridges', 1.0)
    thick = 0.62 + start * np.exp(-(from_start / (0.15 * length)) ** 2) - 0.42 * np.maximum(t, 0)
    lip = 0.22 * np.exp(-((end - t - 0.04) / 0.035) ** 2) * step(t - 0.5, 0.3)
    bead = 0.34 * np.exp(-((np.abs(v) - 0.86) / 0.09) ** 2) * (0.75 + 0.6 * np.where(sign, along(t, seed + 8, 14), along(t, seed + 18, 14))) * step(t, 0.25)
    chatter = 0.05 * waves(t * 24, v * 0.8, seed + 9)
    body = thick + ridges * ((0.24 * comb + chatter) * step(t - 0.03, 0.22) + bead) + lip
    h = high * np.maximum(body, 0.1) * rim(d, 0.05 + 0.55 * high * np.clip(thick, 0.1, 1.3))
    return np.where(d > 0, h, below(d)), d


TURNS = [((-0.42, 0.98), (0.12, 0.5), (0.16, -0.3), (-0.3, -0.98)), ((0.4, 0.96), (-0.16, 0.45), (-0.2, -0.3), (0.28, -0.95)),
         ((-0.55, -0.85), (-0.15, -0.05), (0.2, 0.4), (0.62, 0.9)), ((0.58, -0.8), (0.2, -0.2), (-0.15, 0.3), (-0.6, 0.92))]


def smear(X, Y, look, seed):
    return stroke(X, Y, TURNS[seed % 4], look.get('width', 0.95), look, seed, look.get('start', 1.4))[0]


def swipe(X, Y, look, seed):
    """What a stick leaves: broad and flat, broken at its edges."""
    h = np.full_like(X, -0.02)
    for k, pts in enumerate((((-0.8, 0.62), (0.1, 0.5), (0.8, 0.85)), ((0.78, -0.75), (0.0, -0.6), (-0.8, -0.35)))):
        g, d = stroke(X, Y, pts, look.get('width', 0.72), look, seed + 30 * k, start=0.15, ragged=0.5)
        gap = 0.5 + 0.5 * waves(X, Y, seed + 3, 42.0, 14)
        g = np.where(gap * 0.06 > d + 0.02, -0.02, g)
        h = np.maximum(h, g)
    return h


def swirl(X, Y, look, seed):
    """Turned with the spatula and drawn up to a peak."""
    y = Y - 0.03
    wob = 1 + 0.05 * waves(X, y, seed, 1.6)
    R, A = np.hypot(X, y) / 0.84 * wob, np.arctan2(y, X) * (1 if seed % 2 else -1)
    phase = R * 2.1 - A / (2 * math.pi)
    f = phase - np.floor(phase)
    ridge = step(f, 0.72) * (1 - step(f - 0.72, 0.28))  # each turn leans on the next
    fine = waves(phase * 20, A * 0.5, seed + 2) * 0.5 + waves(phase * 50, A * 0.8, seed + 3) * 0.25
    d = (1 - R) * 0.84
    dome = np.clip(1 - R ** 2, 0, 1) ** 0.8
    peak = 0.9 * np.exp(-(np.hypot(X - 0.06, y) / 0.16) ** 1.4)
    h = look['high'] * 1.5 * (0.3 + 0.75 * dome + (0.5 * ridge + 0.05 * fine * look.get('ridges', 1.0)) * (1 - 0.35 * R) + peak)
    return np.where(d > 0, h * rim(d, 0.3), below(d))


def spread(X, Y, look, seed):
    """The whole frame covered, one stroke over another."""
    rnd = np.random.default_rng(seed)
    h = look['high'] * (0.4 + 0.2 * waves(X, Y, seed, 1.6))
    for k in range(7):
        y0 = 1.9 - 0.62 * k + rnd.uniform(-0.1, 0.1)
        a = rnd.uniform(0.25, 0.6)
        pts = [(-1.9, y0 - 0.45), (-0.6, y0 + a * 0.4), (0.5, y0 + a * 0.35), (1.9, y0 - a)]
        g, d = stroke(X, Y, pts if (k + seed) % 2 else [(-x, y) for x, y in pts], 1.1, look, seed + 20 * k, start=0.0, ragged=0.0)
        m = step(d, 0.07)
        h = h * (1 - m) + (np.maximum(g, 0) + 0.3 * h + 0.1 * look['high']) * m
    return h + 0.1


def blobs(X, Y, spots, look, seed, wide=0.3, wobble=0.03):
    """Liquid at rest: round at its edge, flat where it is broad; neighbours run together."""
    x, y = X + wobble * waves(X, Y, seed, 2.2), Y + wobble * waves(X, Y, seed + 1, 2.2)
    k = 0.03
    total = np.zeros_like(X)
    for cx, cy, q in spots:
        near = (np.abs(x - cx) < q + 0.4) & (np.abs(y - cy) < q + 0.4)
        total[near] += np.exp(np.minimum((1.08 * q - np.sqrt((x[near] - cx) ** 2 + (y[near] - cy) ** 2 + 0.166 * q * q)) / k, 60))
    d = k * np.log(total + 1e-6)
    return np.where(d > 0, look['high'] * rim(d, wide), below(d))


def pool(X, Y, look, seed):
    """Poured once, and what fell beside it."""
    rnd = np.random.default_rng(seed)
    turn = rnd.uniform(0, 6.28)
    spots = [(0.1 * math.cos(turn), 0.12 * math.sin(turn), rnd.uniform(0.44, 0.54))]
    for k in range(4):
        a = turn + 1.57 * k + rnd.uniform(-0.45, 0.45)
        far, q = rnd.uniform(0.3, 0.5), rnd.uniform(0.18, 0.42)
        spots.append((0.9 * far * math.cos(a), 1.35 * far * math.sin(a), q))
    return blobs(X, Y, beside(rnd, spots, (0.17, 0.13, *rnd.uniform(0.03, 0.09, 6))), look, seed)


def beside(rnd, spots, sizes):
    """More spots that touch none of the others and lie within the frame."""
    spots = list(spots)
    for q in sizes:
        for _ in range(500):
            x, y = rnd.uniform(-0.97 + q, 0.97 - q), rnd.uniform(-1.3 + q, 1.3 - q)
            if all(math.hypot(x - a, y - b) > 1.15 * (q + c) + 0.02 for a, b, c in spots):
                spots.append((x, y, q))
                break
    return spots


def drops(X, Y, look, seed):
    rnd = np.random.default_rng(seed)
    return blobs(X, Y, beside(rnd, [], [0.45, 0.33, 0.26, 0.2, *rnd.uniform(0.03, 0.15, 17)]), look, seed, wide=0.46, wobble=0.015)


def mist(X, Y, look, seed):
    rnd = np.random.default_rng(seed)
    a = rnd.uniform(0, 6.28)
    h = np.full_like(X, -0.02)
    px, x0, y0 = X[0, 1] - X[0, 0], X[0, 0], Y[0, 0]
    spots = np.zeros((0, 3))
    for q in np.sort(0.008 + 0.11 * rnd.beta(0.6, 6.0, 3200))[::-1]:
        x, y = rnd.uniform(-1.1, 1.1), rnd.uniform(-1.7, 1.7)
        if rnd.uniform() > math.exp(-(math.hypot(x - 0.3 * math.cos(a), y - 0.4 * math.sin(a)) / 0.95) ** 2) + 0.1:
            continue
        if (np.hypot(spots[:, 0] - x, spots[:, 1] - y) < 1.08 * (spots[:, 2] + q)).any():
            continue
        spots = np.vstack([spots, (x, y, q)])
        n = int(q * 1.2 / px) + 3
        i, j = int((x - x0) / px), int((y - y0) / px)
        at = (slice(max(j - n, 0), j + n + 1), slice(max(i - n, 0), i + n + 1))
        d = q * (1 + 0.06 * math.sin(q * 999)) - np.hypot(X[at] - x, (Y[at] - y) * rnd.uniform(0.9, 1.1))
        h[at] = np.maximum(h[at], np.where(d > 0, 1.1 * np.sqrt(np.maximum(d * (2 * q - d), 0)), below(d)))
    return h


def foam(X, Y, look, seed):
    """A soft heap; every bubble of it shows."""
    rnd = np.random.default_rng(seed)
    x, y = X + 0.05 * waves(X, Y, seed, 2.4), Y + 0.05 * waves(X, Y, seed + 1, 2.4)
    d = np.log(sum(np.exp((q - np.hypot(x - a, y - b)) / 0.09) for a, b, q in ((-0.18, 0.1, 0.6), (0.33, -0.28, 0.45), (0.2, 0.5, 0.4), (-0.35, -0.5, 0.34)))) * 0.09
    h = look['high'] * rim(d, 0.75) ** 1.1 + 0.03 * waves(X, Y, seed + 2, 5.0)
    P = np.stack([X, Y], -1).reshape(-1, 2)
    for count, share in ((500, 0.5), (1900, 0.9), (6500, 0.6)):
        seeds = rnd.uniform(-1, 1, (count, 2)) * (1.2, 1.8)
        near, which = cKDTree(seeds).query(P, k=3)
        q = (0.95 / math.sqrt(count)) * rnd.lognormal(0, 0.35, count)[which]
        h = h + share * np.sqrt(np.maximum(q * q - near ** 2, 0)).max(-1).reshape(X.shape) * step(d, 0.06)
    return np.where(d > 0, h, below(d))


FORMS = dict(smear=smear, swipe=swipe, swirl=swirl, spread=spread, pool=pool, drops=drops, mist=mist, foam=foam)


# -------------------------------------------------------------------- picture

def air(base, X, Y, h, count, seed):
    """Bubbles of air in a gel, drawn on what is seen through it: a dark rim, the light gathered in it, the lamp's dot."""
    rnd = np.random.default_rng(seed)
    inside = np.argwhere(h > 0.07)
    px = X[0, 1] - X[0, 0]
    for j, i in inside[rnd.integers(0, len(inside), count)]:
        q = 0.005 + 0.022 * rnd.beta(1, 3.5)
        n = int(1.6 * q / px) + 2
        at = (slice(max(j - n, 0), j + n + 1), slice(max(i - n, 0), i + n + 1))
        dx, dy = (X[at] - X[j, i]) / q, (Y[at] - Y[j, i]) / q
        d = np.hypot(dx, dy)
        ring = np.exp(-((d - 0.86) / 0.16) ** 2)
        glow = np.exp(-((dx - 0.35) ** 2 + (dy + 0.3) ** 2) / 0.12)
        dot = np.exp(-((dx + 0.4) ** 2 + (dy - 0.4) ** 2) / 0.02)
        base[at] = base[at] * (1 - 0.42 * ring[..., None] + 0.3 * glow[..., None]) + 1.2 * dot[..., None]
    return base


def picture(look, size=SIZE):
    seed, tint, ior = look['seed'], r.linear(look['tint']).astype(np.float32), look.get('ior', 1.4)
    milk, deep, tilt = look['milk'], look.get('deep', 0.2), look.get('tilt', 60)
    cols, rows = size
    fine = cols / 640
    px = WIDE / cols
    e = math.radians(tilt)
    n = int(rows / math.sin(e) + 0.5 / px) // 2 * 2
    X, Y = np.meshgrid((np.arange(cols) - (cols - 1) / 2) * px, (np.arange(n) - (n - 1) / 2) * px)
    X, Y = X.astype(np.float32), Y.astype(np.float32)
    form, k = FORMS[look['form']], 2 if look['form'] in ('smear', 'spread') else 1
    h = zoom(form(X[::k, ::k], Y[::k, ::k], look, seed).astype(np.float32), k, order=1)
    h = gaussian_filter(h, (0.0025 if look['form'] == 'mist' else 0.004) / px)
    grain = look.get('grain', 0.0)
    rnd = np.random.default_rng(seed)
    dust = gaussian_filter(rnd.normal(size=h.shape).astype(np.float32), 1.5 * fine / 2)
    dust += 1.6 * gaussian_filter(rnd.normal(size=h.shape).astype(np.float32), 4 * fine / 2) * 2
    inside = (h > 0).astype(np.float32)
    h += (0.0002 * look['rough'] + 0.006 * grain) * milk * inside * dust / dust.std()
    ground = np.maximum(h, 0) + (1 - inside) * 0.0006 * gaussian_filter(rnd.normal(size=h.shape), 1.2 * fine) * fine
    N = r.normals(ground.astype(np.float32), px)
    key, rest, seen = r.irradiance(ground, px, N, bright=float(0.25 + 0.6 * tint.mean()) if milk else 0.3)
    soft = gaussian_filter(inside, 1.0)[..., None]
    fall = (1.02 - 0.10 * X + 0.05 * Y)[..., None]  # nearer to the lamp, brighter
    key = key * fall
    open_key = r.SHARES[0] * fall * np.array(r.KEY['colour'])
    base = PAPER * (key * (1 - 0.4 * (1 - milk)) + open_key * 0.4 * (1 - milk) + rest)  # clear matter throws half a shadow
    solid = None
    if milk:
        solid = tint * r.scattered(key + rest, inside, px, (0.025 + 0.05 * (1 - look['rough'])) * (1 - 0.6 * grain))
    if milk < 1:
        through = r.focused(h, px, N, tint, ior, deep, dict(mist=0.004, pool=0.025).get(look['form'], 0.01))
        fill = 1 - r.SHARES[0]
        floor = PAPER * (through * open_key + np.where(h[..., None] > 0.002, fill * tint ** (0.7 * np.maximum(h, 0)[..., None] / deep), rest))
        if look.get('bubbles'):
            floor = air(floor, X, Y, h, look['bubbles'], seed)
    view = r.View(ground, px, tilt, rows, drop=0.03)
    nv = r.unit(view.see(N))
    eye = np.broadcast_to(view.eye, nv.shape)
    cos = (nv * eye).sum(-1)
    at = np.stack([view.see(X), view.see(Y), view.see(ground)], -1)
    mask = view.see(soft[..., 0])[..., None]
    colour = view.see(base)
    if milk < 1:
        d = r.refracted(-eye, nv, ior)
        far = np.maximum(at[..., 2], 0) / np.maximum(-d[..., 2], 0.25)
        j, i = view.j + far * d[..., 1] / px, view.i + far * d[..., 0] / px
        seen_through = np.stack([map_coordinates(floor[..., k], (j, i), order=1, mode='nearest') for k in range(3)], -1) * tint ** (0.8 * far[..., None] / deep)
        clear = seen_through * (1 - r.fresnel(cos, ior))[..., None]
        colour = colour * (1 - mask) + clear * mask if not milk else colour
    if milk:
        body = view.see(solid)
        if look['form'] == 'foam':  # light is lost between the bubbles
            body = body * (0.5 + 0.5 * view.see(seen))[..., None]
        if milk < 1:
            body = body * milk + clear * (1 - milk)
        colour = colour * (1 - mask) + body * mask
    mirror = 2 * cos[..., None] * nv - eye
    spec = r.fresnel(cos, ior)[..., None] * r.gloss(at, mirror, look['rough']) * (1 if milk < 1 else view.see(seen)[..., None] ** 0.7)
    colour = colour + spec * mask * (1 - 0.75 * grain)
    # The lens is sharp across the middle and soft at both ends.
    off = np.clip(np.abs(at[..., 1] + 0.05) - 0.7, 0, None)[..., None]
    for sigma, a, b in ((1.2, 0.0, 0.3), (3.0, 0.3, 0.8)):
        much = np.clip((off - a) / (b - a), 0, 1)
        colour = colour * (1 - much) + r.blur(colour, sigma * fine) * much
    out = r.tone(colour * look.get('exposure', 1.1))
    out = out + 0.14 * (out - 0.5) * (1 - np.abs(2 * out - 1)) + rnd.uniform(-0.5, 0.5, out.shape) / 255
    return (np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)


def looks():
    own = json.load(open(os.path.join(ART, 'textures.json')))
    for name, extra in own.items():
        facts = json.load(open(os.path.join(FACTS, f'{name}.json')))
        yield name, {**MATTERS[facts['texture']], **extra}


if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    for name, look in looks():
        if any(name.startswith(a) for a in sys.argv[1:]) or len(sys.argv) == 1:
            t0 = time.process_time()
            Image.fromarray(picture(look)).save(os.path.join(OUT, f'{name}.png'))
            print(f'{name} {time.process_time() - t0:.0f}s', flush=True)
