#!/usr/bin/env python3
"""The results gallery: computer-made skin macros, before and after. No patient was photographed.

A cheek's curve, furrows, pores and the concern's own relief are lit from the upper left; the light goes below the
surface and comes out redder. Melanin and blood colour it. «After» keeps the same skin and only turns the concern
down, never to zero. A case is made
in the tone that it names; the page shows it in others (mfe-marketing, `tones.ts`).
"""
import os

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'masters', 'results')
N = 800
TONES = dict(clara=(233, 192, 170), triguena=(214, 164, 128), morena=(168, 114, 82), oscura=(128, 84, 61))
# concern → strength before and after
CASES = {
    'rojez-difusa': dict(tone='clara', seed=3, redness=(1.0, 0.3)),
    'manchas-solares': dict(tone='triguena', seed=5, spots=(1.0, 0.32)),
    'marcas-de-acne': dict(tone='morena', seed=8, scars=(1.0, 0.38), marks=(1.0, 0.35)),
    'tono-desigual': dict(tone='oscura', seed=11, patches=(1.0, 0.35)),
    'poro-visible': dict(tone='triguena', seed=14, pores=(1.0, 0.4), shine=(1.0, 0.3)),
    'lineas-finas': dict(tone='morena', seed=17, lines=(1.0, 0.4), dryness=(1.0, 0.2)),
}


def linear(c):
    c = np.asarray(c, float) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def noise(rng, sigma):
    a = gaussian_filter(rng.normal(size=(N, N)), sigma, mode='reflect')
    return a / a.std()


def cells(rng, spacing, stretch=1.0, angle=0.0, warp=3.0):
    """Distance to the border between the two nearest seeds, in pixels."""
    k = int((N * 1.3 / spacing) ** 2)
    pts = rng.uniform(-0.15 * N, 1.15 * N, (k, 2))
    yy, xx = np.mgrid[0:N, 0:N].astype(float)
    xx, yy = xx + noise(rng, 9) * warp, yy + noise(rng, 9) * warp
    c, s = np.cos(angle), np.sin(angle)
    f = lambda p: np.stack([(p[..., 0] * c + p[..., 1] * s) / stretch, -p[..., 0] * s + p[..., 1] * c], -1)
    d, _ = cKDTree(f(pts)).query(f(np.stack([xx, yy], -1)).reshape(-1, 2), k=2)
    return (d[:, 1] - d[:, 0]).reshape(N, N)


def scattered_points(rng, gap):
    """Points that keep a distance: as pores do, and so that no part of the frame is empty."""
    k = int(N / gap)
    j, i = np.mgrid[-1:k + 1, -1:k + 1]
    pts = np.stack([i + 0.5 * (j % 2), j], -1).reshape(-1, 2) + rng.uniform(-0.36, 0.36, ((k + 2) ** 2, 2))
    return (pts + 0.5) * gap


def blobs(rng, gap, small, large, ragged=0.25, keep=0.75, soft=6.0):
    """Spots of all sizes, the small ones commonest."""
    yy, xx = np.mgrid[0:N, 0:N].astype(float)
    edge = noise(rng, 9) * ragged * 0.6 + noise(rng, 3) * ragged * 0.25
    out = np.zeros((N, N))
    for x, y in scattered_points(rng, gap):
        r, q, a, strong, kept = small * (large / small) ** rng.uniform() ** 1.7, rng.uniform(0.7, 1.3), rng.uniform(0, 3.14), rng.uniform(0.45, 1.0), rng.uniform() < keep
        if kept:
            u, v = (xx - x) * np.cos(a) + (yy - y) * np.sin(a), (yy - y) * np.cos(a) - (xx - x) * np.sin(a)
            d = np.hypot(u / (r * q), v / (r / q)) + edge
            out = np.maximum(out, strong / (1 + np.exp(np.minimum((d - 1) * soft, 50))))
    return out


