#!/usr/bin/env python3
"""The results gallery: computer-made skin macros, before and after. No patient was photographed.

Relief (furrows, pores, lines, scars) is lit from the left; melanin and redness colour it. «After» keeps the
same skin and only turns the concern down, never to zero.
"""
import os

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'masters', 'results')
N = 800
TONES = dict(clara=(233, 192, 170), triguena=(214, 164, 128), morena=(168, 114, 82), oscura=(128, 84, 61))
# concern → strength before and after
CASES = {
    'rojez-difusa': dict(tone='clara', seed=3, redness=(1.0, 0.3)),
    'manchas-solares': dict(tone='triguena', seed=5, spots=(1.0, 0.32)),
    'marcas-de-acne': dict(tone='morena', seed=8, scars=(1.0, 0.38), redness=(0.3, 0.12)),
    'tono-desigual': dict(tone='oscura', seed=11, patches=(1.0, 0.35)),
    'poro-visible': dict(tone='triguena', seed=14, pores=(1.0, 0.45), shine=(1.0, 0.35)),
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


def blobs(rng, count, small, large, ragged=0.25):
    yy, xx = np.mgrid[0:N, 0:N].astype(float)
    edge = noise(rng, 9) * ragged * 0.75
    out = np.zeros((N, N))
    for _ in range(count):
        x, y = rng.uniform(0, N, 2)
        r = small * (large / small) ** rng.uniform() ** 1.6
        q = rng.uniform(0.7, 1.3)
        d = np.hypot((xx - x) / (r * q), (yy - y) / (r / q)) + edge
        out = np.maximum(out, rng.uniform(0.55, 1.0) * (1 / (1 + np.exp(np.minimum((d - 1) * 6, 50)))))
    return out


def skin(case, step):
    spec = CASES[case]
    rng = np.random.default_rng(spec['seed'])
    amount = lambda key: spec.get(key, (0, 0))[step]
    furrows = np.exp(-cells(rng, 25, 1.25, 0.5, 3) / 2.4)
    fine = np.exp(-cells(rng, 10, 1.4, -0.4, 3) / 1.5)
    h = -1.7 * furrows - 0.6 * fine + 0.7 * noise(rng, 14) + 0.10 * noise(rng, 2.2) + 0.05 * noise(rng, 0.9)
    melanin = 0.045 * noise(rng, 40) + 0.03 * noise(rng, 6)
    blood = 0.05 * noise(rng, 30) + 0.045 * noise(rng, 8)

    pts = rng.uniform(0, N, (330, 2))  # every skin has pores; one case has them wide
    yy, xx = np.mgrid[0:N, 0:N].astype(float)
    d, _ = cKDTree(pts).query(np.stack([xx + noise(rng, 3) * 0.9, yy + noise(rng, 3) * 0.9], -1).reshape(-1, 2))
    d = d.reshape(N, N)
    w = 1.9 + 4.2 * amount('pores')
    pore = np.exp(-(d / w) ** 2)
    h -= (0.7 + 1.9 * amount('pores')) * pore
    melanin += 0.18 * amount('pores') * pore

    patch = gaussian_filter(np.clip(noise(rng, 55) + 0.5, 0, None), 6)
    fleck = np.clip(noise(rng, 11) + 0.2, 0, None)
    vessels = np.zeros((N, N))
    for _ in range(26):
        x, y, a = rng.uniform(0, N), rng.uniform(0, N), rng.uniform(0, 6.28)
        for _ in range(int(rng.uniform(60, 190))):
            a += rng.normal() * 0.16
            x, y = x + np.cos(a) * 1.0, y + np.sin(a) * 1.0
            if 1 < x < N - 2 and 1 < y < N - 2:
                vessels[int(y), int(x)] = 1
    vessels = np.clip(gaussian_filter(vessels, 1.5) * 5, 0, 1)
    blood += amount('redness') * (0.27 * patch + 0.16 * fleck * patch + 0.5 * vessels * (patch > 0.25))

    melanin += amount('spots') * (0.95 * blobs(rng, 26, 10, 64) + 0.4 * blobs(rng, 120, 3, 9))
    melanin += amount('patches') * (0.62 * blobs(rng, 17, 22, 80, 0.4) + 0.3 * np.clip(noise(rng, 45), 0, None))

    if amount('scars'):
        pits = np.zeros((N, N))
        edge = noise(rng, 12) * 0.09
        for _ in range(34):
            x, y = rng.uniform(0, N, 2)
            r = rng.uniform(10, 42)
            q = rng.uniform(0.75, 1.3)
            e = np.hypot((xx - x) / (r * q), (yy - y) / (r / q)) + edge
            pits = np.maximum(pits, (1 / (1 + np.exp(np.minimum((e - 0.85) * 9, 50)))) * r / 26)
        h -= 5.0 * amount('scars') * pits
        melanin += 0.20 * amount('scars') * np.clip(pits, 0, 1)

    if amount('lines'):
        v = yy + 26 * noise(rng, 70) + 5 * noise(rng, 16)
        for period, deep, width, shift in ((118, 6.5, 3.2, 20), (61, 2.8, 2.2, 5)):
            t = ((v + shift + 0.10 * xx) % period) - period / 2
            fade = np.clip(0.55 + 0.5 * noise(rng, 60), 0, 1)
            h -= deep * amount('lines') * np.exp(-np.abs(t) / width) * fade
    if amount('dryness'):
        flake = np.clip(0.75 - cells(rng, 34, 1.6, 0.2, 6) / 9, 0, 1) * np.clip(noise(rng, 22), 0, None)
        h += 1.1 * amount('dryness') * flake
        melanin -= 0.16 * amount('dryness') * flake

    h = gaussian_filter(h, 0.7)
    gy, gx = np.gradient(h * 1.15)
    n = np.stack([-gx, -gy, np.full_like(h, 2.4)], -1)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    light = np.array((-0.62, -0.42, 0.66))
    light /= np.linalg.norm(light)
    lam = np.clip(n @ light, 0, None)
    soft = gaussian_filter(lam, 2.0)  # light bleeds under the skin, red the furthest
    shade = np.stack([0.45 * lam + 0.55 * gaussian_filter(lam, 3.0), 0.62 * lam + 0.38 * soft, 0.75 * lam + 0.25 * soft], -1)
    shade = 0.34 + 0.98 * shade

    base = linear(TONES[spec['tone']])
    absorb_m, absorb_b = np.array((0.42, 0.78, 1.05)), np.array((0.10, 0.62, 0.46))
    colour = base * np.exp(-melanin[..., None] * absorb_m - blood[..., None] * absorb_b)
    view = np.array((0, 0, 1.0))
    half = (light + view) / np.linalg.norm(light + view)
    nh = np.clip(n @ half, 0, None)
    gloss = 0.035 * nh ** 18 + (0.05 + 0.42 * amount('shine')) * nh ** 70
    if amount('dryness') == 0 or step == 1:
        gloss = gloss * 1.15
    img = colour * shade + gloss[..., None] * np.array((1.0, 0.97, 0.93))
    fall = 1.06 - 0.22 * ((xx / N - 0.35) ** 2 + (yy / N - 0.4) ** 2)
    return srgb(img * fall[..., None])


if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    for case in CASES:
        for step, word in enumerate(('before', 'after')):
            Image.fromarray((skin(case, step) * 255 + 0.5).astype(np.uint8)).save(os.path.join(OUT, f'{case}-{word}.png'))
        print(case)
