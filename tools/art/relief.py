"""Light on a relief: what a height field looks like in the packs' studio, without Blender and without noise.

A height field hides nothing below itself, so shadows, sky and refraction are sums over shifted pictures.
Lengths are in units of the field; z is up, the camera stands at −y and looks down.
"""
import math

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

KEY = dict(at=(-2.7, 1.15, 1.9), size=(1.1, 1.5), colour=(1.0, 0.955, 0.90))
LAMPS = [KEY, dict(at=(2.6, -1.6, 1.9), size=(0.8, 2.4), colour=(1.0, 0.99, 0.97)), dict(at=(0.9, 3.1, 1.9), size=(2.2, 0.8), colour=(1.0, 1.0, 1.0))]
SHARES = (0.74, 0.07, 0.08)  # of the light on level paper; the sky gives the rest


def linear(hex_colour):
    c = np.array([int(hex_colour[i:i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def unit(v):
    v = np.asarray(v, np.float32)
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


def blur(a, sigma):
    return gaussian_filter(a, (sigma, sigma) + (0,) * (a.ndim - 2), mode='nearest')


def normals(h, px):
    gy, gx = np.gradient(h, px)
    return unit(np.stack([-gx, -gy, np.ones_like(h)], -1))


def shifted(h, dx, dy):
    """h at (x + dx, y + dy), whole pixels; the border is repeated."""
    n, m = h.shape
    return h[np.clip(np.arange(n) + dy, 0, n - 1)][:, np.clip(np.arange(m) + dx, 0, m - 1)]


def horizon(h, px, azimuth, far):
    """Tangent of the height at which the sky begins in this direction."""
    x, y = math.cos(azimuth), math.sin(azimuth)
    slope, step = np.zeros(h.shape, np.float32), 1.5
    while step * px < far:
        np.maximum(slope, (shifted(h, round(step * x), round(step * y)) - h) / (step * px), out=slope)
        step += 1.0 + step * 0.06
    return slope


def sky(h, px, far, rays=8):
    """Share of the sky that each point sees."""
    rows, cols = h.shape
    h, px = np.ascontiguousarray(h[::2, ::2]), 2 * px
    seen = np.zeros(h.shape, np.float32)
    for k in range(rays):
        a = (k + 0.5) * 2 * math.pi / rays
        slope, step = np.zeros(h.shape, np.float32), 1.5
        while step * px < far:
            up = (shifted(h, round(step * math.cos(a)), round(step * math.sin(a))) - h) / (step * px)
            np.maximum(slope, up, out=slope)
            step *= 1.5
        seen += 1 - (slope / np.sqrt(1 + slope * slope)) ** 2
    return gaussian_filter((seen / rays).repeat(2, 0).repeat(2, 1)[:rows, :cols], 1.0)


def arriving(h, px, n, lamp, rays, far):
    """Light of a softbox: from each azimuth the part of it that stands above the horizon."""
    c = np.array(lamp['at'])
    out, reach = math.hypot(c[0], c[1]), np.linalg.norm(c)
    azimuth, spread = math.atan2(c[1], c[0]), lamp['size'][0] / out
    tall = lamp['size'][1] / 2
    low, high = (c[2] - tall * out / reach) / (out + tall * c[2] / reach), (c[2] + tall * out / reach) / (out - tall * c[2] / reach)
    total = np.zeros(h.shape, np.float32)
    coarse = np.ascontiguousarray(h[::2, ::2])
    for k in range(rays):
        a = azimuth + spread * ((k + 0.5) / rays - 0.5)
        hidden = np.clip((horizon(coarse, 2 * px, a, far) - low) / (high - low), 0, 1)
        hidden = gaussian_filter(hidden.repeat(2, 0).repeat(2, 1)[:h.shape[0], :h.shape[1]], 1.0)
        hidden = hidden * hidden * (3 - 2 * hidden)
        tan = low + (high - low) * (0.5 + 0.5 * hidden)
        flat = n[..., 0] * math.cos(a) + n[..., 1] * math.sin(a)
        total += (1 - hidden) * np.clip(flat / tan + n[..., 2], 0, None)
    return total / rays


def irradiance(h, px, n, bright=0.8, far=0.9):
    """Light that arrives, level paper in the open being 1: (key, all else, share of the sky). bright: how much the relief gives back."""
    parts = [arriving(h, px, n, lamp, rays, min(far, float(h.max()) * 1.6 + 0.05))[..., None] * share * np.array(lamp['colour'], np.float32)
             for lamp, share, rays in zip(LAMPS, SHARES, (7, 3, 4))]
    seen = sky(h, px, far)
    open_sky = seen * (0.5 + 0.5 * n[..., 2])
    a, b, c = 2.04 * bright - 0.33, -4.8 * bright + 0.64, 2.76 * bright + 0.69
    open_sky = np.maximum(open_sky, ((open_sky * a + b) * open_sky + c) * open_sky)  # light between bright walls
    ambient = (1 - sum(SHARES)) * open_sky[..., None] * np.array((1.0, 0.985, 0.965), np.float32)
    return parts[0], parts[1] + parts[2] + ambient, seen


def scattered(e, inside, px, radius):
    """Light that travels below the surface, red the furthest; none crosses the edge of the matter."""
    out = np.empty_like(e)
    for i, far in enumerate((1.0, 0.72, 0.55)):
        mix = 0.30 * e[..., i]
        for share, k in ((0.38, 0.6), (0.32, 1.7)):
            sigma = radius * far * k / px
            mix = mix + share * blur(e[..., i] * inside, sigma) / np.maximum(blur(inside, sigma), 0.02)
        out[..., i] = mix
    return out


def gloss(p, r, rough):
    """What the mirror sees: three softboxes in a pale room."""
    up = np.clip(r[..., 2], -1, 1)
    room = 0.16 + 0.22 * np.clip(up, 0, 1)
    out = room[..., None] * np.array((1.0, 0.97, 0.93), np.float32)
    out = out + np.clip(0.5 - 3 * up, 0, 1)[..., None] * np.array((0.30, 0.27, 0.24), np.float32)  # the paper
    for lamp, power in zip(LAMPS, (26.0, 3.5, 6.0)):
        c = np.array(lamp['at'], np.float32)
        back = unit(c)
        u = unit(np.cross((0, 0, 1), back))
        v = np.cross(back, u)
        t = ((c - p) @ back) / np.maximum(r @ back, 1e-3)
        q = p + r * t[..., None] - c
        soft = 0.1 + 2.6 * rough
        edge = lambda x, half: 1 / (1 + np.exp(np.clip((np.abs(x) - half) / (0.3 * soft), -30, 30)))
        wide = (1 + 1.7 * soft) ** 2 / 1.37
        out = out + (edge(q @ u, lamp['size'][0] / 2) * edge(q @ v, lamp['size'][1] / 2) * power / wide * (r @ back > 0.05))[..., None] * np.array(lamp['colour'], np.float32)
    return out


def fresnel(cos, ior):
    f0 = ((ior - 1) / (ior + 1)) ** 2
    return f0 + (1 - f0) * (1 - np.clip(cos, 0, 1)) ** 5


def refracted(d, n, ior):
    cos = -(n * d).sum(-1)
    k = 1 / ior
    return k * d + (k * cos - np.sqrt(np.maximum(1 - k * k * (1 - cos ** 2), 0)))[..., None] * n


def focused(h, px, n, tint, ior, deep, blurred=0.01):
    """The key light on the paper below clear matter: bright where it is gathered, tinted by its way."""
    rows, cols = h.shape
    light = -unit(KEY['at'])
    covered = h > 0.002
    bend = refracted(np.broadcast_to(light, n.shape), n, ior)
    far = np.where(covered, h, 0) / np.maximum(-bend[..., 2], 0.2)
    flux = np.clip(-(n @ light) / n[..., 2] / -light[2], 0, 4)
    J, I = np.mgrid[0:rows, 0:cols].astype(np.float32)
    flat = np.maximum(h, 0) / -light[2] / px
    put = lambda x, y, w: np.histogram2d(y.ravel(), x.ravel(), bins=(rows, cols), range=((-0.5, rows - 0.5), (-0.5, cols - 0.5)), weights=w.ravel())[0]
    shade = blur(put(I + flat * light[0], J + flat * light[1], covered * 1.0), 2.0) > 0.15
    flux = np.where(covered, flux, ~shade)
    out = np.empty(n.shape, np.float32)
    for i in range(3):
        got = put(I + far * bend[..., 0] / px, J + far * bend[..., 1] / px, flux * tint[i] ** (0.8 * far / deep))
        out[..., i] = 0.85 * blur(got, blurred / px) + 0.15 * blur(got, 5 * blurred / px)
    return out


class View:
    """A long lens that looks down: columns stay columns, the nearer hides the further."""

    def __init__(self, h, px, tilt, rows, drop=0.0):
        e = math.radians(tilt)
        self.eye = np.array((0, -math.cos(e), math.sin(e)), np.float32)
        n, m = h.shape
        y = (np.arange(n) - (n - 1) / 2) * px
        top = np.maximum.accumulate(y[:, None] * math.sin(e) + h * math.cos(e), axis=0) + np.arange(n)[:, None] * 1e-6
        s = (np.arange(rows)[::-1] - (rows - 1) / 2) * px + drop
        self.j = np.stack([np.interp(s, top[:, k], np.arange(n)) for k in range(m)], 1).astype(np.float32)
        self.i = np.broadcast_to(np.arange(m, dtype=np.float32), self.j.shape)

    def see(self, a, order=1):
        if a.ndim == 2:
            return map_coordinates(a, (self.j, self.i), order=order, mode='nearest')
        return np.stack([self.see(a[..., k], order) for k in range(a.shape[-1])], -1)


def tone(x, knee=0.66):
    peak = x.max(-1, keepdims=True)
    mapped = np.where(peak > knee, knee + (1 - knee) * (1 - np.exp(-np.maximum(peak - knee, 0) / (1 - knee))), peak)
    x = np.clip(x * (mapped / np.maximum(peak, 1e-6)), 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)