def down(rng, count):
    """Fine hair, all of it combed about one way: how much of each pixel it covers."""
    im = Image.new('L', (2 * N, 2 * N))
    pen = ImageDraw.Draw(im)
    for _ in range(count):
        x, y, a, turn = rng.uniform(0, 2 * N), rng.uniform(0, 2 * N), 0.95 + rng.normal() * 0.22, rng.normal() * 0.012
        for _ in range(int(rng.uniform(28, 62))):
            nx, ny = x + 3 * np.cos(a), y + 3 * np.sin(a)
            pen.line((x, y, nx, ny), fill=int(rng.uniform(90, 130)), width=2)
            x, y, a = nx, ny, a + turn
    return gaussian_filter(np.asarray(im.resize((N, N), Image.BOX), float) / 255, 0.5)


def skin(case, step, tone):
    spec = CASES[case]
    rng = np.random.default_rng(spec['seed'])
    amount = lambda key: spec.get(key, (0, 0))[step]
    yy, xx = np.mgrid[0:N, 0:N].astype(float)
    furrows = np.exp(-cells(rng, 15, 1.7, 0.75, 4) / 2.2)
    fine = np.exp(-cells(rng, 7, 1.5, -0.35, 3) / 1.4)
    h = (-0.5 * furrows - 0.3 * fine) * (0.8 + 0.25 * noise(rng, 30)) + 0.5 * noise(rng, 20) + 0.22 * noise(rng, 6) + 0.10 * noise(rng, 1.2)
    melanin = 0.05 * noise(rng, 60) + 0.035 * noise(rng, 14) + 0.025 * noise(rng, 4)
    blood = 0.06 * noise(rng, 45) + 0.05 * noise(rng, 12) + 0.03 * noise(rng, 4)

    # Every skin has pores, drawn out along its lines; one case has them wide.
    pts = scattered_points(rng, 23)
    size = rng.lognormal(0, 0.35, len(pts)) * rng.uniform(0.4, 1, len(pts))
    turn = lambda p: np.stack([(p[..., 0] * 0.77 + p[..., 1] * 0.64) / 1.35, p[..., 1] * 0.77 - p[..., 0] * 0.64], -1)
    d, near = cKDTree(turn(pts)).query(turn(np.stack([xx + noise(rng, 3) * 0.6, yy + noise(rng, 3) * 0.6], -1)).reshape(-1, 2))
    d, size = d.reshape(N, N), size[near].reshape(N, N)
    pore = np.exp(-(d / (size * (2.1 + 1.5 * amount('pores')))) ** 2) * np.clip(size, 0, 1)
    h -= (1.1 + 2.6 * amount('pores')) * pore
    melanin += (0.13 + 0.16 * amount('pores')) * pore
    blood += 0.05 * np.exp(-(d / 7.5) ** 2) * size

    patch = np.clip(gaussian_filter(np.clip(noise(rng, 55) + 0.35, 0, None), 8), 0, 1.4)
    fleck = np.clip(noise(rng, 9) + 0.3, 0, None)
    vessels = np.zeros((N, N))
    for _ in range(34):
        x, y, a = rng.uniform(0, N), rng.uniform(0, N), rng.uniform(0, 6.28)
        for _ in range(int(rng.uniform(50, 170))):
            a += rng.normal() * 0.2
            x, y = x + np.cos(a), y + np.sin(a)
            if 1 < x < N - 2 and 1 < y < N - 2:
                vessels[int(y), int(x)] = 1
    vessels = np.clip(gaussian_filter(vessels, 1.3) * 3, 0, 1)
    blood += amount('redness') * (0.34 * patch + 0.16 * fleck * patch + 0.25 * vessels * (patch > 0.2))

    melanin += amount('spots') * (0.8 * blobs(rng, 150, 10, 46, 0.35) + 0.42 * blobs(rng, 62, 3, 8, 0.3))
    melanin += amount('patches') * (0.95 * blobs(rng, 150, 24, 74, 0.5, 0.9, 4.0) * (0.75 + 0.25 * noise(rng, 6)) + 0.22 * np.clip(noise(rng, 45), 0, None))

    if amount('scars'):
        pits = blobs(rng, 104, 9, 30, 0.3, 0.72, 5.0)
        h -= 8.0 * amount('scars') * gaussian_filter(pits, 1.5)
        melanin += 0.10 * amount('scars') * pits
    if amount('marks'):
        marks = blobs(rng, 92, 6, 17, 0.4, 0.6, 3.5)
        melanin += 0.34 * amount('marks') * marks
        blood += 0.42 * amount('marks') * gaussian_filter(marks, 3)

    if amount('lines'):
        for k in range(15):
            y0, bend, long = N * (k + rng.uniform(-0.35, 0.35)) / 13, rng.uniform(-0.25, 0.05), rng.uniform(0.35, 1.0) * N
            x0 = rng.uniform(-0.1, 0.5) * N
            v = yy - y0 - bend * (xx - N / 2) - 40 * ((xx - N / 2) / N) ** 2 + 4 * noise(rng, 40) + 1.5 * noise(rng, 10)
            fade = np.clip((xx - x0) / 90, 0, 1) * np.clip((x0 + long - xx) / 160, 0, 1)
            deep = rng.uniform(1.2, 4.6)
            h -= deep * amount('lines') * fade * (np.exp(-np.abs(v) / 2.6) + 0.5 * np.exp(-(v / 9) ** 2))
    if amount('dryness'):
        flake = np.clip(0.75 - cells(rng, 30, 1.6, 0.2, 6) / 9, 0, 1) * np.clip(noise(rng, 22) - 0.3, 0, None)
        h += 0.5 * amount('dryness') * flake
        melanin -= 0.12 * amount('dryness') * flake

    # A cheek: the middle stands out, and the light slides off to the lower right.
    cx, cy = (xx - 0.42 * N) / N, (yy - 0.42 * N) / N
    gy, gx = np.gradient(gaussian_filter(h, 0.6))
    gx, gy = gx * 0.62 - 0.55 * cx, gy * 0.62 - 0.55 * cy
    n = np.stack([-gx, -gy, np.ones_like(h)], -1)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    light = np.array((-0.58, -0.46, 0.67))
    light /= np.linalg.norm(light)
    lam = np.clip(n @ light, 0, None) / light[2]
    # Below the surface the light spreads, red the furthest: that takes the hard edge off the relief.
    shade = np.stack([0.30 * lam + 0.38 * gaussian_filter(lam, a) + 0.32 * gaussian_filter(lam, 3.2 * a) for a in (3.4, 2.2, 1.6)], -1)
    shade = 0.3 + 0.7 * shade

    base = linear(TONES[tone])
    depth = 0.75 + 0.45 * (base.mean() / 0.5)  # dark skin shows blood less
    absorb_m, absorb_b = np.array((0.42, 0.78, 1.05)), np.array((0.10, 0.62, 0.46)) * min(1, depth)
    pigment = np.stack([gaussian_filter(melanin, 0.8)] * 3, -1) * absorb_m + np.stack([gaussian_filter(blood, a) for a in (2.2, 1.4, 1.2)], -1) * absorb_b
    colour = base * np.exp(-pigment)
    view = np.array((0, 0.12, 1.0))
    half = (light + view / np.linalg.norm(view))
    half /= np.linalg.norm(half)
    sebum = np.clip(0.7 + 0.35 * noise(rng, 26), 0.1, 1.6)
    shine = amount('shine')
    nh = np.clip(n @ half, 0, None)
    gloss = (0.05 * nh ** 22 + (0.045 + 0.20 * shine) * nh ** (70 + 50 * shine)) * sebum * (1 - 0.8 * pore)
    img = colour * shade + gloss[..., None] * np.array((1.0, 0.97, 0.94))
    hair = down(rng, 210)
    shadow = np.roll(gaussian_filter(hair, 1.0), (4, 3), (0, 1))
    img = img * (1 - 0.16 * shadow[..., None])
    img += (hair * lam * 0.5)[..., None] * (0.6 * base + 0.14)
    # The lens is sharp in the middle.
    off = np.clip(np.hypot(cx, cy) - 0.45, 0, 0.4)[..., None] / 0.4
    img = img * (1 - off) + gaussian_filter(img, (2.2, 2.2, 0)) * off
    out = srgb(img * 1.05)
    return out + 0.06 * (out - 0.5) * (1 - np.abs(2 * out - 1))


if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    for case, spec in CASES.items():
        for step, word in enumerate(('before', 'after')):
            Image.fromarray((np.clip(skin(case, step, spec['tone']), 0, 1) * 255 + 0.5).astype(np.uint8)).save(os.path.join(OUT, f'{case}-{word}.png'))
        print(case, flush=True)
