#!/usr/bin/env python3
"""The spa's six silent loops and their posters (the first frame).

  loops.py [name …]          writes masters/spa/<name>.png and web/spa/<name>.webm|.mp4
  loops.py --poster [name …] only the first frame, to look at

Every motion runs a whole number of times in a loop, so that the last frame leads into the first.
Four of them animate a plate that Blender rendered (jobs.json, plates/*); two are made of nothing but numpy.
"""
import math
import os
import random
import subprocess
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from scipy.ndimage import gaussian_filter, map_coordinates

ART = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(ART, 'scenes'))
from develop import denoise, tone  # noqa: E402

TAU = 2 * math.pi
FPS, SECONDS, LIMIT = 24, 5, 400_000
POSTER, VIDEO = (960, 1200), (640, 800)


def colour(h):
    v = np.array([int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4).astype(np.float32)


def coords(size):
    """x and y of every pixel in units of the picture's height; the origin is its centre."""
    w, h = size
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return (x - w / 2) / h, (y - h / 2) / h


def sample(img, x, y):
    """Colours of img at height-unit coordinates."""
    h, w = img.shape[:2]
    at = [y * h + h / 2, x * h + w / 2]
    return np.stack([map_coordinates(img[..., c], at, order=1, mode='nearest') for c in range(3)], -1)


def raw(name):
    return np.load(os.path.join(ART, 'masters', 'raw', 'plates', f'{name}.npz'))


def resize(img, size):
    return np.stack([np.asarray(Image.fromarray(img[..., c].astype(np.float32)).resize(size, Image.LANCZOS)) for c in range(3)], -1)


def layers(name, keys):
    """Denoised linear layers of a plate, top row first."""
    r = raw(name)
    get = lambda k: r[k].astype(np.float32)[::-1, :, :3]
    return {k: denoise(get(k), get('albedo'), get('normal')) for k in keys}


def neutral(img, share=0.65, target=(0.92, 0.865, 0.80)):
    lum = img.mean(-1)
    b = img[(lum > np.quantile(lum, 0.5)) & (lum < np.quantile(lum, 0.92))].mean(0)
    t = np.array(target, np.float32)
    return (t / t.mean() / (b / b.mean())) ** share


def noise(size, sigma, seed):
    a = gaussian_filter(np.random.default_rng(seed).normal(size=(size[1], size[0])), sigma, mode='wrap').astype(np.float32)
    return a / a.std()


class Glow:
    """Golden serum running down a pane in morning light."""

    def __init__(self, size):
        self.x, self.y = coords(size)
        self.size = size
        rnd = random.Random(11)
        self.still, self.moving = [], []
        for _ in range(900):
            r = rnd.choice((0.006, 0.008, 0.011, 0.015, 0.02, 0.03))
            p = (rnd.uniform(-0.42, 0.42), rnd.uniform(-0.52, 0.52), r)
            if len(self.still) < 90 and all(math.hypot(p[0] - q[0], p[1] - q[1]) > (r + q[2]) * 1.15 for q in self.still):
                self.still.append(p)
        for i in range(9):
            self.moving.append((-0.36 + 0.09 * i + rnd.uniform(-0.025, 0.025), rnd.uniform(0, 1), rnd.choice((0.026, 0.034, 0.042)), rnd.uniform(0, TAU)))
        k = size[1] / 1200
        g = noise((size[0], size[1]), 120 * k, 4) * 0.05
        # Behind the pane, out of focus: warm wall, a bright window to the left, leaf shadows.
        warm, light = colour('#D9B98C'), colour('#FFF1DA')
        f = np.clip(0.75 - 0.9 * self.x - 0.45 * self.y + g, 0, 1.4)[..., None]
        bg = warm * (1 - np.clip(f, 0, 1)) + light * np.clip(f, 0, 1)
        shade = Image.new('L', size, 0)
        d = ImageDraw.Draw(shade)
        for i in range(16):
            t = i / 15
            cx, cy = size[0] * (1.05 - 0.75 * t), size[1] * (0.02 + 0.62 * t)
            a = 2.3 + (0.85 if i % 2 else -0.85)
            L, W = 0.21 * size[1], 0.07 * size[1]
            pts = [(cx + L * u * math.cos(a) - s * W / 2 * math.sin(math.pi * u) * math.sin(a), cy + L * u * math.sin(a) + s * W / 2 * math.sin(math.pi * u) * math.cos(a))
                   for s, us in ((1, range(0, 21)), (-1, range(20, -1, -1))) for u in [q / 20 for q in us]]
            d.polygon(pts, fill=255)
        s = np.asarray(shade.filter(ImageFilter.GaussianBlur(22 * k)), np.float32)[..., None] / 255
        self.bg = (bg * (1 - 0.26 * s)).astype(np.float32)

    def drop(self, h, cx, cy, r, stretch=1.0):
        H = self.size[1]
        x0, x1 = int((cx - r * 1.1) * H + self.size[0] / 2), int((cx + r * 1.1) * H + self.size[0] / 2) + 2
        y0, y1 = int((cy - r * 1.15 * stretch) * H + H / 2), int((cy + r * 1.15) * H + H / 2) + 2
        x0, x1, y0, y1 = max(0, x0), min(self.size[0], x1), max(0, y0), min(H, y1)
        if x0 >= x1 or y0 >= y1:
            return
        dx, dy = self.x[y0:y1, x0:x1] - cx, self.y[y0:y1, x0:x1] - cy
        dy = np.where(dy < 0, dy / stretch, dy)
        narrow = np.where(dy < 0, 1 - 0.35 * np.clip(-dy / r, 0, 1) * (stretch > 1.05), 1)
        d2 = (dx / narrow) ** 2 + dy ** 2
        cap = np.clip(1 - d2 / r ** 2, 0, None) ** 0.62 * r
        h[y0:y1, x0:x1] = np.maximum(h[y0:y1, x0:x1], cap)

    def frame(self, t):
        H = self.size[1]
        h = np.zeros(self.size[::-1], np.float32)
        for x, y, r in self.still:
            hidden = any(abs(x - m[0]) < m[2] * 1.1 for m in self.moving)
            if not hidden:
                self.drop(h, x, y, r)
        for x, p, r, ph in self.moving:
            q = (p + t + 0.055 * math.sin(TAU * (t + p) * 2 + ph) / 2) % 1.0
            y = -0.72 + 1.44 * q
            xx = x + 0.006 * math.sin(TAU * q * 2 + ph)
            self.drop(h, xx, y, r, 1.7)
            for k in range(1, 8):  # the wake: beads that thin out behind the drop, no two alike
                odd = math.sin(k * 12.9 + ph * 7.1) * 43.7
                odd -= math.floor(odd)
                if odd > 0.3:
                    self.drop(h, x + 0.006 * math.sin(TAU * (q - 0.05 * k) * 2 + ph), y - (0.046 + 0.02 * odd) * k - r, r * (0.16 + 0.3 * odd) * (1 - 0.09 * k), 1.4)
        h = gaussian_filter(h, 0.9 * H / 1200)
        gy, gx = np.gradient(h * H)
        img = sample(self.bg, self.x - gx * 0.085, self.y - gy * 0.085 - 0.0)
        gold = np.array((0.9, 5.2, 17.0), np.float32)
        body = img * np.exp(-h[..., None] * gold * 1.5)
        n = np.stack([-gx, -gy, np.ones_like(gx)], -1)
        n /= np.linalg.norm(n, axis=-1, keepdims=True)
        half = np.array((-0.42, -0.5, 0.76), np.float32)
        half /= np.linalg.norm(half)
        spec = np.clip(n @ half, 0, 1) ** 90
        rim = np.clip(n @ np.array((0.55, 0.6, 0.58), np.float32), 0, 1) ** 10  # light gathered at the far lower edge
        edge = np.clip(1 - n[..., 2], 0, 1)
        wet = (h > 0.0006).astype(np.float32)[..., None]
        wet = gaussian_filter(wet, (0.7, 0.7, 0))
        body = body * (1 - 0.5 * edge[..., None]) + 0.28 * rim[..., None] * colour('#FFD08A') + 1.1 * spec[..., None] * np.array((1, 0.97, 0.9), np.float32)
        out = self.bg * (1 - wet) + body * wet
        # The drops' soft shadow on the pane.
        sh = gaussian_filter(np.roll(wet[..., 0], (int(0.006 * H), int(0.008 * H)), (0, 1)), 0.006 * H)[..., None] * (1 - wet)
        return tone(out * (1 - 0.16 * sh) * 0.9)


class Lines:
    """Fine lines of light crossing a frosted pane."""

    def __init__(self, size):
        self.size = size
        self.x, self.y = coords(size)
        k = size[1] / 1200
        self.gx, self.gy = noise(size, 1.1 * k, 1) * 0.0006, noise(size, 1.1 * k, 2) * 0.0006
        self.soft = noise(size, 60 * k, 3)
        self.speck = noise(size, 0.9 * k, 5) * 0.010
        # A pane with rounded corners standing before a lit wall.
        qx, qy = np.abs(self.x) - 0.285, np.abs(self.y + 0.005) - 0.385
        sd = np.hypot(np.clip(qx + 0.05, 0, None), np.clip(qy + 0.05, 0, None)) + np.minimum(np.maximum(qx + 0.05, qy + 0.05), 0) - 0.05
        self.pane = 1 / (1 + np.exp(np.clip(sd * size[1] * 0.9, -40, 40)))
        self.edge = np.exp(-(sd / 0.0026) ** 2)
        self.inner = np.exp(-((sd + 0.012) / 0.010) ** 2)
        sx = np.hypot(np.clip(qx + 0.03 - 0.025, 0, None), np.clip(qy + 0.02 - 0.03, 0, None))
        self.shadow = np.exp(-(sx / 0.06) ** 2)

    def frame(self, t):
        wall = colour('#E9E0D4') * (1.02 - 0.30 * self.x[..., None] - 0.22 * self.y[..., None])
        wall = wall * (1 - 0.30 * self.shadow[..., None])
        x, y = self.x + self.gx, self.y + self.gy
        u = x * 0.93 + y * 0.36 + 0.05 * np.sin(y * 3.4 + 0.6) + 0.003 * self.soft
        glow = np.zeros((*x.shape, 3), np.float32)
        spacing = 0.092
        for i in range(-8, 9):
            p = (i + t) * spacing
            d = u - p
            fade = np.exp(-(p / 0.42) ** 2) * (0.6 + 0.4 * np.cos(TAU * (y * 0.7 - t) + i * 0.0))
            tint = (colour('#FFE9C9'), colour('#FFF7EA'), colour('#E7F1E8'))[1]
            core, halo, wide = np.exp(-(d / 0.0013) ** 2), np.exp(-(d / 0.007) ** 2), np.exp(-(d / 0.030) ** 2)
            glow += (fade * core)[..., None] * tint * 1.0 + (fade * halo)[..., None] * colour('#FFE2B8') * 0.30 + (fade * wide)[..., None] * colour('#F4C691') * 0.13
        glass = colour('#C3CCC3') * (0.74 + 0.10 * self.soft[..., None] * 0.3 - 0.28 * self.y[..., None] * 0.5) + self.speck[..., None] * 0.5
        glass = glass * (1 + 0.25 * self.inner[..., None]) + glow
        p = self.pane[..., None]
        out = wall * (1 - p) + glass * p + 0.33 * self.edge[..., None] * np.array((1, 1, 0.98), np.float32)
        # The same light falls on the wall beside the pane, out of focus.
        return tone(out * 0.98, 0.7)


class Water:
    """Slow rings in a bowl of water: refraction, caustics and glints over the rendered bowl."""

    def __init__(self, size):
        img = layers('hydra-reset-premium', ['colour'])['colour']
        img = img * neutral(img)
        img = img * (0.56 / np.quantile(img.mean(-1), 0.7))
        self.img = resize(img, size)
        self.x, self.y = coords(size)
        r = np.hypot(self.x, self.y)
        self.mask = 1 / (1 + np.exp((r - 0.325) * size[1] * 0.16))
        self.rim = np.exp(-((r - 0.327) / 0.0035) ** 2)

    def height(self, t):
        h = np.zeros_like(self.x)
        for cx, cy, k, n, a, ph in ((0.06, -0.03, 62, 2, 1.5, 0), (-0.15, 0.16, 84, 3, 0.35, 1.3), (0.18, 0.2, 46, 1, 0.3, 2.2), (-0.1, -0.2, 74, 2, 0.25, 4.0)):
            r = np.hypot(self.x - cx, self.y - cy)
            h += a * np.sin(k * np.sqrt(r * r + 4e-4) - TAU * n * t + ph) * np.exp(-r * 4.2) * (1 - 0.8 * np.exp(-(r * 16) ** 2))
        return h.astype(np.float32)

    def frame(self, t):
        H = self.x.shape[0]
        h = self.height(t)
        gy, gx = np.gradient(h, 1.0 / H)
        k = 0.00016
        m = self.mask
        img = sample(self.img, self.x + gx * k * m, self.y + gy * k * m)
        lap = gaussian_filter(np.gradient(gx, 1 / H, axis=1) + np.gradient(gy, 1 / H, axis=0), 1.2)
        caustic = np.clip(1 - lap * 0.000052, 0.72, 1.6)
        caustic = 1 + (caustic - 1) * m
        n = np.stack([-gx * 0.006, -gy * 0.006, np.ones_like(gx)], -1)
        n /= np.linalg.norm(n, axis=-1, keepdims=True)
        half = np.array((-0.16, -0.19, 0.97), np.float32)
        half /= np.linalg.norm(half)
        spec = np.clip(n @ half, 0, 1) ** 420 * m
        tint = 1 - m[..., None] * (1 - np.array((0.955, 0.985, 0.975), np.float32))
        out = img * tint * caustic[..., None] + 0.42 * spec[..., None] + 0.05 * self.rim[..., None]
        return tone(out, 0.66)


class Bubbles:
    """Fine bubbles rising through the rendered cylinder of water."""

    # Where the water stands in the plate, in heights from the centre: left, right, surface, floor.
    BOX = (-0.135, 0.12, -0.231, 0.208)

    def __init__(self, size):
        img = layers('oxygen-boost-capilar', ['colour'])['colour']
        img = img * neutral(img)
        img = img * (0.6 / np.quantile(img.mean(-1), 0.72))
        self.img = resize(img, size)
        self.size = size
        self.x, self.y = coords(size)
        self.clear(-0.098, 0.112, 0.012, 0.200)
        rnd = random.Random(5)
        l, r, top, floor = self.BOX
        mid = (l + r) / 2
        self.bubbles = []
        for i in range(190):
            depth = rnd.uniform(0, 1)
            size_ = rnd.choice((0.0026, 0.0034, 0.0042, 0.0056, 0.0078)) * (0.75 + 0.4 * depth)
            spread = rnd.gauss(0, 0.052)
            self.bubbles.append((mid + max(l - mid + 0.012, min(r - mid - 0.012, spread)), size_, rnd.random(), rnd.choice((1, 1, 2)), rnd.uniform(0, TAU), rnd.choice((1, 2, 3)), depth))
        self.bubbles.sort(key=lambda b: b[6])

    def clear(self, x0, x1, y0, y1):
        """The twig's shadow, seen through the water, looks like fish: fill that patch from its four edges."""
        W, H = self.size
        a, b, c, d = (int(v * H + o) for v, o in ((x0, W / 2), (x1, W / 2), (y0, H / 2), (y1, H / 2)))
        soft = gaussian_filter(self.img, (0.006 * H, 0.006 * H, 0))
        top, bottom, left, right = soft[c, a:b][None], soft[d, a:b][None], soft[c:d, a][:, None], soft[c:d, b][:, None]
        u, v = np.linspace(0, 1, b - a)[None, :, None], np.linspace(0, 1, d - c)[:, None, None]
        corners = (1 - u) * (1 - v) * soft[c, a] + u * (1 - v) * soft[c, b] + (1 - u) * v * soft[d, a] + u * v * soft[d, b]
        fill = (1 - v) * top + v * bottom + (1 - u) * left + u * right - corners
        k = np.minimum(np.minimum(u, 1 - u) * (b - a), np.minimum(v, 1 - v) * (d - c)) / (0.008 * H)
        k = np.clip(k, 0, 1)
        self.img[c:d, a:b] = self.img[c:d, a:b] * (1 - k) + fill * k

    def frame(self, t):
        out = self.img.copy()
        W, H = self.size
        l, r, top, floor = self.BOX
        for x0, rad, p, n, ph, wob, depth in self.bubbles:
            q = (p + n * t) % 1.0
            y = floor - (floor - top) * q
            spread = 1 + 1.1 * q
            mid = (l + r) / 2
            x = mid + (x0 - mid) * spread * 0.75 + 0.0035 * math.sin(TAU * wob * q * 2 + ph)
            x = max(l + rad, min(r - rad, x))
            R = rad * (0.8 + 0.35 * q)
            alpha = min(1, q * 14, (1 - q) * 18) * (0.55 + 0.45 * depth)
            px, py, pr = x * H + W / 2, y * H + H / 2, R * H
            a0, a1, b0, b1 = int(px - pr - 2), int(px + pr + 3), int(py - pr - 2), int(py + pr + 3)
            yy, xx = np.mgrid[b0:b1, a0:a1].astype(np.float32)
            dx, dy = (xx - px) / pr, (yy - py) / pr
            d = np.hypot(dx, dy)
            inside = np.clip((1 - d) * pr + 0.5, 0, 1)
            ring = np.clip(d, 0, 1) ** 5
            lit = np.clip(-(dx * 0.6 + dy * 0.75), 0, 1) * ring
            far = np.clip(dx * 0.6 + dy * 0.75, 0, 1) * ring
            dot = np.exp(-(((dx + 0.36) ** 2 + (dy + 0.42) ** 2) / 0.035))
            patch = out[b0:b1, a0:a1]
            shade = patch * (1 - 0.42 * ring[..., None]) * (1 + 0.10 * (1 - ring[..., None]))
            shade = shade + (0.55 * dot + 0.28 * far + 0.22 * lit)[..., None]
            k = (inside * alpha)[..., None]
            out[b0:b1, a0:a1] = patch * (1 - k) + shade * k
        return tone(out, 0.62)


class Pond:
    """Leaves on calm water while the shadow of a branch moves across them."""

    def __init__(self, size):
        lay = layers('detox-balance', ['light_sun', 'light_sky'])
        both = lay['light_sun'] + lay['light_sky']
        k = neutral(both, 0.85) * (0.58 / np.quantile(both.mean(-1), 0.7))
        water = np.array((0.955, 0.99, 0.965), np.float32)
        self.sun, self.sky = (resize(lay[n] * k * water, size) for n in ('light_sun', 'light_sky'))
        self.x, self.y = coords(size)
        self.size = size
        # The branch, drawn once on a wider canvas and swayed by moving where it is read.
        S, edge = 1000, 200  # the canvas reaches past the picture, or the sway would bring its border in
        im = Image.new('L', (S + 2 * edge, S + 2 * edge), 0)
        d = ImageDraw.Draw(im)
        rnd = random.Random(9)
        for bx, by, lean, n in ((1.1, 0.0, 2.45, 17), (0.78, -0.1, 2.1, 14), (1.14, 0.46, 2.85, 14)):
            for i in range(n):
                t = i / (n - 1)
                x, y = (bx + math.cos(lean) * t * 0.78) * S, (by + math.sin(lean) * t * 0.78 + 0.05 * math.sin(3 * t)) * S
                a = lean + (0.8 if i % 2 else -0.8) + rnd.uniform(-0.2, 0.2)
                L, W = S * 0.15 * (1.15 - 0.5 * t), S * 0.052 * (1.15 - 0.4 * t)
                pts = [(x + L * u * math.cos(a) - s * W / 2 * math.sin(math.pi * u) * math.sin(a), y + L * u * math.sin(a) + s * W / 2 * math.sin(math.pi * u) * math.cos(a))
                       for s, us in ((1, range(0, 21)), (-1, range(20, -1, -1))) for u in [q / 20 for q in us]]
                d.polygon([(px + edge, py + edge) for px, py in pts], fill=255)
        self.branch = np.asarray(im.filter(ImageFilter.GaussianBlur(7)), np.float32) / 255

    def frame(self, t):
        H = self.size[1]
        # Sway about the upper right corner, further out moving more.
        a = 0.055 * math.sin(TAU * t) + 0.018 * math.sin(TAU * 2 * t + 1)
        ox, oy = 0.45, -0.5
        dx, dy = self.x - ox, self.y - oy
        reach = np.hypot(dx, dy)
        a = a * (0.5 + reach) + 0.012 * np.sin(TAU * t + reach * 9)
        c, s = np.cos(a), np.sin(a)
        bx, by = ox + dx * c - dy * s, oy + dx * s + dy * c
        mask = map_coordinates(self.branch, [(by + 0.7) * 1000, (bx + 0.7) * 1000], order=1, mode='constant')
        h = np.zeros_like(self.x)
        for kx, ky, n, amp, ph in ((16, 9, 1, 1, 0), (-11, 19, 1, 0.8, 1.7), (27, -12, 2, 0.4, 0.6), (6, 31, 2, 0.35, 2.9), (-34, -17, 2, 0.22, 4.4)):
            h += amp * np.sin(kx * self.x + ky * self.y - TAU * n * t + ph)
        gy, gx = np.gradient(h, 1.0 / H)
        k = 0.00013
        sun, sky = sample(self.sun, self.x + gx * k, self.y + gy * k), sample(self.sky, self.x + gx * k, self.y + gy * k)
        lap = np.gradient(gx, 1 / H, axis=1) + np.gradient(gy, 1 / H, axis=0)
        caustic = np.clip(1 - lap * 0.00017, 0.8, 1.3)[..., None]
        out = sky + sun * (1 - 0.82 * mask[..., None]) * caustic
        glint = np.clip((-gx * 0.5 - gy * 0.86) / 42 - 0.55, 0, 1) ** 2 * (1 - 0.8 * mask)
        return tone(out + 0.16 * glint[..., None], 0.66)


class Silk:
    """Amber light advancing over folds of silk: the weights of four rendered lamps."""

    def __init__(self, size):
        names = ['light_lamp0', 'light_lamp1', 'light_lamp2', 'light_lamp3', 'light_sky']
        lay = layers('lift-lux-therapies', names)
        # The lamps were rendered a deep amber; most of it becomes a warm white, or the silk looks like tangerine.
        warm = lambda a: 0.30 * a + 0.70 * a.mean(-1, keepdims=True) * np.array((1.24, 1.0, 0.70), np.float32)
        self.lamps = [resize(warm(lay[n]), size) for n in names[:4]]
        self.sky = resize(lay[names[4]], size)
        total = sum(l.mean(-1) for l in self.lamps) / 2.5 + 1.5 * self.sky.mean(-1)
        self.k = 0.44 / np.quantile(total, 0.7)

    def frame(self, t):
        out = self.sky * 1.5
        for i, lamp in enumerate(self.lamps):
            w = (0.5 + 0.5 * math.cos(TAU * (t - i / 4))) ** 2
            out = out + lamp * (0.10 + 0.85 * w)
        return tone(out * self.k, 0.6)


LOOPS = {
    'glow-express-45': Glow,
    'hydra-reset-premium': Water,
    'oxygen-boost-capilar': Bubbles,
    'detox-balance': Pond,
    'clear-skin-laser': Lines,
    'lift-lux-therapies': Silk,
}


def picture(frame, seed=0):
    dither = np.random.default_rng(seed).uniform(-0.5, 0.5, frame.shape) / 255
    return (np.clip(frame + dither, 0, 1) * 255 + 0.5).astype(np.uint8)


def encode(frames, path):
    """Both formats, each as good as fits into LIMIT."""
    w, h = VIDEO
    source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{w}x{h}', '-r', str(FPS), '-i', '-']
    colour_tags = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-pix_fmt', 'yuv420p']
    for ext, codec, levels in (('webm', ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1', '-cpu-used', '3', '-deadline', 'good'], (33, 37, 41, 45, 50, 56)),
                               ('mp4', ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'], (23, 26, 29, 32, 35, 38))):
        for crf in levels:
            out = f'{path}.{ext}'
            subprocess.run(['nice', '-n', '19', 'ffmpeg', '-y', '-loglevel', 'error', *source, *colour_tags, *codec, '-crf', str(crf), '-an', out],
                           input=frames, check=True)
            if os.path.getsize(out) <= LIMIT:
                print(os.path.basename(out), os.path.getsize(out), 'crf', crf, flush=True)
                break
        else:
            raise RuntimeError(f'{path}.{ext} stays above {LIMIT} bytes')


def main():
    args = [a for a in sys.argv[1:] if not a.startswith('--')]
    for name in args or LOOPS:
        make = LOOPS[name]
        poster = os.path.join(ART, 'masters', 'spa', f'{name}.png')
        os.makedirs(os.path.dirname(poster), exist_ok=True)
        Image.fromarray(picture(make(POSTER).frame(0.0))).save(poster)
        if '--poster' in sys.argv:
            continue
        loop = make(VIDEO)
        n = FPS * SECONDS
        frames = b''.join(picture(loop.frame(i / n), i % 1).tobytes() for i in range(n))
        os.makedirs(os.path.join(ART, 'web', 'spa'), exist_ok=True)
        encode(frames, os.path.join(ART, 'web', 'spa', name))


if __name__ == '__main__':
    main()
